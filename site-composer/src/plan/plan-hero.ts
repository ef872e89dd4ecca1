import { capitalised } from '../text/casing';
import { fill } from '../catalogue/messages/messages';
import type { Action, IconName } from '../model/page';
import type { DraftSection } from './draft-section';
import { mainAction } from './plan-actions';
import type { PageContext } from './page-context';
import { writeHeadline } from './write-headline';

/** The first screen: what, for whom, where, and what to do next. */
export function planHero(context: PageContext, target: string, more: Action | null): DraftSection {
  const { brief } = context;
  const headline = writeHeadline(context);
  return {
    kind: 'hero',
    heading: null,
    navigation: null,
    kicker: kicker(context, headline),
    headline,
    text: leadText(context, headline),
    actions: [mainAction(context, target), ...(more === null ? [] : [more])],
    icons: heroIcons(context),
    facts:
      brief.facts.dates.length === 1
        ? brief.facts.dates.map((date) => capitalised(date.words))
        : [],
  };
}

/** What it is and where, unless the headline says so already. */
function kicker({ brief, say }: PageContext, headline: string): string | null {
  const line = headline.toLowerCase();
  const since = brief.facts.figures.find(({ label }) => label === 'since');
  const parts = [
    line.includes(brief.subject.phrase.toLowerCase()) ? '' : capitalised(brief.subject.phrase),
    brief.place === null || line.includes(brief.place.toLowerCase()) ? '' : brief.place,
    since ? say('since', { year: since.value }) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' · ');
}

/** The first sentence the member wrote about the subject, else what is true of the trade, else of the purpose. */
function leadText(context: PageContext, headline: string): string {
  const { brief, trade, statements, say } = context;
  const own = statements.findIndex(
    (statement) => statement.length < 220 && statement.length > 30 && statement !== headline,
  );
  if (own !== -1) return statements.splice(own, 1)[0] ?? '';
  const values: Record<string, string> = brief.place === null ? {} : { place: brief.place };
  const lead = trade ? fill(trade.lead, values) : '';
  if (lead !== '' && !lead.includes('{')) return lead;
  return say(`lead.${brief.purpose}`);
}

function heroIcons(context: PageContext): IconName[] {
  const { brief, trade } = context;
  const words = [
    brief.subject.phrase.split(' '),
    ...(trade?.icons.map((name) => [name]) ?? []),
    ...brief.lists.flatMap((list) => list.items.map(({ title }) => [title])).slice(0, 4),
    ...brief.asked.sections.map((section) => [section.words]).slice(0, 3),
    ...brief.capabilities.map((capability) => [capability.words]).slice(0, 3),
  ];
  const icons: IconName[] = [];
  for (const one of words) {
    const icon = context.icon(one);
    if (icon !== undefined) icons.push(icon);
    if (icons.length === 5) break;
  }
  return icons;
}
