import * as z from 'zod/mini';
import type { LanguageId } from '../../model/brief';
import data from './quizzes.json' with { type: 'json' };

const question = z.tuple([z.string(), z.array(z.string())]);
const schema = z.object({
  capitals: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
  /** The first answer is the right one. */
  general: z.array(question),
  topics: z.record(z.string(), z.array(question)),
});

const sets = schema.parse(data);

export interface QuizQuestion {
  readonly question: string;
  readonly answers: readonly string[];
  readonly correct: number;
}

const mostQuestions = 10;

const topics: readonly (readonly [string, RegExp])[] = [
  ['space', /\b(?:space|planets?|astronomy|solar system|stars)\b/],
  ['animals', /\b(?:animals?|wildlife|zoo|nature)\b/],
  ['music', /\b(?:music|instruments?|composers?|songs?)\b/],
];

/** Questions with answers that are so, on what the words ask about; none where nothing is prepared. */
export function quizFor(text: string, language: LanguageId, seed: number): QuizQuestion[] {
  if (language !== 'en') return [];
  if (
    /\bcapital cit(?:y|ies)\b|\bcapitals of\b|\bcapitals? quiz\b|\bquiz (?:about|on) capitals\b/.test(
      text,
    )
  )
    return capitals(text, seed);
  if (/\b(?:maths?|times tables?|multiplication|sums|arithmetic)\b/.test(text)) return sums(seed);
  const topic = topics.find(([, pattern]) => pattern.test(text))?.[0];
  if (topic !== undefined)
    return (sets.topics[topic] ?? []).map((one, index) => arranged(one, seed + index));
  const general = /\b(?:general knowledge|trivia|pub quiz)\b/.test(text);
  return general ? sets.general.map((one, index) => arranged(one, seed + index)) : [];
}

const continents: readonly (readonly [string, RegExp])[] = [
  ['Africa', /\bafrica/],
  ['Europe', /\beurope/],
  ['Asia', /\basia/],
  ['Americas', /\b(?:latin |south |north )?america/],
];

function capitals(text: string, seed: number): QuizQuestion[] {
  const named = continents.find(([, pattern]) => pattern.test(text))?.[0];
  const pairs =
    named === undefined
      ? Object.values(sets.capitals).flatMap((one) => one.slice(0, 4))
      : (sets.capitals[named] ?? []);
  return pairs.slice(0, mostQuestions).map(([country, capital], index) => {
    const others = [1, 4, 6].map((step) => pairs[(index + step) % pairs.length]?.[1] ?? '');
    return arranged([`What is the capital of ${country}?`, [capital, ...others]], seed + index * 7);
  });
}

function sums(seed: number): QuizQuestion[] {
  return Array.from({ length: mostQuestions }, (_, index) => {
    const one = 3 + ((seed + index * 5) % 9);
    const other = 4 + ((seed + index * 3) % 8);
    const right = one * other;
    const answers = [right, right + one, right - other, right + 10].map(String);
    return arranged([`What is ${one} × ${other}?`, answers], seed + index);
  });
}

/** The right answer stands first in the data and anywhere on the page. */
export function arranged([asked, answers]: z.infer<typeof question>, seed: number): QuizQuestion {
  const shift = seed % answers.length;
  const turned = [...answers.slice(shift), ...answers.slice(0, shift)];
  return { question: asked, answers: turned, correct: (answers.length - shift) % answers.length };
}
