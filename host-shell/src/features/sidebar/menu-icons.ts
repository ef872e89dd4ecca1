import {
  Building2,
  ChartNoAxesCombined,
  CirclePlay,
  CircleUser,
  Cpu,
  CreditCard,
  FolderKanban,
  Gift,
  HandCoins,
  Infinity as InfinityIcon,
  Megaphone,
  Package,
  Rocket,
  Share2,
  Store,
  Users,
  Zap,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import type { MenuIconName } from 'shared-kit/remote';

/** Every icon a remote may name. */
const icons: Readonly<Record<MenuIconName, LucideIcon>> = {
  'building-2': Building2,
  'chart-no-axes-combined': ChartNoAxesCombined,
  'circle-play': CirclePlay,
  'circle-user': CircleUser,
  cpu: Cpu,
  'credit-card': CreditCard,
  'folder-kanban': FolderKanban,
  gift: Gift,
  'hand-coins': HandCoins,
  infinity: InfinityIcon,
  megaphone: Megaphone,
  package: Package,
  rocket: Rocket,
  'share-2': Share2,
  store: Store,
  users: Users,
  zap: Zap,
};

const isKnown = (name: string): name is MenuIconName => Object.hasOwn(icons, name);

/** The icon of a menu entry, silent to screen readers: the label says it all. */
export function MenuIcon({ name = '' }: { name: string | undefined }): ReactElement {
  return createElement(isKnown(name) ? icons[name] : Package, { size: 16, 'aria-hidden': true });
}
