import type { Section } from '../model/page';

/** Whether a section would show nothing but its heading: it is left out, its open facts stand in the footer. */
export function isEmpty(section: Section): boolean {
  switch (section.kind) {
    case 'contact':
      return !section.phone && !section.email && section.links.length === 0 && !section.form;
    case 'visit':
      return (
        section.address === null &&
        section.areas.length === 0 &&
        section.hours.length === 0 &&
        section.hoursWords === null
      );
    case 'facts':
      return section.facts.length === 0;
    case 'cards':
      return section.cards.length === 0;
    case 'prices':
      return section.groups.every(({ items }) => items.length === 0);
    case 'text':
      return section.paragraphs.length === 0;
    case 'steps':
      return section.steps.length === 0;
    case 'schedule':
      return section.entries.length === 0;
    case 'people':
      return section.people.length === 0;
    case 'quotes':
      return section.quotes.length === 0;
    case 'questions':
      return section.questions.length === 0;
    case 'gallery':
      return section.places.length === 0;
    case 'shop':
      return section.products.length === 0;
    case 'form':
      return section.fields.length === 0;
    case 'hero':
    case 'countdown':
    case 'tool':
    case 'call':
      break;
  }
  return false;
}
