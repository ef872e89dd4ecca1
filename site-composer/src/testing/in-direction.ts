import type { ArtDirection } from '../art/directions';
import type { PagePlan } from '../model/page';

/** The same page in another art direction, with the layouts that belong to it. */
export function inDirection(plan: PagePlan, direction: ArtDirection): PagePlan {
  const sections = plan.sections.map((section) => {
    const layout =
      section.kind === 'hero' ? direction.heroes[0] : direction.prefers[section.kind]?.[0];
    return layout === undefined ? section : { ...section, layout };
  });
  const look = { ...plan.look, direction: direction.id, scheme: direction.scheme };
  return { ...plan, look, sections };
}
