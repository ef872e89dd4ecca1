import type { ModelStatus } from 'shared-kit/contract';
import { Card, PageSection, Stack } from 'shared-kit/ui';
import { EnvironmentModel } from './environment-model';
import { ModelForm } from './model-form';
import { StatusNotice } from './status-notice';

/** The current model, with the form that changes it where allowed. */
export function ModelSection({ status }: { readonly status: ModelStatus }) {
  const { source, connection } = status;
  return (
    <PageSection
      beside
      title="Connection"
      description="For all members, from the next generation on."
    >
      <Stack>
        <StatusNotice status={status} />
        {source !== 'environment' && (
          <Card>
            <ModelForm connection={connection} />
          </Card>
        )}
        {source === 'environment' && connection && (
          <Card>
            <EnvironmentModel connection={connection} />
          </Card>
        )}
      </Stack>
    </PageSection>
  );
}
