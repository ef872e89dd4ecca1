import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import names from '../src/catalogue/icons/icon-names.json' with { type: 'json' };

/**
 * What the drawings are called in seven languages, from the annotations of the Unicode CLDR. Run it when the drawings or
 * the annotations change: `npm pack cldr-annotations-full`, unpack it, and give the path of its folder `annotations`.
 */

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Which folder of annotations?');
const target = path.resolve(import.meta.dirname, '../src/catalogue/icons/icon-words.json.br');

const schema = z.object({
  annotations: z.object({
    annotations: z.record(
      z.string(),
      z.object({ default: z.optional(z.array(z.string())), tts: z.optional(z.array(z.string())) }),
    ),
  }),
});
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;

async function read(language: string) {
  const file = path.join(folder ?? '', language, 'annotations.json');
  return schema.parse(JSON.parse(await readFile(file, 'utf8'))).annotations.annotations;
}

const nameOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const english = await read('en');
const known = new Set<string>(names);
const characters = Object.entries(english).flatMap(([character, { tts }]) => {
  const name = nameOf(tts?.[0] ?? '');
  return known.has(name) ? [{ character, name }] : [];
});

type Annotations = Awaited<ReturnType<typeof read>>;
const all = new Map<string, Annotations>();
for (const language of languages) all.set(language, await read(language));

const single = /^\p{L}{3,}$/u;
const fewLanguages = 3;
const shortest = 4;

/** What no keyword says. */
const further: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { concertina: 'accordion', melodeon: 'accordion' },
  de: { klavier: 'musical-keyboard', messer: 'kitchen-knife', ziehharmonika: 'accordion' },
  fr: { couteau: 'kitchen-knife' },
  es: { cuchillo: 'kitchen-knife' },
  it: { coltello: 'kitchen-knife', pianoforte: 'musical-keyboard' },
  nl: { mes: 'kitchen-knife', accordeon: 'accordion' },
  pt: { faca: 'kitchen-knife' },
};

/** A word that stands for a thing in several languages is its name: "piano", and not "museum" of a picture. */
function isInternational(character: string, word: string): boolean {
  const held = languages.filter((language) =>
    all.get(language)?.[character]?.default?.some((one) => one.toLowerCase() === word),
  );
  return held.length >= fewLanguages;
}

/** A drawing is found by its name, and by keywords that no other drawing has and that are a part of it. */
function wordsOf(language: string): Record<string, string> {
  const held = new Map<string, string[]>();
  const named = new Map<string, string>();
  for (const { character, name } of characters) {
    const { default: keywords = [], tts = [] } = all.get(language)?.[character] ?? {};
    const own = (tts[0] ?? '').toLowerCase();
    if (single.test(own)) named.set(own, name);
    for (const keyword of new Set(keywords.map((one) => one.toLowerCase()))) {
      const tells = keyword.length >= shortest && own.includes(keyword);
      if (single.test(keyword) && (tells || isInternational(character, keyword)))
        held.set(keyword, [...(held.get(keyword) ?? []), name]);
    }
  }
  const alone = [...held].filter(([, icons]) => icons.length === 1);
  const words = new Map([
    ...alone.map(([word, icons]) => [word, icons[0] ?? ''] as const),
    ...named,
    ...Object.entries(further[language] ?? {}),
  ]);
  return Object.fromEntries([...words].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

// English words are found by what they mean.
const data = Object.fromEntries(
  languages.map((language) => [language, language === 'en' ? further['en'] : wordsOf(language)]),
);
const packed = brotliCompressSync(JSON.stringify(data), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
});
await writeFile(target, packed);
console.log(
  Object.values(data).map((one) => Object.keys(one ?? {}).length),
  `${packed.length} bytes`,
);
