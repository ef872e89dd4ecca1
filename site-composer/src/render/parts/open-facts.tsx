/** @jsxImportSource preact @jsxRuntime automatic */
import type { OpenFactKey } from '../../model/page';
import { usePage } from '../page-scope';

/** Hidden slots for facts the owner has yet to give, where each belongs; one slot for a fact. */
export function OpenFacts({ facts }: { readonly facts: readonly OpenFactKey[] }) {
  const { plan, placedFacts } = usePage();
  const open = facts.filter((fact) => plan.openFacts.includes(fact) && !placedFacts.has(fact));
  for (const fact of open) placedFacts.add(fact);
  return (
    <>
      {open.map((fact) => (
        <p key={fact} class="open-fact" data-fact={fact} hidden />
      ))}
    </>
  );
}
