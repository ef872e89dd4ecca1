import type { Brief, Subject } from '../model/brief';
import { tradeOf } from '../catalogue/trades';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { asksApplication } from './asks-application';
import { choosePurpose, sellsOnline } from './choose-purpose';
import { chooseTrade, tradeNamedIn } from './choose-trade';
import type { FoundSubject } from './found-subject';
import { isOwnWedding, isProgramForTrade } from './kind-of-page';
import type { MarkedText } from './marked/marked-text';

/** Below it what was learned of purposes and trades is no better than the words of the subject. */
const sure = 0.6;

/** What kind of thing it is: as was learned where that is sure, else by the words of the subject. */
export function purposeOf(
  { purposes, text }: MarkedText,
  subject: Subject,
  application: boolean,
): Brief['purpose'] {
  if (presents.test(text.slice(0, longestOpening))) return 'product';
  if (asksApplication(text)) return 'application';
  if (isOwnWedding(text)) return 'celebration';
  if (sellsOnline.test(text.slice(0, longestOpening))) return 'shop';
  const [best] = purposes;
  const read =
    best !== undefined && best[1] >= sure
      ? (best[0] as Brief['purpose'])
      : choosePurpose(subject.phrase, tradeOf(subject.tradeId), application);
  return read === 'business' && isProgram.test(subject.phrase) ? 'product' : read;
}

/** "Scheduling tool for restaurants". */
const isProgram =
  /(?<!\p{L})(?:software|app|platform|plug-?in|extension|api|saas|scheduling tool|\p{L}+ing tool)(?: for .*)?$/iu;
const longestOpening = 300;
/** A page that presents what is used elsewhere: "landing page for Chasebee, a web app". */
const presents =
  /\blanding page for [^.\n]{0,90}\b(?:apps?|software|saas|tracker|platform|plug-?in|extension|api|sdk)\b|\b(?:app|saas|software|product) landing page\b/iu;

const nearlyCertain = 0.85;

/** The trade the subject names, unless the whole speaks of none or of another one. */
function tradedIn({ trades }: MarkedText, subject: Subject): Subject {
  const [name, share] = trades[0] ?? ['none', 0];
  const own = trades.find(([one]) => one === (subject.tradeId ?? 'none'));
  // A trade without learned examples is never among the likely ones: its whole name decides.
  if (own === undefined && subject.confidence === 1) return subject;
  const known = own?.[1] ?? 0;
  // "Roofer" by itself is one, whatever stands around it.
  const isItself = tradeOf(subject.tradeId)?.names.includes(subject.phrase.toLowerCase()) === true;
  if (name === 'none')
    return !isItself && share >= 0.85 && known < 0.1
      ? { ...subject, tradeId: null, confidence: 0 }
      : subject;
  // The whole name of a trade gives way to what is learned only where that is as good as certain.
  if (subject.confidence === 1 && share < nearlyCertain) return subject;
  return share >= sure && tradeOf(name)
    ? { ...subject, tradeId: name, confidence: share }
    : subject;
}

/** The subject with the trade it belongs to. */
export function subjectOf(
  marked: MarkedText,
  phrase: string,
  found: FoundSubject,
  name: string | null,
): Subject {
  if (isOwnWedding(marked.text))
    return { phrase: 'wedding', head: 'wedding', tradeId: 'wedding', confidence: 1 };
  const subject = tradedIn(marked, readSubject(phrase, found, name, marked.text));
  const isProduct = ['product', 'application'].includes(marked.purposes[0]?.[0] ?? '');
  return isProduct && isProgramForTrade(marked.text, tradeOf(subject.tradeId))
    ? { ...subject, tradeId: null, confidence: 0 }
    : subject;
}

function readSubject(
  phrase: string,
  found: FoundSubject,
  name: string | null,
  text: string,
): Subject {
  const [tool = '', ...served] = phrase.split(' for ');
  const isTool = served.length > 0 && isOf('appNouns', tool.split(' ').at(-1)?.toLowerCase() ?? '');
  // "rota software for vets" is no veterinary practice.
  const trade = chooseTrade(isTool ? tool : phrase, found.head, {
    name: isTool ? '' : (name ?? ''),
    context: isTool ? '' : text.slice(0, 300),
  });
  // "restaurant bills splitting" works with what a restaurant hands out, and is none.
  if (found.application && tradeNamedIn(phrase.split(' ').slice(-2).join(' ')) === null)
    return { phrase, head: found.head, tradeId: null, confidence: trade.confidence };
  return { phrase, head: found.head, ...trade };
}
