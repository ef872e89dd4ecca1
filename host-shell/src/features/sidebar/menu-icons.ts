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

/** Icon per menu entry id; the menu model stays data. */
const icons: Readonly<Record<string, LucideIcon>> = {
  tutorials: CirclePlay,
  projects: FolderKanban,
  marketplace: Store,
  'done-for-you': Package,
  'dfy-marketplace': Store,
  offers: Megaphone,
  limitless: InfinityIcon,
  'swift-profit': ChartNoAxesCombined,
  automation: Zap,
  'multiple-income': HandCoins,
  agency: Building2,
  franchise: Share2,
  bonus: Gift,
  upgrade: CreditCard,
  users: Users,
  'profile-settings': CircleUser,
  releases: Rocket,
  'language-model': Cpu,
};

/** The icon of a menu entry, silent to screen readers: the label says it all. */
export function MenuIcon(props: { id: string }): ReactElement {
  return createElement(icons[props.id] ?? Package, { size: 16, 'aria-hidden': true });
}
