import type { FastifyInstance } from 'fastify';
import { fixFinding, getReview } from 'shared-kit/contract';
import type { SiteReview } from 'shared-kit/contract';
import { badRequest, rateLimited } from '../../errors';
import { ownPicturesIn } from '../pictures/own-pictures';
import { mount } from '../../plugins/mount';
import { addOnTop, presentWhole, requireVersion } from '../versions/version-calls';
import type { VersionDeps } from '../versions/version-calls';
import { keepReview, noteReviewGivenUp } from '../versions/versions.repository';
import { GivenUp } from '../../threads/bounded-thread';
import { FairQueue, QueueFull } from '../../threads/fair-queue';
import type { Reviewer } from './reviewer';

interface ReviewDeps extends VersionDeps {
  readonly reviewer: Reviewer;
}

/** Endpoints to review a member's versions, and to repair findings. */
export function mountReviews(app: FastifyInstance, deps: ReviewDeps): void {
  const { db, clock, reviewer } = deps;
  // A review may take a minute: members take turns, so that one member cannot block the others.
  const queue = new FairQueue({ running: 1, waitingPerMember });
  const inTurn = <Made>(member: string, review: () => Promise<Made>): Promise<Made> =>
    explained(queue.run(member, review));
  mount(app, getReview, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const version = await requireVersion(db, key, params.number);
      const { files, review: kept } = version;
      if (kept) return { message: 'Review loaded', review: kept };
      refuseGivenUp(version, clock());
      // Versions edited by hand have no review. It is made on demand, so that saving stays fast.
      const review = await inTurn(key.userId, async () => {
        // Of two concurrent requests, the second finds the review of the first.
        const now = await requireVersion(db, key, params.number);
        if (now.review) return now.review;
        refuseGivenUp(now, clock());
        const pictures = await ownPicturesIn(db, key.userId, files);
        const fresh = await reviewer.review(files, pictures).catch(async (error: unknown) => {
          if (error instanceof GivenUp) await noteReviewGivenUp(db, key, params.number, clock());
          throw error;
        });
        await keepReview(db, key, params.number, fresh);
        return fresh;
      });
      return { message: 'Review loaded', review };
    },
  });

  mount(app, fixFinding, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const key = { userId: caller.user.id, projectId: params.project_id };
      const old = await requireVersion(db, key, params.number);
      const pictures = await ownPicturesIn(db, key.userId, old.files);
      const { site, repaired } = await inTurn(key.userId, () =>
        reviewer.repair(old.files, pictures, body.rule),
      );
      const [done] = repaired;
      if (!done) throw badRequest('There is nothing of this kind to repair in this version');
      const files = { ...old.files, ...site };
      const added = await addOnTop(deps, key, body.base, {
        kind: 'fixed',
        prompt: done.message,
        files,
        engine: old.engine,
        restored_from: null,
        review: await inTurn(key.userId, () =>
          reviewer.review(files, pictures, keptOf(old.review)),
        ),
        created_at: clock(),
      });
      return { message: done.message, version: presentWhole({ ...added, files }) };
    },
  });
}

/** Waiting reviews per member, besides the current one. */
const waitingPerMember = 3;

/** How long a review that was given up is not tried again: each try takes more than a minute. */
const givenUpForMs = 24 * 60 * 60 * 1000;

function refuseGivenUp(version: { readonly review_given_up_at: Date | null }, now: Date): void {
  const { review_given_up_at: at } = version;
  if (at !== null && now.getTime() - at.getTime() < givenUpForMs) throw tooMuchToReview();
}

const tooMuchToReview = () => badRequest('This version is too large to be reviewed');

/** Explains a review that was given up. */
async function explained<Made>(review: Promise<Made>): Promise<Made> {
  try {
    return await review;
  } catch (error) {
    if (error instanceof QueueFull) {
      throw rateLimited('Your earlier reviews are still being made: try again in a moment', 10);
    }
    if (!(error instanceof GivenUp)) throw error;
    throw tooMuchToReview();
  }
}

/** What could not be done is still listed. */
function keptOf(review: SiteReview | null): Partial<Pick<SiteReview, 'repaired' | 'undone'>> {
  return review ? { repaired: review.repaired, undone: review.undone } : {};
}
