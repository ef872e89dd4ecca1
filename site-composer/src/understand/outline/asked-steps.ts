import type { Passage } from '../../model/brief';

const steps =
  /^(?:the )?(?:steps?|what to do|schritte?|étapes?|pasos|passi|passos|stappen|stappenplan)$/iu;

/** "What do you do if you find a hedgehog? Steps: …": the question is the heading of its steps. */
export function withAskedSteps(passages: readonly Passage[]): Passage[] {
  const isAsked = (at: number): boolean => {
    const [one, next] = [passages[at], passages[at + 1]];
    return (
      one !== undefined &&
      one.text.endsWith('?') &&
      steps.test(next?.label ?? '') &&
      one.label !== next?.label
    );
  };
  return passages.flatMap((passage, at): Passage[] => {
    if (isAsked(at)) return [];
    let first = at;
    while (first > 0 && passages[first - 1]?.label === passage.label) first -= 1;
    const asked = passages[first - 1];
    if (!steps.test(passage.label ?? '') || asked === undefined || !isAsked(first - 1))
      return [passage];
    return [{ ...passage, label: `${asked.text.replace(/[.!?]+$/u, '')}?` }];
  });
}
