import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { LanguageId } from '../../model/brief';
import type { IconName } from '../../model/page';

const schema = z.record(z.string(), z.record(z.string(), z.string()));
let loaded: z.infer<typeof schema> | undefined;

function words(language: LanguageId): Readonly<Record<string, IconName>> {
  loaded ??= schema.parse(
    JSON.parse(
      brotliDecompressSync(readFileSync(new URL('icon-words.json.br', import.meta.url))).toString(
        'utf8',
      ),
    ),
  );
  return loaded[language] ?? {};
}

const endings = /(?:en|es|ns|[sneiax])$/u;
/** What a plural may end in where one thing has another vowel: "candele" are of a "candela". */
const vowels = ['', 'a', 'o', 'e'];

/** The drawing of a thing, by its name in one language, in the singular or the plural. */
export function iconOfWord(language: LanguageId, word: string): IconName | undefined {
  const known = words(language);
  const lower = word.toLowerCase();
  const own = (one: string): IconName | undefined =>
    Object.hasOwn(known, one) ? known[one] : undefined;
  const direct = own(lower);
  if (direct !== undefined || !endings.test(lower)) return direct;
  for (const cut of [1, 2])
    for (const vowel of vowels) {
      const one = `${lower.slice(0, -cut)}${vowel}`;
      const found = one.length > 2 && one !== lower ? own(one) : undefined;
      if (found !== undefined) return found;
    }
  // "Duiven" are of a "duif".
  return lower.endsWith('ven') ? own(`${lower.slice(0, -3)}f`) : undefined;
}
