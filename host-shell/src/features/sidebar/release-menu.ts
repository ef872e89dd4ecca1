import type { User } from 'shared-kit/contract';
import { mayRelease } from 'shared-kit/session';
import type { MenuEntry } from './menu-model';

/**
 * What we add below the specification's menu (`menu-model.ts`): the way to the releases, for those who
 * release. Everybody else sees exactly the specification's entries (decision 011).
 */
export function buildReleaseMenu(user: User | null): MenuEntry[] {
  if (!mayRelease(user)) return [];
  return [{ kind: 'route', id: 'releases', label: 'Releases', path: '/releases', newTab: false }];
}
