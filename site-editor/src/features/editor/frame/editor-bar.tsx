import { Globe, Monitor, Redo2, Save, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, ExternalLink, IconButton, notify } from 'shared-kit/ui';
import type { Canvas } from '../canvas/open-canvas';
import type { SiteWork } from '../work/site-work';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);
`;

const Title = styled.h1`
  flex: 1 1 12ch;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  font-size: var(--text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: var(--space-1);

  [aria-pressed='true'] {
    background: var(--color-surface-active);
    color: var(--color-accent-text);
  }
`;

const State = styled.output`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const icon = { size: 16, 'aria-hidden': true } as const;
const deviceIcons = [
  ['desktop', 'Desktop', <Monitor key="d" {...icon} />],
  ['tablet', 'Tablet', <Tablet key="t" {...icon} />],
  ['phone', 'Phone', <Smartphone key="p" {...icon} />],
] as const;

/** Properties of `EditorBar`. */
export interface EditorBarProps {
  readonly work: SiteWork;
  readonly canvas: Canvas | null;
  readonly onSave: () => void;
}

/** Which website, in which width, and what becomes of the work. */
export function EditorBar({ work, canvas, onSave }: EditorBarProps) {
  const { site, isUnsaved, busy } = work.store();
  const { canUndo, canRedo, device } = useEditorState(canvas);
  const publish = async (): Promise<void> => {
    const answer = await work.publish();
    if (answer) notify.success(answer.message);
  };
  return (
    <Bar>
      <Title title={site.title}>{site.title}</Title>
      <Group aria-label="Width">
        {deviceIcons.map(([id, label, symbol]) => (
          <IconButton
            key={id}
            size="small"
            label={label}
            icon={symbol}
            aria-pressed={device === id}
            onClick={() => canvas?.editor.Devices.select(id)}
          />
        ))}
      </Group>
      <Group aria-label="History">
        <IconButton
          size="small"
          label="Undo"
          icon={<Undo2 {...icon} />}
          disabled={!canUndo}
          onClick={() => canvas?.editor.UndoManager.undo()}
        />
        <IconButton
          size="small"
          label="Redo"
          icon={<Redo2 {...icon} />}
          disabled={!canRedo}
          onClick={() => canvas?.editor.UndoManager.redo()}
        />
      </Group>
      <State>{describe(isUnsaved, site.version)}</State>
      <ExternalLink href={site.link}>Published site</ExternalLink>
      <Button
        size="small"
        icon={<Save {...icon} />}
        disabled={!isUnsaved}
        busy={busy === 'save'}
        onClick={onSave}
      >
        Save
      </Button>
      <Button
        size="small"
        variant="primary"
        icon={<Globe {...icon} />}
        disabled={!canvas}
        busy={busy === 'publish'}
        onClick={() => void publish()}
      >
        Publish
      </Button>
    </Bar>
  );
}

function describe(isUnsaved: boolean, version: number | null): string {
  if (isUnsaved) return 'Unsaved changes';
  return version === null ? 'Saved' : `Saved as version ${version}`;
}

function useEditorState(canvas: Canvas | null) {
  const [state, setState] = useState({ canUndo: false, canRedo: false, device: 'desktop' });
  useEffect(() => {
    if (!canvas) return undefined;
    const { editor } = canvas;
    const read = (): void => {
      setState({
        canUndo: editor.UndoManager.hasUndo(),
        canRedo: editor.UndoManager.hasRedo(),
        device: String(editor.Devices.getSelected()?.id ?? 'desktop'),
      });
    };
    const events = 'update undo redo device:select';
    editor.on(events, read);
    read();
    return () => {
      editor.off(events, read);
    };
  }, [canvas]);
  return state;
}
