import type { ToolPlan } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import type { PageContext } from '../page-context';
import { readLength } from './read-lists';
import { keyOf } from './storage-key';

const isFlashcards =
  /\bflash ?-?cards?\b|\bvocab(?:ulary)? (?:trainer|cards|app|practice|drill)\b|\b(?:lern|kartei|vokabel)karten\b|\bvokabeltrainer\b|\bcartes mémoire\b|\btarjetas de memoria\b|\bflitskaarten\b/iu;
const pair = /^(.{1,80}?)\s*(?:\s[-–—]+\s|\s?=\s?|\s?→\s?|:\s)\s*(.{1,120})$/u;
const mostCards = 100;

/** "dog - perro, cat - gato": what stands on the two sides of each card. */
function cardsIn(prompt: string): { front: string; back: string }[] {
  return prompt
    .slice(0, readLength)
    .split(/[,;\n]|\.(?=\s|$)/)
    .flatMap((part) => {
      // "Flashcards for Spanish: dog - perro" begins its first card behind the colon.
      const words =
        part.includes(' - ') || part.includes(' = ') ? part.replace(/^.*:\s/u, '') : part;
      const [, front = '', back = ''] = pair.exec(words.trim()) ?? [];
      const isCard = front !== '' && !isFlashcards.test(front) && front.split(' ').length <= 8;
      return isCard
        ? [{ front: capitalised(trimMarks(front)), back: capitalised(trimMarks(back)) }]
        : [];
    })
    .slice(0, mostCards);
}

/** Cards with two sides, from the pairs in the instruction; without any, visitors write their own. */
export function planFlashcards(context: PageContext): ToolPlan | null {
  const { prompt } = context.brief;
  if (!isFlashcards.test(prompt.slice(0, readLength))) return null;
  const cards = cardsIn(prompt);
  return {
    type: 'flashcards',
    cards: cards.length >= 2 ? cards : [],
    storageKey: keyOf(context),
  };
}
