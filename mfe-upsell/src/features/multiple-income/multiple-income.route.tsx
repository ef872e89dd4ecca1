import { Unplug } from 'lucide-react';
import { useRuntimeConfig } from 'shared-kit/config';
import { Card, EmptyState, LinkButton, Page } from 'shared-kit/ui';
import { ToolFrame } from './tool-frame';

/** The Multiple Income page: the embedded tool, or a notice that none is configured. */
export default function MultipleIncomeRoute() {
  const { multipleIncome, supportUrl } = useRuntimeConfig();
  const { toolUrl } = multipleIncome;
  if (toolUrl) return <ToolFrame toolUrl={toolUrl} />;
  return (
    <Page title="Multiple Income">
      <Card $padding="none">
        <EmptyState
          icon={<Unplug size={20} aria-hidden />}
          title="No tool is connected yet"
          action={<LinkButton href={supportUrl}>Contact support</LinkButton>}
        >
          An outside tool appears here once its address is set up. Support can tell you when it will
          be ready.
        </EmptyState>
      </Card>
    </Page>
  );
}
