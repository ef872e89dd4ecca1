import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { emailPattern, messageResponse } from './user';
import { projectId } from './project-id';
import { baseVersion, versionNumber } from './version-number';
import { wholeVersion } from './version.endpoints';

/** What only the owner of a business knows; `businessFact` knows dates beside these. */
export const factKinds = ['name', 'phone', 'email', 'address', 'hours', 'price', 'social'] as const;
export type FactKind = (typeof factKinds)[number];

/** Most facts an account remembers, and most that can be put on a page at once. */
export const factLimit = 200;

/** Longest values in characters. */
export const factLengths = { item: 120, line: 120, text: 500 } as const;

const value = (name: string, longest: number) =>
  z
    .string(`${name} must be text`)
    .check(
      z.trim(),
      z.minLength(1, { error: `Enter the ${name}, or leave the field out`, abort: true }),
      z.maxLength(longest, `Use at most ${longest} characters for the ${name}`),
    );

const item = z
  .string('item must be text')
  .check(
    z.trim(),
    z.maxLength(factLengths.item, `Use at most ${factLengths.item} characters for the item`),
  );

/** Digits with what people write between them; 5 to 15, as the numbering plan allows. */
const phonePattern = /^\+?(?:[\s().\-–/]*\d){5,15}[\s)]*$/;
const handlePattern = /^(?:@?[\p{L}\p{N}._-]{1,80}|https:\/\/[^\s"'<>]{4,300})$/u;

/**
 * One fact. `item` says which one where a business has several: the dish of a price, the days of opening
 * hours (empty: all of them, one per line), the network of a social account. Elsewhere it is empty.
 */
export const businessFact = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('name'), item: z.literal(''), value: value('name', 120) }),
    z.strictObject({
      kind: z.literal('phone'),
      item: z.literal(''),
      value: value('telephone number', 40).check(
        z.regex(phonePattern, 'Enter a telephone number such as +44 113 496 0000'),
      ),
    }),
    z.strictObject({
      kind: z.literal('email'),
      item: z.literal(''),
      value: value('email address', 254).check(
        z.regex(emailPattern, 'Enter an email address such as hello@example.com'),
        z.regex(/^[^\s"'<>?&]+$/, 'Enter an email address such as hello@example.com'),
      ),
    }),
    z.strictObject({
      kind: z.literal('address'),
      item: z.literal(''),
      value: value('address', factLengths.text),
    }),
    z.strictObject({
      kind: z.literal('hours'),
      item,
      value: value('opening hours', factLengths.text),
    }),
    z.strictObject({
      kind: z.literal('price'),
      item,
      value: value('price', 60),
    }),
    z.strictObject({ kind: z.literal('date'), item: z.literal(''), value: value('date', 120) }),
    z.strictObject({
      kind: z.literal('social'),
      item: z
        .string('item must be text')
        .check(z.regex(/^[a-z]{1,20}$/, 'item must be the name of a network, such as instagram')),
      value: value('profile', 300).check(
        z.regex(handlePattern, 'Enter a profile such as @corner.bakery or its https:// address'),
      ),
    }),
  ],
  'kind is not valid',
);
export type BusinessFact = z.infer<typeof businessFact>;

/** A fact as it is answered; `kind` tolerates what later hosts add. */
export const knownFact = z.object({ kind: z.string(), item: z.string(), value: z.string() });
export type KnownFact = z.infer<typeof knownFact>;

/** Which fact a page no longer says. Its name alone a website keeps. */
export const removedFact = z.strictObject({
  kind: z.enum(['phone', 'email', 'address', 'hours', 'price', 'social'], 'kind is not valid'),
  item,
});
export type RemovedFact = z.infer<typeof removedFact>;

const facts = z
  .array(businessFact, 'facts must be a list')
  .check(z.maxLength(factLimit, `Use at most ${factLimit} facts`));

/** A place, or several, where a page says or lacks one fact. */
export const pageFact = z.object({
  /** A kind of `businessFact`, or `other` for what no form asks for. */
  kind: z.string(),
  item: z.string(),
  /** What the page calls it, such as “Your phone”; empty where it says nothing. */
  words: z.string(),
  /** How often it is on the page. */
  places: z.number(),
  /** What the page says now; null while it is open in at least one place. */
  value: z.nullable(z.string()),
  /** What the account remembers of it; null where it remembers nothing. */
  known: z.nullable(z.string()),
});
export type PageFact = z.infer<typeof pageFact>;

/** The facts the caller's account remembers. */
export const getBusinessFacts = defineEndpoint({
  operation: 'getBusinessFacts',
  method: 'GET',
  path: '/api/business-facts',
  authentication: 'bearer',
  summary: 'Read the facts the account remembers',
  fallback: 'Your facts could not be loaded',
  response: z.object({ message: z.string(), facts: z.array(knownFact) }),
});

/** Replaces the facts the caller's account remembers; of two about the same thing the later one counts. */
export const saveBusinessFacts = defineEndpoint({
  operation: 'saveBusinessFacts',
  method: 'POST',
  path: '/api/business-facts',
  authentication: 'bearer',
  summary: 'Replace the facts the account remembers',
  fallback: 'Your facts could not be saved',
  body: z.strictObject({ facts }),
  response: messageResponse,
});

/** Which facts a version of one of the caller's projects says, and which it lacks, in document order. */
export const getPageFacts = defineEndpoint({
  operation: 'getPageFacts',
  method: 'GET',
  path: '/api/projects/:project_id/versions/:number/facts',
  authentication: 'bearer',
  summary: 'List the facts of a page and those it lacks',
  fallback: 'The open facts could not be loaded',
  params: z.strictObject({ project_id: projectId, number: versionNumber }),
  response: z.object({ message: z.string(), facts: z.array(pageFact) }),
});

/**
 * Puts facts on the newest version of one of the caller's projects, and takes others off it, in every place,
 * as a new version, and has the account remember the former: all of it or nothing. What is taken off this page
 * the account still knows, for other websites. 400 when the page says nothing of what is to be removed, 409
 * CONFLICT when somebody saved since `base`.
 */
export const fillPageFacts = defineEndpoint({
  operation: 'fillPageFacts',
  method: 'POST',
  path: '/api/projects/:project_id/facts',
  authentication: 'bearer',
  summary: 'Put facts on a page',
  fallback: 'The facts could not be put on the page',
  params: z.strictObject({ project_id: projectId }),
  body: z
    .strictObject({
      base: baseVersion(1),
      facts,
      removed: z.optional(
        z
          .array(removedFact, 'removed must be a list')
          .check(z.maxLength(factLimit, `Remove at most ${factLimit} facts`)),
      ),
    })
    .check(
      z.refine((body) => body.facts.length + (body.removed?.length ?? 0) > 0, {
        error: 'Fill in at least one fact',
        path: ['facts'],
      }),
    ),
  response: z.object({ message: z.string(), version: wholeVersion }),
});
