import * as z from 'zod/mini';

/**
 * A prepared trade: what is true of anyone in it, in good English. Patterns hold `{name}`, `{place}`, `{since}` and are
 * used only when every one of their words was given. `{We bake|I bake}` is written for owners who are several and for one.
 */
export const tradeSchema = z.strictObject({
  id: z.string(),
  /** What people call it, in the plural too, and in other languages; a whole name in the subject decides. */
  names: z.array(z.string()),
  /** Further related words. */
  words: z.array(z.string()),
  /** Words of a subject to which the texts do not apply: nobody asks a landscape photographer what to wear. */
  unless: z.optional(z.array(z.string())),
  purpose: z.enum([
    'business',
    'shop',
    'event',
    'celebration',
    'person',
    'organisation',
    'product',
    'publication',
    'community',
    'application',
  ]),
  intent: z.enum([
    'call',
    'book',
    'order',
    'buy',
    'visit',
    'reply',
    'donate',
    'apply',
    'download',
    'join',
    'contact',
    'try',
    'read',
  ]),
  /** Days are booked, and no hour of somebody's. */
  dates: z.optional(z.boolean()),
  /** What is sold is eaten: its prices are a menu. */
  menu: z.optional(z.boolean()),
  moods: z.array(z.string()),
  headlines: z.array(z.string()),
  lead: z.string(),
  offer: z.string(),
  services: z.array(z.tuple([z.string(), z.string()])),
  steps: z.array(z.tuple([z.string(), z.string()])),
  questions: z.array(z.tuple([z.string(), z.string()])),
  icons: z.array(z.string()),
});

export type Trade = z.infer<typeof tradeSchema>;

/** The texts of a trade in another language than English. */
export const translatedTradeSchema = z.strictObject({
  id: z.string(),
  names: z.array(z.string()),
  headlines: z.array(z.string()),
  lead: z.string(),
  offer: z.string(),
  services: z.array(z.tuple([z.string(), z.string()])),
  questions: z.array(z.tuple([z.string(), z.string()])),
});

export type TranslatedTrade = z.infer<typeof translatedTradeSchema>;
