import { isAdmin } from 'shared-kit/session';
import type { User } from 'shared-kit/contract';
import type { MenuEntry } from './menu-model';

/**
 * What we add below the specification's menu (`menu-model.ts`) for admins: the settings of the whole
 * service. Everybody else sees exactly the specification's entries.
 */
export function buildSettingsMenu(user: User | null): MenuEntry[] {
  if (!isAdmin(user)) return [];
  const label = 'Language Model';
  return [{ kind: 'route', id: 'language-model', label, path: '/settings/model', newTab: false }];
}
