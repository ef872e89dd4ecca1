import type { OtoNumber, User } from '../contract';

/** Whether the user sees the Users area. Roles other than `admin` have no meaning here. */
export function isAdmin(user: User | null): boolean {
  return user?.role === 'admin';
}

/** Whether the upsell tier is unlocked: exactly the value 1 counts. */
export function hasFlag(user: User | null, tier: OtoNumber): boolean {
  return user?.[`oto_${tier}`] === 1;
}

/**
 * Whether to show the link to the releases. The host decides what may be done there, call by call.
 */
export function mayRelease(user: User | null): boolean {
  return isAdmin(user) || user?.release_manager === 1 || user?.release_owner === 1;
}
