import type { Brief } from './model/brief';
import type { ComposedSite, PagePlan } from './model/page';
import { planPage } from './plan/plan-page';
import { layoutsOf } from './render/layouts';
import { render } from './render/render';
import { understand } from './understand/understand';

export type { ComposedSite } from './model/page';
export { placePictures } from './render/place-pictures';
export type { OwnPicture, PlacedPictures } from './render/place-pictures';

export interface ComposeOptions {
  /** The day the instruction was written: dates without a year are the next to come. */
  readonly today: Date;
}

/** The website an instruction describes. The same instruction on the same day gives the same bytes. */
export function compose(prompt: string, options: ComposeOptions): ComposedSite {
  return render(planFor(prompt, options).plan);
}

/** What was understood and what the page will be, before it is drawn. */
export function planFor(
  prompt: string,
  { today }: ComposeOptions,
): { brief: Brief; plan: PagePlan } {
  const brief = understand(prompt, today);
  return { brief, plan: planPage(brief, layoutsOf) };
}

/** What a project is called: the name given, else the subject. */
export function summarise(
  prompt: string,
  { today }: ComposeOptions,
): { title: string; description: string } {
  const { name, subject, place } = understand(prompt, today);
  const where = place === null ? '' : `, ${place}`;
  return { title: name.text, description: `${subject.phrase}${where}` };
}

/** Loads what the first page needs: the tagger, word vectors, trades, icons and style sheets. */
export function warmUp(): void {
  compose('A bakery called Crumb in Leeds. Call 0113 496 0000. Loaves £4.', {
    today: new Date(0),
  });
}
