import { Eye, Globe, Monitor, Redo2, Save, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, ExternalLink, IconButton, notify } from 'shared-kit/ui';
import type { Canvas } from '../canvas/canvas';
import type { SiteWork } from '../work/site-work';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 56px;
  padding: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (max-width: 600px) {
    padding-inline: var(--space-3);
  }
`;

const Names = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

const Title = styled.h1`
  margin: 0;
  overflow: hidden;
  font-size: var(--text-14);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** On a phone, a row of its own. */
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  @media (max-width: 600px) {
    flex: 1 0 100%;

    > :first-child {
      flex: 1;
    }
  }
`;

const SiteLink = styled(ExternalLink)`
  padding-inline: var(--space-2);

  @media (max-width: 600px) {
    display: none;
  }
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
  display: block;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  text-overflow: ellipsis;
  white-space: nowrap;
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
  readonly isPreview: boolean;
  readonly onPreview: () => void;
  readonly onSave: () => void;
}

/** Bar with the website's name, device widths, and state and actions of the work. */
export function EditorBar({ work, canvas, isPreview, onPreview, onSave }: EditorBarProps) {
  const { site, isUnsaved, busy } = work.store();
  const { canUndo, canRedo, device } = useEditorState(canvas);
  // Published in the workspace, where name and address are chosen.
  const isDraft = site.link === '';
  const publish = async (): Promise<void> => {
    const answer = await work.publish();
    if (answer) notify.success(answer.message);
  };
  return (
    <Bar>
      <Names>
        <Title title={site.title}>{site.title}</Title>
        <State>
          {isDraft && 'Not published · '}
          {describe(isUnsaved, site.version)}
        </State>
      </Names>
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
      <Actions>
        <Group aria-label="Page">
          <IconButton
            size="small"
            label="Undo"
            icon={<Undo2 {...icon} />}
            disabled={!canUndo || isPreview}
            onClick={() => canvas?.editor.UndoManager.undo()}
          />
          <IconButton
            size="small"
            label="Redo"
            icon={<Redo2 {...icon} />}
            disabled={!canRedo || isPreview}
            onClick={() => canvas?.editor.UndoManager.redo()}
          />
          <IconButton
            size="small"
            label="Preview"
            icon={<Eye {...icon} />}
            disabled={!canvas}
            aria-pressed={isPreview}
            onClick={onPreview}
          />
        </Group>
        {!isDraft && <SiteLink href={site.link}>Published site</SiteLink>}
        <Button
          size="small"
          variant={isDraft ? 'primary' : 'secondary'}
          icon={<Save {...icon} />}
          disabled={!isUnsaved}
          busy={busy === 'save'}
          onClick={onSave}
        >
          Save
        </Button>
        {!isDraft && (
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
        )}
      </Actions>
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
