import { artDirections } from '../../art/directions';
import { meaningOf, nearness } from '../../catalogue/words/word-vectors';
import { typePairings } from '../../type/pairings';

/** Below it a word is no nearer to one mood than to most of them. */
const near = 0.5;

const moods = [
  ...new Set([...artDirections, ...typePairings].flatMap((one): readonly string[] => one.moods)),
];

/** "softer" and "gentlest" name the mood that "soft" and "gentle" do. */
const forms = (word: string): string[] => [
  word,
  word.replace(/(?:e?r|e?st)$/u, ''),
  word.replace(/(?:r|st)$/u, ''),
  word.replace(/(.)\1(?:er|est)$/u, '$1'),
  word.replace(/i(?:er|est)$/u, 'y'),
];

/** The mood of a design whose name is one of these words or stands nearest to one in meaning; null where none is near. */
export function moodMeant(words: string): string | null {
  const said = words.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [];
  const all = [said.join(''), ...said].flatMap(forms);
  const exact = all.find((word) => moods.includes(word));
  if (exact !== undefined) return exact;
  const ranked = all
    .flatMap((word) => {
      const meant = meaningOf([word]);
      return meant ? moods.map((mood) => ({ mood, value: similarityTo(meant, mood) })) : [];
    })
    .toSorted((one, other) => other.value - one.value);
  const [best] = ranked;
  return best && best.value >= near ? best.mood : null;
}

function similarityTo(meant: NonNullable<ReturnType<typeof meaningOf>>, mood: string): number {
  const other = meaningOf([mood]);
  return other ? nearness(meant, other) : 0;
}
