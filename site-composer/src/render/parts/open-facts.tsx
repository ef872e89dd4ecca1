/** @jsxImportSource preact @jsxRuntime automatic */
import { Glyph } from '../../art/glyph';
import type { GlyphName } from '../../art/glyph';
import type { OpenFactKey } from '../../model/page';
import type { PageScope } from '../page-scope';
import { usePage } from '../page-scope';

/** What an open fact is marked with: the host's form asks by these names. */
const marks: Readonly<Record<OpenFactKey, string>> = {
  phone: 'phone',
  email: 'email',
  address: 'address',
  hours: 'hours',
  prices: 'price',
  social: 'social-instagram',
  date: 'date',
  price: 'price',
};

interface OpenFactsProps {
  readonly facts: readonly OpenFactKey[];
}

/** Those of the facts that are open and have no slot yet; from now on they have one. */
export function takeOpen(
  { plan, placedFacts }: PageScope,
  facts: readonly OpenFactKey[],
): readonly OpenFactKey[] {
  const open = facts.filter((fact) => plan.openFacts.includes(fact) && !placedFacts.has(fact));
  for (const fact of open) placedFacts.add(fact);
  return open;
}

/** Hidden slots for facts the owner has yet to give, where each belongs; one slot for a fact. */
export function OpenFacts({ facts }: OpenFactsProps) {
  const open = takeOpen(usePage(), facts);
  return (
    <>
      {open.map((fact) => (
        <p key={fact} class="open-fact" data-fact={marks[fact]} data-item="" hidden />
      ))}
    </>
  );
}

const glyphs: Readonly<Partial<Record<OpenFactKey, GlyphName>>> = {
  phone: 'phone',
  email: 'mail',
  address: 'place',
  hours: 'clock',
};

/** The same as rows of a list of ways to reach somebody, as they look once they are given. */
export function OpenWays({ facts }: OpenFactsProps) {
  const page = usePage();
  return (
    <>
      {facts.map((fact) => (
        <li key={fact} class="way" data-fact={marks[fact]} data-item="" hidden>
          <Glyph name={glyphs[fact] ?? 'link'} />
          <span class="way-words">
            <span class="way-label">{labelOf(page, fact)}</span>
            <span data-fact-value />
          </span>
        </li>
      ))}
    </>
  );
}

function labelOf({ labels }: PageScope, fact: OpenFactKey): string {
  if (fact === 'phone' || fact === 'email' || fact === 'address' || fact === 'hours')
    return labels[fact];
  return 'Instagram';
}
