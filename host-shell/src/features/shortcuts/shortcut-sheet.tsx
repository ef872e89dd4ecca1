import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { Dialog } from 'shared-kit/ui/dialog';
import { hasCommandKey, listShortcuts } from './shortcut-list';

const List = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);
    min-height: 44px;
    padding-block: var(--space-2);
  }
  > div + div {
    border-block-start: 1px solid var(--color-border);
  }
  dt {
    display: flex;
    gap: var(--space-1);
  }
  dd {
    margin: 0;
    color: var(--color-text-muted);
  }
  kbd {
    min-width: 26px;
    padding: 3px 7px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-surface-sunken);
    color: var(--color-text);
    font-family: inherit;
    font-size: var(--text-12);
    font-weight: 500;
    text-align: center;
  }
`;

/** The list of keyboard shortcuts. Loaded when somebody first asks for it. */
export default function ShortcutSheet(props: { onClose: () => void }): ReactElement {
  const shortcuts = listShortcuts(hasCommandKey(navigator.platform));
  return (
    <Dialog open onOpenChange={props.onClose} title="Keyboard shortcuts" width={480}>
      <List>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
