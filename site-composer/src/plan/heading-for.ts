import type { AskedSection, SectionTopic } from '../model/brief';
import { isBareTopic } from '../catalogue/topics';
import type { PageContext } from './page-context';

/** The section asked for of a topic, with its heading in the member's words where they say more than the topic. */
export function asked(context: PageContext, topic: SectionTopic): AskedSection | null {
  return context.brief.asked.sections.find((section) => section.topic === topic) ?? null;
}

export function headingFor(context: PageContext, topic: SectionTopic, otherwise: string): string {
  const section = asked(context, topic);
  // "How admissions work" is a topic by name, and says more than "How it works".
  const tells = section !== null && section.words.split(' ').length > 2;
  return section && (tells || !isBareTopic(section.words)) ? section.words : otherwise;
}
