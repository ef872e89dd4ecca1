import * as z from 'zod/mini';
import type { IconName } from '../../model/page';
import phrases from './phrases.json' with { type: 'json' };

/** Phrases whose drawing is none of their single words: glasses of water are no spectacles. */
const schema = z.array(z.strictObject({ phrase: z.string(), icons: z.array(z.string()) }));

const known = schema.parse(phrases).map(({ phrase, icons }) => ({
  icons,
  pattern: new RegExp(`(?<!\\p{L})(?:${phrase})(?!\\p{L})`, 'iu'),
}));

/** The drawings of the first phrase that stands in a text; null where none does. */
export function iconsOfPhrase(text: string): readonly IconName[] | null {
  return known.find(({ pattern }) => pattern.test(text))?.icons ?? null;
}
