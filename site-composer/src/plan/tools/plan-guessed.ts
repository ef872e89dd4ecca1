import * as z from 'zod/mini';
import type { ToolPlan } from '../../model/page';
import type { PageContext } from '../page-context';
import data from './guess-words.json' with { type: 'json' };
import { itemsBehind } from './read-lists';

const sets = z.record(z.string(), z.array(z.string())).parse(data);
const themes: readonly (readonly [string, RegExp])[] = [
  ['countries', /\b(?:countr(?:y|ies)|geography|nations?)\b/i],
  ['animals', /\banimals?|\bwildlife|\bzoo\b/i],
  ['food', /\bfoods?\b|\bfruits?|\bvegetables?|\bcooking\b/i],
];
const isHangman = /\bhangman\b|\bguess (?:the|a) word\b|\bword guessing\b/i;
const cues = [/\bwords?\s*(?:are|list)?\s*:\s*/i, /\bwith the words\s+/i];

/** Hangman with the words that were given, else with words on what it is about. */
export function planGuessed({ brief }: PageContext): ToolPlan | null {
  if (brief.language !== 'en' || !isHangman.test(brief.prompt.slice(0, 1_500))) return null;
  const given = itemsBehind(brief.prompt, cues, 3);
  const theme = themes.find(([, pattern]) => pattern.test(brief.prompt))?.[0] ?? 'general';
  return { type: 'game', game: 'hangman', words: given.length >= 2 ? given : (sets[theme] ?? []) };
}
