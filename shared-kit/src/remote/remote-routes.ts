import type { OtoKey } from '../contract';
import type { PageLoader, RemoteModule } from './remote-module';

/** The icons the shell has for its menu, by lucide's names. */
export type MenuIconName =
  | 'building-2'
  | 'chart-no-axes-combined'
  | 'circle-play'
  | 'circle-user'
  | 'cpu'
  | 'credit-card'
  | 'folder-kanban'
  | 'gift'
  | 'hand-coins'
  | 'infinity'
  | 'megaphone'
  | 'package'
  | 'rocket'
  | 'share-2'
  | 'store'
  | 'users'
  | 'zap';

/** What a member must have to see a menu entry: a flag, the role admin, or the right to release something. */
export type MenuRequirement = OtoKey | 'admin' | 'releases';

/** A route's entry in the shell's menu. It hides nothing: what a page may show is the host's to decide. */
export interface DeclaredMenu {
  /** By default the route's title. At most 40 characters. */
  readonly label?: string;
  /** Ascending. The entries of the specification stand at 10, 20 … 140, so 150 is below all of them. */
  readonly position: number;
  /** By default `package`. */
  readonly icon?: MenuIconName;
  /** A group of the shell in which the entry stands; `position` counts inside of it. */
  readonly group?: 'done-for-you';
  /** By default every member sees the entry. */
  readonly requires?: MenuRequirement;
  /** Opens beside the application. */
  readonly newTab?: boolean;
}

/** One page of a remote. */
export interface DeclaredRoute {
  /** `anyone` renders bare, `member` inside the dashboard shell behind the guard. */
  readonly access: 'anyone' | 'member';
  /** Title in the header and of the tab. */
  readonly title: string;
  readonly menu?: DeclaredMenu;
  /** `() => import('../features/…/x.route')`, written here: the build names the page's chunk after the path. */
  readonly page: PageLoader;
}

/**
 * All pages of a remote by path: `src/app/routes.ts` exports them as `routes`, `satisfies RemoteRoutes`. The build
 * reads that file before anything is compiled, so it imports types only.
 */
export type RemoteRoutes = Readonly<Record<`/${string}`, DeclaredRoute>>;

/** What `RemoteModule` asks of the routes. */
export function pagesOf(routes: RemoteRoutes): RemoteModule['pages'] {
  return Object.fromEntries(Object.entries(routes).map(([path, { page }]) => [path, page]));
}
