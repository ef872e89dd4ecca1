import type { Section } from '../model/page';

/** Prices, hours or days of a few lines: on a wide screen two of them stand side by side. */
const movable: ReadonlySet<Section['kind']> = new Set(['visit', 'schedule', 'people']);
const mostLines = 4;
const mostDays = 2;
/** A longer remark is reading text, which wants the whole measure. */
const mostLetters = 60;
const mostLettersOfCall = 140;

type Of<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;

const isThinOf: { readonly [Kind in Section['kind']]?: (section: Of<Kind>) => boolean } = {
  prices: ({ groups, action }) => {
    // Plans stand side by side themselves.
    if (action !== undefined) return false;
    const items = groups.flatMap((group) => group.items);
    return groups.length === 1 && items.length <= mostLines && items.every(isShort);
  },
  schedule: ({ entries }) => entries.length <= mostDays && entries.every(isShort),
  people: ({ people }) => people.length <= mostDays && people.every(isShort),
  call: ({ text, icon }) => icon === undefined && (text ?? '').length <= mostLettersOfCall,
  visit: ({ hours, areas }) => hours.length <= mostLines && areas.length <= mostLines,
};

/** Whether a section has so little to show that half of a wide screen is enough for it. */
export function isThin(section: Section): boolean {
  const isThinHere = isThinOf[section.kind] as ((section: Section) => boolean) | undefined;
  return isThinHere?.(section) ?? false;
}

const isShort = ({ text }: { readonly text?: string }): boolean =>
  text === undefined || text.length <= mostLetters;

/** Beside a form a few lines would leave a column empty: only what is thin as well stands beside it. */
const canFollow = (section: Section | undefined): boolean =>
  section !== undefined && isThin(section);

/** Brings thin sections together where something longer stands between them. */
function gather(sections: readonly Section[]): Section[] {
  const rest = [...sections];
  const ordered: Section[] = [];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    ordered.push(next);
    if (!isThin(next) || canFollow(rest[0])) continue;
    const partner = rest.findIndex((one) => movable.has(one.kind) && isThin(one));
    if (partner > 0) rest.unshift(...rest.splice(partner, 1));
  }
  return ordered;
}

type Contact = Of<'contact'>;

/**
 * Hours or areas without a partner stand with the ways to get in touch. Where there is a place to come to, or a town that
 * stands for it until the owner gives the address, people look for it under its own heading.
 */
function withVisitAtForm(sections: readonly Section[]): Section[] {
  const at = sections.findIndex((one) => one.kind === 'contact' && one.form !== null);
  const contact = sections[at] as Contact | undefined;
  const before = sections[at - 1];
  if (contact === undefined || before?.kind !== 'visit' || !isThin(before)) return [...sections];
  if (before.address !== null || isTaken(sections, at - 1)) return [...sections];
  return [...sections.slice(0, at - 1), { ...contact, visit: before }, ...sections.slice(at + 1)];
}

function isThinAt(sections: readonly Section[], at: number): boolean {
  const section = sections[at];
  return section !== undefined && isThin(section);
}

/** Whether a section becomes the second of a pair: pairs are made from the top. */
function isTaken(sections: readonly Section[], at: number): boolean {
  let thin = 0;
  for (let index = at - 1; isThinAt(sections, index); index -= 1) thin += 1;
  return thin % 2 === 1;
}

/** Puts thin sections into pairs, so that a line or two of facts does not take a screen of their own. */
export function pairSections(sections: readonly Section[]): Section[] {
  const ordered = withVisitAtForm(gather(sections));
  const paired: Section[] = [];
  for (let at = 0; at < ordered.length; at += 1) {
    const section = ordered[at];
    const next = ordered[at + 1];
    if (section === undefined) continue;
    if (next !== undefined && isThin(section) && canFollow(next)) {
      paired.push({ ...section, side: 'first' }, { ...next, side: 'second' });
      at += 1;
    } else paired.push(section);
  }
  return paired;
}
