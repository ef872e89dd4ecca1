import * as z from 'zod/mini';
import { defaultBonuses, defaultOffers, defaultVideos } from './default-content';
import { embedded } from './embedded-address';
import type { OtoNumber } from './user';

/** Counts of the specification, section 9. */
export const contentCounts = { tutorialVideos: 8, affiliateOffers: 7, bonuses: 24 } as const;

const text = z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(200));
const paragraph = z.string().check(z.minLength(1, 'must not be empty'), z.maxLength(600));

/** An address a person follows by clicking; never script, data or file. */
const link = z.url({
  protocol: /^(https?|mailto)$/,
  error: 'must be an http(s) or mailto address',
});

const tutorialVideo = z.strictObject({
  title: text,
  summary: z.optional(paragraph),
  /** The player's address, as the video site gives it for embedding. */
  embedUrl: embedded,
});
export type TutorialVideo = z.infer<typeof tutorialVideo>;

const affiliateOffer = z.strictObject({
  id: text,
  name: text,
  /** Without one, the page draws a cover of its own and asks nobody for a picture. */
  image: z.optional(embedded),
  affiliateLink: link,
});
export type AffiliateOffer = z.infer<typeof affiliateOffer>;

const bonus = z.strictObject({ title: text, text: paragraph, url: link });
export type Bonus = z.infer<typeof bonus>;

const tutorials = z.strictObject({
  videos: z._default(
    z.array(tutorialVideo).check(z.length(contentCounts.tutorialVideos, 'must list 8 videos')),
    defaultVideos,
  ),
  bonusTitle: z._default(text, 'A bonus for members'),
  bonusText: z._default(paragraph, 'Extra material that goes with the tutorials, free for you.'),
  bonusLabel: z._default(text, 'Get the bonus'),
  bonusUrl: z._default(link, 'https://example.com/bonus'),
  channelUrl: z._default(link, 'https://example.com/channel'),
});

const salesPage = (tier: OtoNumber) => z._default(link, `https://example.com/upgrade/${tier}`);

const salesPages = z.strictObject({
  oto_1: salesPage(1),
  oto_2: salesPage(2),
  oto_3: salesPage(3),
  oto_4: salesPage(4),
  oto_5: salesPage(5),
  oto_6: salesPage(6),
  oto_7: salesPage(7),
  oto_8: salesPage(8),
});

const limitless = z.strictObject({
  communityUrl: z._default(link, 'https://example.com/traffic/communities'),
  pixelUrl: z._default(link, 'https://example.com/traffic/pixel'),
  directoryUrl: z._default(link, 'https://example.com/traffic/directories'),
});

const multipleIncome = z.strictObject({
  /** The embedded tool; without it the page says that none is connected. */
  toolUrl: z.optional(embedded),
});

const franchise = z.strictObject({
  accountUrl: z._default(link, 'https://example.com/franchise/account'),
  commissionUrl: z._default(link, 'https://example.com/franchise/commission'),
  materialsUrl: z._default(link, 'https://example.com/franchise/materials'),
});

/**
 * What the upsell pages show of the outside world (decisions, 19). Every part may be left out, and with
 * none of it given no page asks a foreign host for anything before a person clicks.
 */
export const runtimeContent = {
  /** Receives the mail drafts of the affiliate page. */
  supportEmail: z._default(z.email('must be an email address'), 'support@example.com'),
  tutorials: z.prefault(tutorials, {}),
  affiliateOffers: z._default(
    z.array(affiliateOffer).check(
      z.length(contentCounts.affiliateOffers, 'must list 7 offers'),
      z.refine(
        (offers) => new Set(offers.map(({ id }) => id)).size === offers.length,
        'must not use an id twice',
      ),
    ),
    defaultOffers,
  ),
  /** Where each upgrade is sold, by the flag it unlocks. */
  salesPages: z.prefault(salesPages, {}),
  limitless: z.prefault(limitless, {}),
  multipleIncome: z.prefault(multipleIncome, {}),
  franchise: z.prefault(franchise, {}),
  bonuses: z._default(
    z
      .array(bonus)
      .check(
        z.minLength(1, 'must list at least one'),
        z.maxLength(contentCounts.bonuses, 'must list 24 at most'),
      ),
    defaultBonuses,
  ),
};

export type SalesPages = z.infer<typeof salesPages>;
