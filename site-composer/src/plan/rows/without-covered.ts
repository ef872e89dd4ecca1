import type { DraftSection } from '../draft-section';
import { isCovered } from './covered';

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u;

/** What some rows tell in other sections, taken out of them; a section of nothing else goes. */
export function withoutCovered(
  draft: DraftSection,
  words: ReadonlySet<string>,
): DraftSection | null {
  const isLeft = (...texts: readonly (string | null | undefined)[]): boolean =>
    !isCovered(texts.filter(Boolean).join(' '), words);
  const told = (text: string): string =>
    text
      .split(sentenceEnd)
      .filter((sentence) => isLeft(sentence))
      .join(' ');
  const led = withLead(draft, told);
  switch (led.kind) {
    case 'hero':
      return {
        ...led,
        text: led.text === null ? null : told(led.text) || null,
        facts: led.facts.filter((fact) => isLeft(fact)),
      };
    case 'text': {
      const paragraphs = led.paragraphs.map(told).filter((text) => text !== '');
      return paragraphs.length === 0 ? null : { ...led, paragraphs };
    }
    case 'cards': {
      const cards = led.cards.filter(({ title, text, price }) => isLeft(title, text, price));
      return cards.length === 0 ? null : { ...led, cards };
    }
    case 'schedule': {
      const entries = led.entries.filter(({ title, text }) => isLeft(title, text));
      return entries.length === 0 ? null : { ...led, entries };
    }
    case 'prices': {
      const groups = led.groups
        .map((group) => ({
          ...group,
          items: group.items.filter(({ title, text, price }) => isLeft(title, text, price)),
        }))
        .filter(({ items }) => items.length > 0);
      return groups.length === 0 ? null : { ...led, groups };
    }
    case 'contact':
      return led.visit === undefined ? led : withVisit(led, isLeft);
    case 'visit':
      return leftOfVisit(led, isLeft);
    default:
      return led;
  }
}

type Contact = Extract<DraftSection, { kind: 'contact' }>;
type IsLeft = (...texts: readonly (string | null | undefined)[]) => boolean;

function withLead(draft: DraftSection, told: (text: string) => string): DraftSection {
  if (draft.lead === undefined || draft.lead === '') return draft;
  const { lead, ...rest } = draft;
  const left = told(lead);
  return left === '' ? rest : { ...rest, lead: left };
}

function withVisit(contact: Contact, isLeft: IsLeft): Contact {
  const { visit, ...rest } = contact;
  const left = visit === undefined ? null : leftOfVisit(visit, isLeft);
  return left === null ? rest : { ...rest, visit: left };
}

function leftOfVisit<One extends { hoursWords: string | null; address: string | null }>(
  visit: One & { readonly areas: readonly string[]; readonly hours: readonly unknown[] },
  isLeft: IsLeft,
): (One & { readonly areas: readonly string[]; readonly hours: readonly unknown[] }) | null {
  if (visit.hoursWords === null || isLeft(visit.hoursWords)) return visit;
  const isEmpty = visit.address === null && visit.areas.length === 0 && visit.hours.length === 0;
  return isEmpty ? null : { ...visit, hoursWords: null };
}
