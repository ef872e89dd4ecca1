import type { SectionTopic } from '../model/brief';
import type { DraftSection } from './draft-section';

type Kinds = Readonly<Partial<Record<SectionTopic, readonly DraftSection['kind'][]>>>;

/** The kinds of section that have the rows of a topic, whatever their headings are. */
export const kindsOfTopic: Kinds = {
  prices: ['prices', 'shop'],
  shop: ['shop', 'prices'],
  gallery: ['gallery'],
  schedule: ['schedule'],
  people: ['people'],
  steps: ['steps'],
  questions: ['questions'],
  quotes: ['quotes'],
  visit: ['visit'],
};
