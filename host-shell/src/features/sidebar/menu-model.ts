import type { OtoNumber, RouteMenu, RuntimeConfig, User } from 'shared-kit/contract';
import type { MenuIconName } from 'shared-kit/remote';
import { hasFlag, isAdmin, mayRelease } from 'shared-kit/session';
import { undeclaredMenu } from './undeclared-menu';

/** A page this browser's versions serve, with the entry it declares: null for none, undefined by older builds. */
export interface MenuPage {
  readonly path: string;
  readonly menu?: RouteMenu | null | undefined;
}

interface MenuItem {
  /** Unlike that of any other entry. */
  readonly id: string;
  readonly label: string;
  /** A name from a newer remote may be unknown here. */
  readonly icon: string | undefined;
}

/** A page of the suite; `newTab` for the one the specification opens beside the application. */
export interface MenuRoute extends MenuItem {
  readonly kind: 'route';
  readonly path: string;
  readonly newTab: boolean;
}

/** An address outside of the suite, always in a new tab. */
export interface MenuExternal extends MenuItem {
  readonly kind: 'external';
  readonly href: string;
}

export interface MenuGroup extends MenuItem {
  readonly kind: 'group';
  readonly items: readonly (MenuRoute | MenuExternal)[];
}

export type MenuEntry = MenuRoute | MenuExternal | MenuGroup;

/** An entry where it stands; `group` names the group it is to stand in. */
interface Placed<Entry> {
  readonly position: number;
  readonly requires?: string | undefined;
  readonly group?: string | undefined;
  readonly entry: Entry;
}

/** What this shell does not know is met by nobody: a newer remote's entry is hidden rather than shown to everyone. */
function meets(user: User | null, requires: string | undefined): boolean {
  if (requires === undefined) return true;
  if (requires === 'admin') return isAdmin(user);
  if (requires === 'releases') return mayRelease(user);
  const tier = /^oto_([1-8])$/.exec(requires)?.[1];
  return tier !== undefined && hasFlag(user, Number(tier) as OtoNumber);
}

function placePage({ path, menu = undeclaredMenu[path] }: MenuPage): Placed<MenuRoute>[] {
  if (!menu) return [];
  const { label, icon, position, requires, group, newTab = false } = menu;
  return [
    { position, requires, group, entry: { kind: 'route', id: path, label, icon, path, newTab } },
  ];
}

function external(
  position: number,
  requires: string | undefined,
  [id, label, icon, href]: [id: string, label: string, icon: MenuIconName, href: string],
): Placed<MenuExternal> {
  return { position, requires, entry: { kind: 'external', id, label, icon, href } };
}

/** The operator's addresses. The profit site has two entries, each with its own flag. */
function placeExternals({ marketplaceUrl, profitSiteUrl }: RuntimeConfig): Placed<MenuExternal>[] {
  const icon = 'chart-no-axes-combined';
  return [
    external(30, undefined, ['marketplace', 'Marketplace', 'store', marketplaceUrl]),
    external(60, 'oto_4', ['swift-profit', 'Swift Profit', icon, profitSiteUrl]),
    external(70, 'oto_3', ['automation', 'Automation', 'zap', profitSiteUrl]),
  ];
}

function entriesFor<Entry>(user: User | null, placed: readonly Placed<Entry>[]): Entry[] {
  return placed
    .filter(({ requires }) => meets(user, requires))
    .toSorted((a, b) => a.position - b.position)
    .map(({ entry }) => entry);
}

/** The one group there is, with what remotes put into it. */
const groupId = 'done-for-you';

/**
 * The sidebar as a pure function of pages, user and configuration. Pages bring their own entries; the shell adds
 * what leads out of the suite, and the group. That the remotes' entries and these make the menu of the
 * specification's section 2 ("Dashboard shell") is proven by `scripts/build/declared-menu.test.ts`.
 */
export function buildMenu(
  pages: readonly MenuPage[],
  user: User | null,
  config: RuntimeConfig,
): MenuEntry[] {
  const placed = pages.flatMap(placePage);
  const inGroup = ({ group }: Placed<MenuRoute>): boolean => group === groupId;
  const marketplace = external(10, undefined, [
    'dfy-marketplace',
    'Marketplace',
    'store',
    config.marketplaceUrl,
  ]);
  const items = entriesFor<MenuRoute | MenuExternal>(user, [
    marketplace,
    ...placed.filter(inGroup),
  ]);
  const group: MenuGroup = {
    kind: 'group',
    id: groupId,
    label: 'Done For You',
    icon: 'package',
    items,
  };
  return entriesFor<MenuEntry>(user, [
    ...placed.filter((page) => !inGroup(page)),
    ...placeExternals(config),
    { position: 40, requires: 'oto_2', entry: group },
  ]);
}
