import type { Look, PagePlan, Section } from '../../model/page';

type Parts = Pick<PagePlan, 'name' | 'description'> &
  Partial<PagePlan> & { readonly sections: readonly Section[] };

/** A plan with what every plan has; the look is an art direction, a pairing and an accent. */
export function makePlan(
  direction: string,
  pairing: string,
  accent: string,
  parts: Parts,
): PagePlan {
  const look: Look = {
    direction,
    pairing,
    scheme: direction === 'stage' ? 'dark' : 'light',
    accent,
    asked: {},
  };
  return {
    language: 'en',
    title: parts.name,
    look,
    footer: [],
    openFacts: [],
    notes: [],
    unfulfilled: [],
    ...parts,
  };
}
