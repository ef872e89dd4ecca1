import { forbidden, notFound } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import { lastSuspensionOf } from './suspensions.repository';

/**
 * A website belongs to the member who published it; nobody else may read, change or delete it,
 * admins included. For others it does not exist: the same 404, so that ids reveal nothing.
 */
export function requireOwn<Site extends { readonly user_id: string }>(
  caller: Caller,
  site: Site | undefined,
): Site {
  if (site === undefined || site.user_id !== caller.user.id) throw websiteNotFound();
  return site;
}

/** The owner of a suspended website can neither publish nor move it; the message has the reason. */
export function requireNotSuspended(site: { readonly suspension_reason: string | null }): void {
  if (site.suspension_reason === null) return;
  throw forbidden(`This website is suspended: ${site.suspension_reason}`);
}

/**
 * While one of a member's websites is suspended they cannot publish anything new: its code would be
 * online again under another address. Does not apply to admins, who could lift the suspension.
 */
export async function requireNoSuspension(db: Database, { user }: Caller): Promise<void> {
  if (user.role === 'admin') return;
  const reason = await lastSuspensionOf(db, user.id);
  if (reason === undefined) return;
  throw forbidden(
    `One of your websites is suspended (${reason}). Until that is lifted nothing new can be published or shared`,
  );
}

export const websiteNotFound = () => notFound('This website does not exist');
