import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import type { Placed } from './in-order';

const fewestDetails = 2;
const longestDetail = 90;

/** "Dress code: colourful. Gift list: a trip.": headings with a few words each stand in one section, line by line. */
export function withDetails({ say }: PageContext, sections: Placed[]): Placed[] {
  const short = sections.filter(
    ({ draft, rank }) =>
      rank === -1 && draft?.kind === 'text' && draft.paragraphs.join(' ').length <= longestDetail,
  );
  if (short.length < fewestDetails) return [];
  for (const one of short) sections.splice(sections.indexOf(one), 1);
  const facts = short.flatMap(({ words, draft }) =>
    draft?.kind === 'text'
      ? [{ label: capitalised(words), value: draft.paragraphs.join(' ').replace(/\.$/u, '') }]
      : [],
  );
  const heading = say('includedNav');
  return [
    {
      words: heading,
      topic: 'other',
      rank: -1,
      at: Math.min(...short.map(({ at }) => at)),
      draft: { kind: 'facts', heading, navigation: heading, facts },
    },
  ];
}
