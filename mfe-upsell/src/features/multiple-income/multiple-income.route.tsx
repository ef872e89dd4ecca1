import { useRuntimeConfig } from 'shared-kit/config';
import { EmptyState, ExternalLink, Page } from 'shared-kit/ui';
import { ToolFrame } from './tool-frame';

/** The embedded tool, or the plain truth that there is none. */
export default function MultipleIncomeRoute() {
  const { multipleIncome, supportUrl } = useRuntimeConfig();
  const { toolUrl } = multipleIncome;
  if (toolUrl) return <ToolFrame toolUrl={toolUrl} />;
  return (
    <Page title="Multiple Income">
      <EmptyState
        title="No tool is connected yet"
        action={<ExternalLink href={supportUrl}>Contact support</ExternalLink>}
      >
        This page shows an outside tool once its address is set up. Nothing is lost; come back
        later, or ask when it will be ready.
      </EmptyState>
    </Page>
  );
}
