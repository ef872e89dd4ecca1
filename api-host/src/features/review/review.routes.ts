import type { FastifyInstance } from 'fastify';
import { fixFinding, getReview } from 'shared-kit/contract';
import type { SiteReview } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { badRequest } from '../../errors';
import { ownPicturesIn } from '../pictures/own-pictures';
import { mount } from '../../plugins/mount';
import { addOnTop, presentWhole, requireVersion } from '../versions/version-calls';
import { repairSite, reviewSite } from './review-site';

interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The final review of a member's versions, and repairs of what it found. */
export function mountReviews(app: FastifyInstance, { db, clock }: ReviewDeps): void {
  mount(app, getReview, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const { files, review } = await requireVersion(db, key, params.number);
      const look = async () => reviewSite(files, await ownPicturesIn(db, key.userId, files));
      // An edit by hand comes without one. It is made when somebody looks, so that saving stays quick.
      return { message: 'Review loaded', review: review ?? (await look()) };
    },
  });

  mount(app, fixFinding, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const old = await requireVersion(db, key, params.number);
      const pictures = await ownPicturesIn(db, key.userId, old.files);
      const { site, repaired } = repairSite(old.files, pictures, (rule) => rule.id === body.rule);
      const [done] = repaired;
      if (!done) throw badRequest('There is nothing of this kind to repair in this version');
      const files = { ...old.files, ...site };
      const added = await addOnTop(db, key, body.base, {
        kind: 'fixed',
        prompt: done.message,
        files,
        engine: old.engine,
        restored_from: null,
        review: await reviewSite(files, pictures, keptOf(old.review)),
        created_at: clock(),
      });
      return { message: done.message, version: presentWhole({ ...added, files }) };
    },
  });
}

/** What could not be done is still not done. */
function keptOf(review: SiteReview | null): Partial<Pick<SiteReview, 'repaired' | 'undone'>> {
  return review ? { repaired: review.repaired, undone: review.undone } : {};
}
