import { topicOf } from '../catalogue/topics';
import type { Action, PagePlan } from '../model/page';
import { askedAction, callAction, mainAction } from './plan-actions';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { isMenu } from './plan-prices';

/** A second way on from the first screen: the words asked for, the telephone, or the prices. */
export function moreAction(context: PageContext, offer: readonly DraftSection[]): Action | null {
  const { brief, say } = context;
  const first = offer[0];
  const second = brief.asked.actions[1];
  if (second !== undefined && second.length <= 40)
    return linkedSecond(context, second, `#${first?.kind ?? 'contact'}`);
  const dial = callAction(context, mainAction(context, '#contact'));
  if (dial) return dial;
  const prices = offer.find(({ kind }) => kind === 'prices' || kind === 'shop');
  // Nobody is led to what a wedding costs.
  const isOfGuests = brief.purpose === 'celebration';
  if (!isOfGuests && prices?.kind === 'prices' && countPrices(prices) >= fewestPrices)
    return {
      label: say(isMenu(brief) || prices.heading === say('menu') ? 'more.menu' : 'more.prices'),
      intent: 'visit',
      href: '#prices',
    };
  const sells = ['business', 'product', 'application'].includes(brief.purpose);
  if (!first || !sells || first.kind !== 'cards' || first.cards.length < fewestCards) return null;
  const id = brief.purpose === 'business' ? 'offer' : 'features';
  return { label: say(`more.${id}`), intent: 'visit', href: `#${first.kind}` };
}

/** The second button in the member's words. */
function linkedSecond(context: PageContext, label: string, target: string): Action {
  const action = askedAction(context, label, target);
  return action.href === target ? { label, intent: 'visit', href: target } : action;
}

/** One price is seen without being led to it. */
const fewestPrices = 2;
const countPrices = ({ groups }: Extract<DraftSection, { kind: 'prices' }>): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/** Two cards are seen without being led to them. */
const fewestCards = 3;

/** Whoever plans a visit is led to a form for it, and past one for prayers or valuations to what a visit is like. */
function visited(kind: string, sections: PagePlan['sections']): string {
  const form = sections.find((section) => section.kind === 'contact');
  const isForm =
    form?.kind === 'contact' && form.form?.some(({ type }) => type === 'date') === true;
  if (kind !== 'contact' || isForm) return kind;
  return ['visit', 'steps'].find((one) => sections.some((section) => section.kind === one)) ?? kind;
}

/** Where something is tried, and where it is bought. */
const placeOf: Readonly<Partial<Record<Action['intent'], DraftSection['kind']>>> = {
  try: 'tool',
  buy: 'shop',
};

/** "See the prices" where none came to stand as a list leads nowhere. */
export const leadsSomewhere = (
  { intent, href }: Action,
  sections: PagePlan['sections'],
  isDocument = false,
): boolean =>
  intent !== 'visit' ||
  !ofLists.has(href) ||
  sections.some(
    ({ kind, heading }) =>
      (`#${kind}` === href && !(isDocument && kind === 'cards' && !isOfOffer(heading ?? ''))) ||
      kind === 'shop',
  );

/** A list that an owner headed is an offer by its heading: a kit list is none. */
const isOfOffer = (heading: string): boolean =>
  ['offer', 'features', 'application'].includes(topicOf(heading.toLowerCase()));

const ofLists = new Set(['#prices', '#cards']);

/** Links point at sections by kind until the sections have their anchors. */
export function retarget(action: Action, sections: PagePlan['sections']): Action {
  if (!action.href.startsWith('#')) return action;
  const kind =
    action.intent === 'visit' ? visited(action.href.slice(1), sections) : action.href.slice(1);
  const place = placeOf[action.intent];
  const wanted = place === undefined ? undefined : sections.find(({ kind: one }) => one === place);
  const target = wanted ?? sections.find((section) => section.kind === kind || section.id === kind);
  const last = sections.at(-1);
  return { ...action, href: `#${target?.id ?? last?.id ?? 'top'}` };
}
