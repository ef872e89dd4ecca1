import { ExternalLink, Monitor, RotateCw, Smartphone, Tablet } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { inlineDocument } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, ErrorState, IconButton, notify, Skeleton } from 'shared-kit/ui';
import { isLoading, useProject } from '../project/project-context';
import { usePreviewChannel } from './use-preview-channel';

/** What generated code may do in its frame. Never `allow-same-origin`: it would reach the app. */
const sandbox = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 40px;
  padding: 0 var(--space-2);
  border-block-end: 1px solid var(--color-border);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: auto;
  background: var(--color-surface-sunken);

  iframe {
    height: 100%;
    margin-inline: auto;
    border: 0;
    background: #fff;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  background: var(--color-surface);
`;

const widths = {
  Desktop: { size: '100%', icon: <Monitor size={16} aria-hidden /> },
  Tablet: { size: '768px', icon: <Tablet size={16} aria-hidden /> },
  Phone: { size: '390px', icon: <Smartphone size={16} aria-hidden /> },
} satisfies Record<string, { size: string; icon: ReactNode }>;
type Width = keyof typeof widths;

/** The Preview tab: the website in a frame of another origin, and in a tab of its own on demand. */
export function PreviewPanel() {
  const files = useProject((project) => project.files);
  const title = useProject((project) => project.draft.title);
  const document = useMemo(() => files && inlineDocument(files, title), [files, title]);
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = usePreviewChannel(frame, document);
  const [width, setWidth] = useState<Width>('Desktop');

  const openWindow = (): void => {
    if (!preview.openWindow()) {
      notify.error('The browser blocked the new tab. Allow pop-ups for this page and try again.');
    }
  };
  return (
    <Frame>
      <Bar>
        <WidthChoice width={width} onChange={setWidth} />
        <IconButton
          label="Reload the preview"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={preview.reload}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<ExternalLink size={16} aria-hidden />}
          onClick={openWindow}
        >
          Open in new tab
        </Button>
      </Bar>
      <Stage aria-busy={preview.status === 'loading'}>
        <iframe
          key={preview.address}
          ref={frame}
          title={`Preview of ${title}`}
          src={preview.address}
          sandbox={sandbox}
          style={{ width: widths[width].size }}
        />
        <PreviewCover status={preview.status} onRetry={preview.reload} />
      </Stage>
    </Frame>
  );
}

interface WidthChoiceProps {
  readonly width: Width;
  readonly onChange: (width: Width) => void;
}

function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const names = Object.keys(widths) as Width[]; // The keys of the record above and nothing else.
  return names.map((name) => (
    <IconButton
      key={name}
      label={`${name} width`}
      icon={widths[name].icon}
      aria-pressed={width === name}
      variant={width === name ? 'secondary' : 'quiet'}
      onClick={() => onChange(name)}
    />
  ));
}

interface PreviewCoverProps {
  readonly status: 'loading' | 'shown' | 'unreachable';
  readonly onRetry: () => void;
}

function PreviewCover({ status, onRetry }: PreviewCoverProps) {
  const loading = useProject(isLoading);
  if (status === 'unreachable') {
    return (
      <Cover>
        <ErrorState
          title="The preview could not be loaded"
          message="Your website is not affected: its code is in the Code tab and can be exported."
          onRetry={onRetry}
        />
      </Cover>
    );
  }
  if (status === 'shown' || loading) return null;
  return (
    <Cover>
      <Skeleton height={320} label="Loading the preview" />
    </Cover>
  );
}
