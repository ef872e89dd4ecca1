import type { PagePlan, Section } from '../../../site-composer/src/model/page';

/** A section as the lines it prints: each row of a list or table by itself, and its paragraphs. */
export interface PrintedSection {
  readonly kind: Section['kind'];
  readonly heading: string;
  readonly rows: readonly string[];
  readonly paragraphs: readonly string[];
}

const joined = (...words: readonly (string | null | undefined)[]): string =>
  words.filter(Boolean).join(' | ');

export const printedSections = ({ sections, name }: PagePlan): PrintedSection[] =>
  sections.flatMap((section) => [
    {
      kind: section.kind,
      heading: section.heading ?? '',
      rows: rowsOf(section),
      paragraphs: [
        ...(section.lead === undefined ? [] : [section.lead]),
        ...(section.kind === 'text' ? section.paragraphs : []),
        ...(section.kind === 'hero'
          ? [joined(section.headline, section.text, section.kicker), name]
          : []),
        ...('actions' in section ? section.actions.map(({ label }) => label) : []),
        ...(section.kind === 'contact'
          ? [joined(section.phone, section.email), ...section.links]
          : []),
        ...(section.kind === 'call' ? [joined(section.text)] : []),
      ],
    },
    ...groupsOf(section),
  ]);

/** A group of a list has a heading of its own below the list's. */
const groupsOf = (section: Section): PrintedSection[] =>
  section.kind !== 'prices'
    ? []
    : section.groups.flatMap(({ heading, items }) =>
        heading === null
          ? []
          : [
              {
                kind: section.kind,
                heading,
                rows: items.map(({ title, text, price }) => joined(title, text, price)),
                paragraphs: [],
              },
            ],
      );

function rowsOf(section: Section): string[] {
  switch (section.kind) {
    case 'hero':
      return [...section.facts];
    case 'facts':
      return section.facts.map(({ label, value }) => joined(label, value));
    case 'cards':
      return section.cards.map(({ title, text, price }) => joined(title, text, price));
    case 'prices':
      return section.groups.flatMap(({ heading, items }) =>
        items.map(({ title, text, price }) => joined(heading, title, text, price)),
      );
    case 'steps':
      return section.steps.map(({ title, text }) => joined(title, text));
    case 'schedule':
      return section.entries.map(({ when, title, text }) => joined(when, title, text));
    case 'people':
      return section.people.map(({ name, role, text }) => joined(name, role, text));
    case 'quotes':
      return section.quotes.map(({ text, by }) => joined(text, by));
    case 'questions':
      return section.questions.map(({ question, answer }) => joined(question, answer));
    case 'shop':
      return section.products.map(({ title, text, price }) => joined(title, text, price));
    case 'visit':
      return visitRows(section);
    case 'contact':
      return section.visit === undefined ? [] : visitRows(section.visit);
    case 'call':
    case 'countdown':
    case 'form':
    case 'gallery':
    case 'text':
    case 'tool':
    default:
      return [];
  }
}

const days = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const visitRows = (visit: Extract<Section, { kind: 'visit' }>): string[] => [
  ...visit.hours.map(({ from, to, opens, closes }) =>
    joined(days[from], from === to ? '' : days[to], opens, closes),
  ),
  ...(visit.hoursWords === null ? [] : [visit.hoursWords]),
  ...(visit.address === null ? [] : [visit.address]),
  ...visit.areas,
];
