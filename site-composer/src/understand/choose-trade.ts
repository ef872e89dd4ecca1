import type { Subject } from '../model/brief';
import type { Trade } from '../catalogue/trade';
import { trades } from '../catalogue/trades';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { meaningOf, nearness } from '../catalogue/words/word-vectors';
import type { Meaning } from '../catalogue/words/word-vectors';

/** Below it no prepared trade is near enough, and the page is made of the member's own words alone. */
const floor = 0.82;

/** What the words around name is believed where the subject is not far from it. */
const likely = 0.7;

interface Near {
  readonly trade: Trade;
  readonly score: number;
}

let meanings: ReadonlyMap<string, Meaning | null> | undefined;

function meaningsOfTrades(): ReadonlyMap<string, Meaning | null> {
  meanings ??= new Map(
    trades().map(({ id, words, names }) => [
      id,
      meaningOf([...words, ...names.slice(0, 3)].flatMap((word) => word.split(' '))),
    ]),
  );
  return meanings;
}

/** The trade whose name stands in the subject, else the nearest in meaning, else none. */
export function chooseTrade(
  phrase: string,
  head: string,
  { name, context }: { readonly name: string; readonly context: string },
): Pick<Subject, 'tradeId' | 'confidence'> {
  const named = byName(phrase) ?? byName(name);
  if (named) return { tradeId: (ofMembers(phrase, named) ?? named).id, confidence: 1 };
  const near = nearest(`${phrase} ${name}`, head);
  if (near && near.score >= floor) return { tradeId: near.trade.id, confidence: near.score };
  const around = byName(context);
  if (around && near && near.score >= likely && near.trade.id === around.id)
    return { tradeId: around.id, confidence: 0.7 };
  return { tradeId: null, confidence: near?.score ?? 0 };
}

const members = /\b(?:club|society|association|guild|federation|league|union|pta|ptfa|friends)$/iu;
const ofParents = /\b(?:pta|ptfa|parents['’]? association|parent[- ]teacher association)$/iu;
const companies: ReadonlySet<Trade['purpose']> = new Set(['business', 'shop', 'product']);

/** A beekeepers association sells no honey: people who share a trade are a club, whatever they do. */
function ofMembers(phrase: string, named: Trade): Trade | null {
  if (ofParents.test(phrase)) return trades().find(({ id }) => id === 'parents-group') ?? null;
  const isTheirs = members.test(phrase) && companies.has(named.purpose);
  // "Fitness club" is what a gym is called.
  if (!isTheirs || named.names.some((name) => phrase.toLowerCase().endsWith(name))) return null;
  return trades().find(({ id }) => id === 'club') ?? null;
}

/** The prepared trade whose name some words hold. */
export function tradeNamedIn(phrase: string): string | null {
  return byName(phrase)?.id ?? null;
}

/** Whom or what a thing is for is not what it is: insurance for bouncy castles hires none out. */
function byName(all: string): Trade | null {
  // Who designs the smells of museum rooms keeps no museum.
  const phrase = all
    .replace(/^(\p{L}+ing(?: \p{L}+){1,4}?) of .*/iu, '$1')
    // A scheduling app that helps clinics is none.
    .replace(/^(.+?) (?:that|which|who) .*$/iu, '$1');
  const [thing = '', ...served] = phrase.split(/ (?:for|für|pour|para|per|voor) /iu);
  // How long a charity run is stands within its name: "charity 5k run".
  const own = longestName(thing.replaceAll(/(?<=\p{L} )\d+\p{L}{0,2} (?=\p{L})/gu, ''));
  if (own !== null || served.length === 0) return own;
  const head = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  return isOf('businessHeads', head) ? longestName(phrase) : null;
}

const ofTrade = new Set(
  'hire rental rentals lessons lesson class classes course courses workshop workshops school academy salon centre center house bar parlour parlor room rooms market fair evening night day days party maker makers seller sellers specialist specialists expert experts man woman lady guy people person website site page blog in for with and by on at near from to of or the that who we i is from und für mit et pour y para e per en voor'.split(
    ' ',
  ),
);

/** Who washes bouncy castles hires none out: what is done to the things of a trade is another trade. */
function isOfAnother(behind: string): boolean {
  const [next = ''] = behind.replace(/^s? /, '').split(' ');
  return (
    next !== '' &&
    /(?:ing|al|age|tion|ment)$|^(?:supplies|tools|extractors?|machines?|accessories|parts|kits?|gear|software|books?|magazine|podcast|forum|museum|history|sheds?|uniforms?|posters?)$/.test(
      next,
    ) &&
    !isOf('businessHeads', next) &&
    !ofTrade.has(next)
  );
}

/** What stands behind a celebration's name and is done or sold for it. */
const isWork = (behind: string): boolean =>
  /^(?:hair|make-?up|beauty|cakes?|flowers?|cars?|catering|caterers?|bands?|djs?|music|musicians?|singers?|photo\p{L}*|video\p{L}*|film\p{L}*|venues?|barns?|dress\p{L}*|suits?|planners?|planning|invitations?|stationery|decor\p{L}*|rings?|celebrants?|officiants?|hire|rentals?|balloons?|entertain\p{L}*|favours?|speech(?:es)?|signs?|toastmasters?|harpists?|directors?|plans?|wreaths?|stones?|masons?|transport|tributes?|bouncy|parties for|magicians?)\b/iu.test(
    behind,
  );

/** An allotment planner app is no allotment. */
const isProgram =
  /(?:^|\s)(?:apps?|software|platform|plug-?in|extension|saas|api|sdk|video games?|board games?|card games?)$/iu;
const onScreen: ReadonlySet<Trade['purpose']> = new Set(['product', 'publication']);

/** The longest name of a trade in the words; at the end of the phrase it counts most. */
function longestName(phrase: string): Trade | null {
  const text = ` ${phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()} `;
  let best: { trade: Trade; weight: number } | null = null;
  for (const trade of trades()) {
    for (const name of trade.names) {
      const at = Math.max(text.indexOf(` ${name} `), text.indexOf(` ${name}s `));
      if (at === -1 || isOfAnother(text.slice(at + name.length + 1))) continue;
      // Wedding hair is somebody's work, and no wedding.
      const behind = text
        .slice(at + name.length + 1)
        .replace(/^s/u, '')
        .trim();
      if (trade.purpose === 'celebration' && isWork(behind)) continue;
      if (isProgram.test(phrase) && !onScreen.has(trade.purpose)) continue;
      const weight = name.length + (at + name.length + 3 >= text.length ? 6 : 0);
      if (best === null || weight > best.weight) best = { trade, weight };
    }
  }
  return best?.trade ?? null;
}

function nearest(phrase: string, head: string): Near | null {
  const words = phrase
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !plain.has(word));
  const meaning = meaningOf([...words, ...(plain.has(head) ? [] : [head])]);
  if (!meaning) return null;
  let best: Near | null = null;
  for (const trade of trades()) {
    const other = meaningsOfTrades().get(trade.id);
    if (!other || (isProgram.test(phrase.trim()) && !onScreen.has(trade.purpose))) continue;
    const score = nearness(meaning, other);
    if (best === null || score > best.score) best = { trade, score };
  }
  return best;
}

const plain = new Set(
  'the and for with business company shop store service services website site page app application platform tool studio local online small family new'.split(
    ' ',
  ),
);
