import * as z from 'zod/mini';
import type { LanguageId } from '../../model/brief';
import data from './quizzes.json' with { type: 'json' };

/** A question, its answers with the right one first, and why it is right where that helps. */
const question = z.union([
  z.tuple([z.string(), z.array(z.string())]),
  z.tuple([z.string(), z.array(z.string()), z.string()]),
]);
const schema = z.object({
  capitals: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  general: z.array(question),
  topics: z.record(z.string(), z.array(question)),
});

const sets = schema.parse(data);

export interface QuizQuestion {
  readonly question: string;
  readonly answers: readonly string[];
  readonly correct: number;
  readonly why?: string;
}

/** As many as are asked where nobody said how many. */
const usualCount = 10;

const topics: readonly (readonly [string, RegExp])[] = [
  ['knots', /\bknots?\b(?! (?:an hour|of wind))/],
  ['rigging', /\b(?:rigging|riggers?|slinging|lifting (?:safety|gear|operations)|slings?)\b/],
  ['space', /\b(?:space|planets?|astronomy|solar system|stars)\b/],
  ['birds', /\b(?:birds?|ornithology)\b/],
  ['ocean', /\b(?:oceans?|sea (?:life|creatures|animals)|marine life)\b/],
  ['animals', /\b(?:animals?|wildlife|zoo|nature)\b/],
  ['music', /\b(?:music|instruments?|composers?|songs?)\b/],
  ['chess', /\bchess\b/],
  ['body', /\b(?:human body|anatomy|the body)\b/],
  ['science', /\b(?:science|physics|chemistry)\b/],
];

/** Questions with answers that are so, on what the words ask about; none where nothing is prepared. */
export function quizFor(
  text: string,
  language: LanguageId,
  seed: number,
  count = usualCount,
): QuizQuestion[] {
  if (language !== 'en') return [];
  if (
    /\bcapital cit(?:y|ies)\b|\bcapitals of\b|\bcapitals? quiz\b|\bquiz (?:about|on) capitals\b/.test(
      text,
    )
  )
    return capitals(text, seed, count);
  if (/\b(?:maths?|times tables?|multiplication|sums|arithmetic)\b/.test(text))
    return sums(seed, count);
  const named = topics.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
  const general = /\b(?:general knowledge|trivia|pub quiz)\b/.test(text);
  const found = named.length > 0 ? inTurn(named) : general ? sets.general : [];
  return found.slice(0, count).map((one, index) => arranged(one, seed + index));
}

/** One question of each topic after the other: "knots and rigging safety" asks for both. */
function inTurn(named: readonly string[]): z.infer<typeof question>[] {
  const banks = named.map((topic) => sets.topics[topic] ?? []);
  const longest = Math.max(...banks.map((bank) => bank.length));
  return Array.from({ length: longest }, (_, index) =>
    banks.flatMap((bank) => bank.slice(index, index + 1)),
  ).flat();
}

const continents: readonly (readonly [string, RegExp])[] = [
  ['Africa', /\bafrica/],
  ['Europe', /\beurope/],
  ['Asia', /\basia/],
  ['Americas', /\b(?:latin |south |north )?america/],
];

function capitals(text: string, seed: number, count: number): QuizQuestion[] {
  const named = continents.find(([, pattern]) => pattern.test(text))?.[0];
  const pairs =
    named === undefined
      ? Object.values(sets.capitals).flatMap((one) => one.slice(0, 4))
      : (sets.capitals[named] ?? []);
  return pairs.slice(0, count).map(([country, capital], index) => {
    const others = [1, 4, 6].map((step) => pairs[(index + step) % pairs.length]?.[1] ?? '');
    return arranged([`What is the capital of ${country}?`, [capital, ...others]], seed + index * 7);
  });
}

function sums(seed: number, count: number): QuizQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const one = 3 + ((seed + index * 5) % 9);
    const other = 4 + ((seed + index * 3) % 8);
    const right = one * other;
    const answers = [right, right + one, right - other, right + 10].map(String);
    return arranged([`What is ${one} × ${other}?`, answers], seed + index);
  });
}

/** The right answer stands first in the data and anywhere on the page. */
export function arranged(
  [asked, answers, why]: z.infer<typeof question>,
  seed: number,
): QuizQuestion {
  const shift = seed % answers.length;
  const turned = [...answers.slice(shift), ...answers.slice(0, shift)];
  return {
    question: asked,
    answers: turned,
    correct: (answers.length - shift) % answers.length,
    ...(why === undefined ? {} : { why }),
  };
}
