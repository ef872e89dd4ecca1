import type { DraftSection } from './draft-section';
import { isExcluded } from './page-context';
import type { PageContext } from './page-context';
import { navigationOf } from './plan-cards';
import { preparedQuestions, preparedSteps, stepsHeading } from './prepared-texts';

/** What makes a page with the first screen and the way to reach its owner; below it a visitor learns too little. */
const enough = 3;

/** Ways to reach the owner, and rows of facts, tell nothing by themselves. */
const thin = new Set<DraftSection['kind']>(['contact', 'form', 'facts', 'countdown', 'call']);

/** A section in which something is still to be filled in says little until then. */
const isAwaiting = (section: DraftSection): boolean =>
  section.kind === 'text' && section.awaits !== undefined;

/** Who wants little gets little. */
const wantsLittle =
  /\b(?:nothing (?:else|more|fancy)|that['’]?s (?:it|all)|that is all|coming soon|(?:only|just) (?:the|a|an|one|my|our|want|need|these|this)\b|keep it (?:short|simple|brief)|business card|holding page|one line)/iu;

/**
 * Adds to a page of few sections what is true of anyone in its trade, else of anyone with such a purpose: what there is, how it
 * goes, and what people ask.
 * @param beside what stands on the first screen instead of in a section of its own
 */
export function fillOut(
  context: PageContext,
  body: readonly DraftSection[],
  beside: number,
): DraftSection[] {
  const { brief } = context;
  if (brief.purpose === 'application' || body.some(({ kind }) => kind === 'tool')) return [...body];
  if (wantsLittle.test(brief.prompt.slice(0, longestRead)) || !isFollowed(context))
    return [...body];
  let all = [...body];
  for (const section of [services(context), steps(context), questions(context)]) {
    const count = beside + all.filter((one) => !thin.has(one.kind) && !isAwaiting(one)).length;
    const few = brief.purpose === 'publication' ? enough - 1 : enough;
    const isThere = section === null || all.some(({ kind }) => kind === section.kind);
    if (!isThere && count < few) all = placed(all, section);
  }
  return all;
}

const longestRead = 6_000;

/** What appears again and again can be followed; the history of a bridge is read once. */
const isFollowed = ({ brief }: PageContext): boolean =>
  brief.purpose !== 'publication' ||
  /\b(?:blog|magazine?n?|newsletter|podcast|journal|zine|vlog|channel|rivista|revista|tijdschrift)\b/iu.test(
    brief.prompt.slice(0, longestRead),
  );

/** Services and steps stand before the people and the questions, these before the way to reach the owner. */
const behind = ['visit', 'call', 'form', 'contact'] as const;
const order: Readonly<Partial<Record<DraftSection['kind'], readonly DraftSection['kind'][]>>> = {
  cards: ['schedule', 'gallery', 'steps', 'people', 'quotes', 'questions', ...behind],
  steps: ['people', 'quotes', 'questions', ...behind],
};

function placed(all: readonly DraftSection[], section: DraftSection): DraftSection[] {
  const before = order[section.kind] ?? behind;
  const at = all.findIndex(({ kind }) => before.some((one) => one === kind));
  const place = at === -1 ? all.length : at;
  return [...all.slice(0, place), section, ...all.slice(place)];
}

function services(context: PageContext): DraftSection | null {
  const { brief, trade } = context;
  if (trade === null || trade.services.length === 0 || isExcluded(context, 'offer')) return null;
  if (brief.lists.length > 0) return null;
  const cards = trade.services.map(([title, text]) => {
    const icon = context.icon([title], 0.8);
    return { title, text, ...(icon === undefined ? {} : { icon }) };
  });
  return { kind: 'cards', heading: trade.offer, navigation: navigationOf(context), cards };
}

function steps(context: PageContext): DraftSection | null {
  const { say } = context;
  const prepared = preparedSteps(context);
  if (prepared.length === 0 || isExcluded(context, 'steps')) return null;
  const heading = stepsHeading(context);
  return { kind: 'steps', heading, navigation: shortStep(heading, say('steps')), steps: prepared };
}

/** A heading of few letters leads to its section under its own name. */
const shortStep = (heading: string, otherwise: string): string =>
  heading.length <= longestNavigation ? heading : otherwise;

const longestNavigation = 18;

function questions(context: PageContext): DraftSection | null {
  const { say } = context;
  const prepared = preparedQuestions(context);
  if (prepared.length === 0 || isExcluded(context, 'questions')) return null;
  return {
    kind: 'questions',
    heading: say('questions'),
    navigation: say('questionsNav'),
    questions: prepared,
  };
}
