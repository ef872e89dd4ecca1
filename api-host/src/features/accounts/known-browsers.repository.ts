import { rememberedMs } from './known-networks.repository';
import type { Sources } from './known-networks.repository';

/**
 * Records the browser and system that a member has signed in with, and deletes expired ones; a
 * client that names none is one of its own. Returns whether it is new; false for the account's
 * first one.
 */
export async function rememberBrowser(
  { db, clock }: Sources,
  userId: string,
  named: string | null,
): Promise<boolean> {
  const now = clock();
  const browser = named ?? '';
  await db
    .deleteFrom('sign_in_browsers')
    .where('user_id', '=', userId)
    .where('last_at', '<=', new Date(now.getTime() - rememberedMs))
    .execute();
  const known = await db
    .selectFrom('sign_in_browsers')
    .select('browser')
    .where('user_id', '=', userId)
    .execute();
  await db
    .insertInto('sign_in_browsers')
    .values({ user_id: userId, browser, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'browser']).doUpdateSet({ last_at: now }),
    )
    .execute();
  return known.length > 0 && known.every((one) => one.browser !== browser);
}
