import type { PagePlan } from '../../../site-composer/src/model/page';
import type { Brief } from '../../../site-composer/src/model/brief';
import type { ExpectedScreen } from './read-data';

export type Verdicts = Readonly<Record<'name' | 'kind' | 'place' | 'headline' | 'action', boolean>>;

export interface Shown {
  readonly name: string | null;
  readonly place: string | null;
  readonly headline: string;
  /** Everything beside the headline. */
  readonly beside: string;
  readonly action: string;
  readonly label: string;
}

const mostWords = 9;
/** Where a line that ends so goes on, it was cut. */
const dangling =
  /(?:[,;:–—-]|\b(?:and|or|but|the|an?|of|for|with|to|in|at|on|from|by|is|are|was|were|i|we|that|who|which|my|our))$/iu;
const same: Readonly<Record<string, string>> = { buy: 'order', download: 'try', contact: 'write' };

/** What is done by a button: by its address first, else by what it is for. */
function actionOf({
  href,
  intent,
  label,
}: {
  href: string;
  intent: string;
  label: string;
}): string {
  if (href.startsWith('tel:')) return 'call';
  if (href.startsWith('sms:')) return 'text';
  if (href.startsWith('mailto:')) return 'write';
  if (intent === 'join' && /\b(?:sign|enter|add your name)\b/iu.test(label)) return 'sign';
  return same[intent] ?? intent;
}

/** The first screen of a plan as its visitors see it. */
export function shownOf(brief: Brief, plan: PagePlan): Shown {
  const hero = plan.sections.find((section) => section.kind === 'hero');
  if (hero?.kind !== 'hero') throw new Error('The page has no first screen');
  const [main] = hero.actions;
  return {
    name: brief.name.given ? brief.name.text : null,
    place: brief.place,
    headline: hero.headline,
    beside: [hero.kicker ?? '', hero.text ?? ''].join(' '),
    action: main === undefined ? 'none' : actionOf({ ...main, href: main.href }),
    label: main?.label ?? '',
  };
}

const plain = (text: string | null): string => (text ?? '').toLowerCase().replaceAll('’', "'");

/** Whether a first screen says what it has to. */
export function judgeScreen(expected: ExpectedScreen, shown: Shown): Verdicts {
  const all = plain(`${shown.headline} ${shown.beside}`);
  const title = plain(`${shown.headline} ${shown.name ?? ''}`);
  const words = shown.headline.split(/\s+/u);
  const begins = /^["“‘'(]?[\p{Lu}\d£€$]/u.test(shown.headline);
  const actions = expected.action.split('/').map((action) => same[action] ?? action);
  return {
    name: plain(shown.name) === plain(expected.name),
    kind: expected.kind.every((group) => group.some((word) => all.includes(word))),
    place:
      expected.place === null ? shown.place === null : isPlace(plain(shown.place), expected.place),
    headline:
      words.length <= mostWords &&
      begins &&
      !dangling.test(shown.headline) &&
      !expected.wrong.some((word) => title.includes(word)),
    action: actions.includes(shown.action),
  };
}

const mostBeside = 2;

/** "Near Ripon" and "Ripon, North Yorkshire" are Ripon. */
const isPlace = (shown: string, expected: string): boolean =>
  shown.includes(plain(expected)) &&
  shown.split(' ').length - expected.split(' ').length <= mostBeside;
