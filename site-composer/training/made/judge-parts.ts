import type { Field, PagePlan, Section } from '../../src/model/page';
import { partsOf } from './read-cases';
import type { MadeCase } from './read-cases';

export interface PartsVerdict {
  readonly parts: number;
  readonly right: number;
  readonly byKind: readonly (readonly [string, boolean])[];
  readonly wrongFields: readonly string[];
  readonly missing: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
const longestStem = 5;

/** Whether a heading has a word of the part's name, in whatever form. */
function names(heading: string, words: string): boolean {
  const said = plain(heading);
  return plain(words)
    .split(/[\s']+/u)
    .filter((word) => word.length > 3 || words.length < 5)
    .some((word) => said.includes(word.slice(0, longestStem)));
}

const fieldsOf = (section: Section): readonly Field[] =>
  section.kind === 'contact' ? (section.form ?? []) : section.kind === 'form' ? section.fields : [];

const listKinds = new Set(['facts', 'cards', 'steps', 'questions', 'text', 'prices', 'schedule']);

function holdsKind(section: Section, kind: string, words: string, field: string): boolean {
  const heading = [section.heading ?? '', section.navigation ?? ''].join(' ');
  const fields = fieldsOf(section);
  switch (kind) {
    case 'form':
      return field === ''
        ? fields.length > 0 && names(heading, words)
        : fields.some(({ label }) => plain(label).includes(plain(field)));
    case 'memory':
      return fields.some(
        ({ type, label }) => type === 'textarea' && names(`${heading} ${label}`, words),
      );
    case 'gallery':
      return section.kind === 'gallery';
    case 'people':
      return section.kind === 'people' && section.people.length > 0;
    case 'letter':
      return section.kind === 'text' && names(heading, words) && section.paragraphs.length > 2;
    case 'table':
      return (
        (section.kind === 'schedule' ||
          (section.kind === 'tool' && section.tool.type === 'table')) &&
        names(heading, words)
      );
    default:
      return (
        (listKinds.has(section.kind) ||
          (section.kind === 'tool' && ['table', 'tasks'].includes(section.tool.type))) &&
        names(heading, words)
      );
  }
}

/** Which of the parts that were asked for by name stand on the page as what they are. */
export function judgeParts(one: MadeCase, { sections }: PagePlan): PartsVerdict {
  const byKind = partsOf(one.blocks['parts']).map((part) => {
    const [words = '', wanted = ''] = part.split('=');
    const [kind = '', field = ''] = wanted.split(':');
    const isThere = sections.some((section) => holdsKind(section, kind, words, field));
    return { part, kind, isThere };
  });
  const labels = sections.flatMap(fieldsOf).map(({ label }) => plain(label));
  const wrongFields = partsOf(
    (one.blocks['not'] ?? []).map((line) => line.replace(/^field:/u, '')),
  ).filter((words) => labels.some((label) => label.includes(plain(words))));
  // An instruction that asks for no part must get none of these.
  const asksNone = byKind.length === 0;
  const invented = asksNone
    ? sections.flatMap((section) =>
        section.kind === 'gallery' || (section.kind === 'tool' && section.tool.type === 'table')
          ? [section.kind]
          : [],
      )
    : [];
  return {
    parts: byKind.length,
    right: byKind.filter(({ isThere }) => isThere).length,
    byKind: byKind.map(({ kind, isThere }) => [kind, isThere] as const),
    wrongFields: [...wrongFields, ...invented],
    missing: byKind.filter(({ isThere }) => !isThere).map(({ part }) => part),
  };
}
