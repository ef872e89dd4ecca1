import { forVisitors } from '../../spans/said-clauses';
import { hardFact, letting, names, ofMaking } from './orders';
import { bare } from './bare-words';
import { orderIn } from './page-orders';
import type { Order } from './page-orders';
import type { Segment } from './segments';

/** What of a sentence was said before a part of it. */
interface SaidBefore {
  /** What was ordered right before; empty behind what was said to visitors. */
  readonly ordered: string;
  /** What goes on is what somebody wants visitors to know. */
  readonly isTelling: boolean;
}

const orderOf = (text: string, fact = text): Order | null => orderIn(text, hardFact.test(fact));

/** "I am Priya, I come to your house": who they are goes with what they say next. */
const introduces =
  /^(?:i am|i['’]m|my name is|we are|we['’]re|ich bin|wir sind|je suis|nous sommes|soy|somos|me llamo|sono|mi chiamo|siamo|ik ben|wij zijn|sou|chamo-me) (?!an? |the )/iu;

/** Why something has to be seen: because people ask, forget or miss it. */
const reason =
  /^(?:because |as |since )?(?:i|we|people|everyone|everybody|folks|customers|visitors|they)\b[^,;]*\b(?:ask|forg[eo]t|miss|complain|overlook)\p{L}*/iu;

/** Below it a part is rather the reason of an order than told. */
const doubtful = 0.2;
/** "She'd like folk to know | it's unpasteurised": what stands behind it in the sentence is for them. */
export const telling =
  /(?:^|\s)(?:(?:folks?|people|visitors|everyone|everybody|customers|guests|parents|members|them) (?:to |should |must |needs? to |(?:have|has) to |ought to )?(?:also )?(?:know|be aware|remember|understand|be told)|(?:mention|point out|say|make (?:it )?clear|stress))(?: please)?(?: that)?$/iu;
/** With it a wish for the page begins again. */
export const wishes =
  /^(?:(?:and|but|also|oh) )*(?:please|pls|can you|could you|would you|keep|make|put|use|don['’]?t (?:put|use|make|show)|no (?:photos?|pictures?|images?))\b/iu;
const behindOrder = 0.6;
/** What was read as a wish for the look is only told where it surely is. */
const surelyTold = 0.7;
/** "We'd like people to come to our open days": whoever reads it may. */
const invites =
  /^(?:we|i)(?:['’]d| would) (?:really )?(?:like|love) (?:(?:more|new|local) )?(?:people|everyone|everybody|anyone|families|visitors|you|folks?|neighbours) to (?:come|join|visit|help|bring|support|take part|get involved)\b/iu;
/** "Warme Holztöne, bitte edel": what is asked for begins before it is. */
const asks =
  /^(?:bitte|s['’]il (?:vous|te) pla[iî]t|svp|por favor|per favore|graag|alstublieft)(?!\p{L})/iu;
/** What somebody thinks is nothing without what they think. */
const leans =
  /\b(?:keen|hopes?|hoping|sure|glad|happy|thinks?|thought|feels?|wants?|wish(?:es)?|insists?|asks?|asked|says?|said|suggests?|suggested|prefers?|anxious|adamant|wonder(?:s|ing)?)$/iu;

/** "A page for the ploughing match on Sunday": whoever names the page speaks to its builder, whatever facts go with it. */
export function whomOf(
  { text: said, told, labels }: Segment,
  { ordered, isTelling }: SaidBefore,
  behind: readonly Segment[],
  least: number,
): Order | 'visitors' | 'builder' {
  const text = bare(said);
  // "Put that somewhere | they can't miss it": an order may be said in two parts.
  const isFact = hardFact.test(text);
  if (invites.test(text)) return 'visitors';
  const next = bare(behind[0]?.text ?? '');
  const order = orderOf(text) ?? orderOf(`${ordered} ${text}`, text) ?? orderOf(`${text} ${next}`);
  if (order !== null) return order;
  const ahead = orderOf(next) ?? orderOf(behind.map((part) => bare(part.text)).join(' '));
  if (ahead === 'print') return 'visitors';
  // "I get asked every week, put that at the top": what is in doubt is the reason of the order behind it.
  if (ahead === 'place' && !isFact && (told < doubtful || reason.test(text))) return 'builder';
  if (ahead === 'place') return 'visitors';
  if (isTelling) return letting.test(text) ? 'builder' : 'visitors';
  // "The vicar is keen | that the page be dignified."
  if (leans.test(text) && (behind[0]?.told ?? 1) < forVisitors) return 'builder';
  if (introduces.test(text) && (behind[0]?.told ?? 0) >= forVisitors) return 'visitors';
  // "It has to be legible, half the committee have cataracts": what is in doubt behind an order is its reason.
  const needed = ordered !== '' && least === forVisitors && !isFact ? behindOrder : least;
  const isOfLook =
    told < surelyTold &&
    !isFact &&
    (labels.has('style') || labels.has('color') || asks.test(behind[0]?.text ?? ''));
  if (
    isOfLook ||
    told < needed ||
    labels.has('site') ||
    names.test(text) ||
    letting.test(text) ||
    ofMaking.test(text)
  )
    return 'builder';
  return 'visitors';
}
