import type { Brief } from './model/brief';
import type { ComposedSite, PagePlan } from './model/page';
import { planPage } from './plan/plan-page';
import { layoutsOf } from './render/layouts';
import { render } from './render/render';
import { stagesOf } from './compose-in-stages';
import type { ComposeStage } from './compose-in-stages';
import { summaryOf } from './understand/summary';
import type { PromptSummary } from './understand/summary';
import { understand } from './understand/understand';

export { placePictures } from './pictures/place-pictures';
export type { OwnPicture } from './render/place-pictures';
export type { ComposeStage } from './compose-in-stages';
export type { ComposedSite } from './model/page';
export type { PromptSummary } from './understand/summary';
export { blocks } from './refine/blocks/section-blocks';
export type { SectionBlock } from './refine/blocks/section-blocks';
export { refine } from './refine/refine';
export type {
  PointedAt,
  RefinedPart,
  Refinement,
  RefineOptions,
  SiteFiles,
} from './refine/refine-types';

export interface ComposeOptions {
  /** The day the instruction was written; dates without a year are the next to come. */
  readonly today: Date;
}

/**
 * Composes the website an instruction describes. Deterministic: the same instruction on the same
 * day gives the same bytes.
 */
export function compose(prompt: string, options: ComposeOptions): ComposedSite {
  return render(planFor(prompt, options).plan);
}

/** The brief and the plan of the page, before it is rendered. */
export function planFor(
  prompt: string,
  { today }: ComposeOptions,
): { brief: Brief; plan: PagePlan } {
  const brief = understand(prompt, today);
  return { brief, plan: planPage(brief, layoutsOf) };
}

/** A site, composed stage by stage. */
export function composeInStages(
  prompt: string,
  options: ComposeOptions,
): { stages: readonly ComposeStage[]; site: ComposedSite } {
  const { brief, plan } = planFor(prompt, options);
  const site = render(plan);
  return { stages: stagesOf(brief, plan, site), site };
}

/** Summary of how an instruction was understood, for its author to check. */
export function summarise(prompt: string, { today }: ComposeOptions): PromptSummary {
  return summaryOf(understand(prompt, today));
}

/** Loads what the first page needs: the tagger, word vectors, trades, icons and style sheets. */
export function warmUp(): void {
  compose('A bakery called Crumb in Leeds. Call 0113 496 0000. Loaves £4.', {
    today: new Date(0),
  });
}
