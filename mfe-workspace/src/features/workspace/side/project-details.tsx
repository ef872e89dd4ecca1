import type { GenerationUsage } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Badge } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { listFiles, sizeInKilobytes, useFileTree } from '../code';
import { isLoading, useProject } from '../model';
import { SideSection } from '../layout';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  font-size: var(--text-13);
  font-variant-numeric: tabular-nums;

  dt {
    color: var(--color-text-muted);
  }
  dd {
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

/** Status, file count and size. */
export function ProjectDetails() {
  const files = listFiles(useFileTree());
  const [status, tone] = useStatus();
  const engine = useProject((project) => project.engine);
  const usage = useProject((project) => project.usage);
  return (
    <SideSection title="Project details">
      <Facts>
        <dt>Status</dt>
        <dd>
          <Badge $tone={tone}>{status}</Badge>
        </dd>
        <dt>Files</dt>
        <dd>{files.length}</dd>
        <dt>Size</dt>
        <dd>{sizeInKilobytes(files).toFixed(1)} KB</dd>
        {engine?.model && (
          <>
            <dt>Model</dt>
            <dd>{engine.model}</dd>
          </>
        )}
        {usage && <Usage usage={usage} />}
      </Facts>
    </SideSection>
  );
}

/** Tokens of the latest generation, and its cost where prices are configured. */
function Usage({ usage }: { readonly usage: GenerationUsage }) {
  const { input_tokens: input, output_tokens: output, cost, currency } = usage;
  return (
    <>
      <dt>Tokens</dt>
      <dd>
        {input.toLocaleString()} read, {output.toLocaleString()} written
      </dd>
      {cost !== null && (
        <>
          <dt>Cost</dt>
          <dd>
            {cost < 0.01 && cost > 0 ? cost.toFixed(4) : cost.toFixed(2)} {currency}
          </dd>
        </>
      )}
    </>
  );
}

/**
 * Status of the specification, "Generating" or "Ready"; "Not generated" while there is no result
 * (decision 065).
 */
function useStatus(): [text: string, tone: Tone] {
  const loading = useProject(isLoading);
  const hasFiles = useProject((project) => project.files !== null);
  if (loading) return ['Generating', 'accent'];
  return hasFiles ? ['Ready', 'success'] : ['Not generated', 'warning'];
}
