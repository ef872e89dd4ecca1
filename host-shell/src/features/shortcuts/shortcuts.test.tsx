import { screen, waitFor } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import { SearchToolbar, TextArea } from 'shared-kit/ui';
import { hasCommandKey, listShortcuts } from './shortcut-list';
import { Shortcuts } from './shortcuts';

const open = (searchable = true) =>
  renderPage(
    <>
      <Shortcuts button />
      <main>
        <SearchToolbar
          label="Search projects"
          placeholder="Search by title..."
          search=""
          onSearch={() => undefined}
          status=""
          disabled={!searchable}
        />
        <TextArea label="Prompt" />
      </main>
    </>,
  );

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

test('the question mark shows every shortcut, Escape closes the list', async () => {
  const { user } = open();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  for (const { does } of listShortcuts(false)) expect(screen.getByText(does)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).not.toBeInTheDocument());
});

test('the button shows it too and gets the focus back', async () => {
  const { user } = open();
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});

test('in a field, the question mark is a question mark', async () => {
  const { user } = open();
  const prompt = screen.getByLabelText('Prompt');
  await user.type(prompt, 'why? and/or');
  expect(prompt).toHaveValue('why? and/or');
  expect(sheet()).not.toBeInTheDocument();
});

test('a modified key is somebody else’s', async () => {
  const { user } = open();
  await user.keyboard('{Control>}?{/Control}{Meta>}?{/Meta}{Alt>}?{/Alt}');
  expect(sheet()).not.toBeInTheDocument();
});

test('the slash goes to the search and does not land in it', async () => {
  const { user } = open();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('without a search that can be used the slash does nothing', async () => {
  const { user } = open(false);
  await user.keyboard('/');
  expect(document.body).toHaveFocus();
});

test.each([
  ['MacIntel', true, '⌘'],
  ['iPhone', true, '⌘'],
  ['Win32', false, 'Ctrl'],
  ['Linux x86_64', false, 'Ctrl'],
])('on %s the command key is %s', (platform, command, cap) => {
  expect(hasCommandKey(platform)).toBe(command);
  expect(listShortcuts(command).map(({ keys }) => keys[0])).toContain(cap);
});
