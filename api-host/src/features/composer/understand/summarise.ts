import type { UnderstoodPrompt } from 'shared-kit/contract';
import { capitalise } from '../text/words';
import { understand } from './understand';

/** More would be no summary; what is beyond is built all the same. */
const longest = { list: 12, text: 80 };

const short = (text: string): string => text.slice(0, longest.text);

/** What was read in a prompt, for the member to check: only what it says, nothing that was chosen. */
export function summarise(prompt: string): UnderstoodPrompt {
  const { name, nameGiven, subject, audience, place, pages, wanted, features, colours } =
    understand(prompt);
  const asked = [...pages, ...wanted.map(({ words }) => words), ...features];
  const sections = [...new Set(asked.map((words) => capitalise(short(words))))];
  return {
    name: nameGiven ? short(name) : null,
    kind: capitalise(short(subject)),
    audience: audience === null ? null : short(audience),
    place: place === null ? null : short(place),
    sections: sections.slice(0, longest.list),
    colours: Object.values(colours)
      .slice(0, longest.list)
      .map(({ words, hex }) => ({ words: short(words), hex })),
  };
}
