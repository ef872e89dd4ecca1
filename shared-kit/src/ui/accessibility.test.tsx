import { act, fireEvent, render, screen } from '@testing-library/react';
import { run } from 'axe-core';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from '../router';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  DataTable,
  EmptyState,
  ErrorState,
  ExternalLink,
  Form,
  GlobalStyle,
  IconButton,
  LinkButton,
  Notice,
  notify,
  OutdatedNotice,
  Page,
  PageSection,
  Pagination,
  PasswordField,
  SearchToolbar,
  Skeleton,
  Spinner,
  TextArea,
  TextField,
  ThemeSwitch,
  Toaster,
} from '.';
import { ConfirmDialog, Dialog } from './dialog';
import { Drawer } from './drawer';
import { Panels } from './panels';
import { Tabs } from './tabs';
import { Tree } from './tree';

const nothing = () => undefined;
const icon = <svg aria-hidden />;

/** jsdom lays nothing out, so contrast is not for axe here: contrast.test.ts computes it. */
async function violationsOf(ui: ReactNode): Promise<string[]> {
  const { baseElement } = render(
    <MemoryRouter>
      <GlobalStyle />
      <main>{ui}</main>
      <Toaster />
    </MemoryRouter>,
  );
  act(() => {
    notify.success('Link Copied');
    notify.error('Login failed');
  });
  // The check takes its time; theirs stands still meanwhile.
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  const { violations } = await run(baseElement, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

afterEach(() => {
  act(() => toast.removeAll());
});

it('finds nothing on controls and fields in all their states', async () => {
  const ui = (
    <Page title="Gallery" description="Everything" actions={<ThemeSwitch />}>
      <Form onSubmit={nothing}>
        <TextField label="Name" hint="Shown in the sidebar." />
        <TextField label="Email" error="Invalid email format" defaultValue="mira@" />
        <PasswordField label="Password" error="Password is required" />
        <TextArea label="Prompt" disabled />
        <Checkbox label="OTO 1" hint="Unlimited" />
        <Button type="submit" variant="primary" busy>
          Save Changes
        </Button>
        <Button disabled>Export</Button>
        <IconButton label="Edit" icon={icon} />
      </Form>
      <SearchToolbar
        label="Search by email"
        placeholder="Search by email..."
        search="mira"
        onSearch={nothing}
        status="1 user"
      />
      <LinkButton to="/projects">Projects</LinkButton>
      <ExternalLink href="https://help.example/">Contact support</ExternalLink>
      <Pagination page={5} pageCount={12} onPageChange={nothing} />
    </Page>
  );
  await expect(violationsOf(ui)).resolves.toEqual([]);
});

it('finds nothing on content and its stand-ins', async () => {
  const ui = (
    <Page title="Gallery">
      <PageSection title="Users" actions={<Badge $tone="purple">admin</Badge>}>
        <Card $padding="none">
          <DataTable
            caption="Users"
            rows={['mira@example.com']}
            rowKey={(row) => row}
            columns={[{ key: 'email', header: 'Email', cell: (row) => row }]}
          />
        </Card>
        <Notice title="Tips" icon={icon}>
          Say what it is for.
        </Notice>
        <OutdatedNotice onRetry={nothing} />
        <Skeleton variant="rows" />
        <Spinner label="Processing..." />
        <EmptyState title="No results found" />
        <ErrorState title="No users" message="The host did not answer." onRetry={nothing} />
      </PageSection>
    </Page>
  );
  await expect(violationsOf(ui)).resolves.toEqual([]);
});

it('finds nothing on panels, tree and tabs', async () => {
  const file = { name: 'index.html', type: 'file', path: 'index.html' } as const;
  const folder = { name: 'src', type: 'folder', path: 'src', children: [file] } as const;
  const tree = <Tree label="Files" nodes={[folder]} selected="index.html" onSelect={nothing} />;
  const tabs = (
    <Tabs
      label="View"
      value="code"
      onValueChange={nothing}
      items={[
        { value: 'code', label: 'Code', content: 'Code' },
        { value: 'preview', label: 'Preview', content: 'Preview', keepMounted: true },
      ]}
    />
  );
  const ui = (
    <Page title="Workspace">
      <Panels
        id="workspace"
        panels={[
          { id: 'files', content: tree },
          { id: 'view', dividerLabel: 'Resize the files', content: tabs },
        ]}
      />
    </Page>
  );
  await expect(violationsOf(ui)).resolves.toEqual([]);
});

it.each([
  [
    'a dialog',
    <Dialog key="d" open onOpenChange={nothing} title="Add New User" footer={<Button>Add</Button>}>
      <TextField label="Name" />
    </Dialog>,
  ],
  [
    'a question',
    <ConfirmDialog
      key="c"
      open
      onOpenChange={nothing}
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={nothing}
    />,
  ],
  [
    'a drawer',
    <Drawer key="r" open onOpenChange={nothing} label="Menu">
      <a href="/projects">Projects</a>
    </Drawer>,
  ],
])('finds nothing on %s, over which toasts are still heard', async (_name, ui) => {
  const page = <Page title="Users">{ui}</Page>;
  await expect(violationsOf(page)).resolves.toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
});
