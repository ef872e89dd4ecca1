import type { Section } from '../../model/page';
import { asSentence } from '../../text/casing';
import type { AskedPart } from './read-part';

/** Names are people, three and more short entries a list, anything else a paragraph. */
export function drafted({ heading, text, entries }: AskedPart): Section {
  const base = { id: 'part', layout: '', heading, navigation: null };
  if (entries.length > 1 && entries.every((one) => isName(one)))
    return { ...base, kind: 'people', people: entries.map((name) => ({ name, role: null })) };
  if (entries.length > 1)
    return {
      ...base,
      kind: 'cards',
      cards: entries.map((title) => ({ title: asSentence(title).replace(/[.]$/u, '') })),
    };
  return { ...base, kind: 'text', paragraphs: [ended(text)] };
}

const isName = (text: string): boolean =>
  /^(?:(?:mrs?|ms|dr|miss|sir|herr|frau|sra?|mme|m)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}$/iu.test(
    text,
  ) &&
  /\p{Lu}/u.test(text.at(0) ?? '') &&
  text.split(' ').length > 1;

/** A text with the mark a sentence ends with. */
export const ended = (text: string): string => {
  const said = asSentence(text.trim());
  return /[.!?…]$/u.test(said) ? said : `${said}.`;
};
