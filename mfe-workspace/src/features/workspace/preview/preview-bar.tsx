import {
  ExternalLink,
  Monitor,
  MousePointerClick,
  MoveHorizontal,
  RotateCw,
  Smartphone,
  Tablet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, IconButton, Spinner, useNarrowScreen } from 'shared-kit/ui';
import type { Picking } from './pick/use-picking';
import { isLoading, useProject } from '../model';
import { ShareButton } from '../publish';
import type { PreviewWidth } from './use-fitted-frame';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 40px;
  padding: 2px var(--space-2);
  border-block-end: 1px solid var(--color-border);

  /* On a phone it is below the website, where there is room and within reach of a thumb. */
  @media (max-width: 640px) {
    grid-row: 5;
    border-block: 1px solid var(--color-border) 0;
  }

  > button {
    flex: none;
    white-space: nowrap;
  }
`;

const Working = styled.output`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  flex: 1;
  min-width: 0;
  margin-inline-start: var(--space-2);
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-13);
  white-space: nowrap;
`;

const choices: readonly { width: PreviewWidth; label: string; icon: ReactNode }[] = [
  { width: 'Panel', label: 'Width of the panel', icon: <MoveHorizontal size={16} aria-hidden /> },
  { width: 'Desktop', label: 'Desktop width', icon: <Monitor size={16} aria-hidden /> },
  { width: 'Tablet', label: 'Tablet width', icon: <Tablet size={16} aria-hidden /> },
  { width: 'Phone', label: 'Phone width', icon: <Smartphone size={16} aria-hidden /> },
];

const nextVersion = 'Working on the next version';
const openWindow = 'Open in new tab';
const openIcon = <ExternalLink size={16} aria-hidden />;

/** Properties of `PreviewBar`. */
export interface PreviewBarProps {
  readonly width: PreviewWidth;
  readonly onWidthChange: (width: PreviewWidth) => void;
  readonly onReload: () => void;
  readonly onOpenWindow: () => void;
  /** Null while nothing can be picked. */
  readonly picking: Picking | null;
}

/** Toolbar of the preview. */
export function PreviewBar({
  width,
  onWidthChange,
  onReload,
  onOpenWindow,
  picking,
}: PreviewBarProps) {
  const isNarrow = useNarrowScreen();
  const loading = useProject(isLoading);
  const isFirst = useProject((project) => project.files === null);
  const work = isFirst ? 'Building your website' : isNarrow ? 'Working' : nextVersion;
  return (
    <Bar>
      {!isNarrow &&
        choices.map((choice) => (
          <IconButton
            key={choice.width}
            label={choice.label}
            icon={choice.icon}
            aria-pressed={width === choice.width}
            variant={width === choice.width ? 'secondary' : 'quiet'}
            onClick={() => onWidthChange(choice.width)}
          />
        ))}
      <IconButton
        label="Reload the preview"
        icon={<RotateCw size={16} aria-hidden />}
        onClick={onReload}
      />
      {/* Hidden on a phone, beside the progress text. */}
      {!(isNarrow && loading) && (
        <Button
          size="small"
          variant={picking?.isOn ? 'secondary' : 'quiet'}
          icon={<MousePointerClick size={16} aria-hidden />}
          aria-pressed={picking?.isOn ?? false}
          disabled={!picking}
          onClick={() => picking?.toggle()}
        >
          Point at it
        </Button>
      )}
      <Working>
        {loading && (
          <>
            <Spinner size={14} /> {work}
          </>
        )}
      </Working>
      <ShareButton />
      {isNarrow ? (
        <IconButton label={openWindow} icon={openIcon} onClick={onOpenWindow} />
      ) : (
        <Button size="small" variant="quiet" icon={openIcon} onClick={onOpenWindow}>
          {openWindow}
        </Button>
      )}
    </Bar>
  );
}
