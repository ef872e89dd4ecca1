import type { Intent, Purpose } from '../model/brief';
import { seeksHelpers } from '../text/seeks-helpers';
import type { Trade } from '../catalogue/trade';

const purposes: readonly (readonly [Purpose, RegExp])[] = [
  [
    'celebration',
    /\b(?:wedding|birthday|baby shower|anniversary|christening|engagement|bar mitzvah|bat mitzvah|graduation party|retirement party|hochzeit|mariage|boda|casamento|matrimonio|bruiloft|funeral|memorial|celebration of life)\b/i,
  ],
  [
    'event',
    /\b(?:contest|competition|tournament|conference|festival|concert|hackathon|marathon|run|race|fair|exhibition|workshop|meetup|summit|gala|fundraiser|market|parade|show|championship|event|derby|cup|open day|retreat|reunion|lecture|party)$/i,
  ],
  [
    'community',
    /\b(?:club|group|society|association|league|choir|orchestra|community|neighbou?rhood|co-op|cooperative|team|scouts|troop|verein|union|forum)$/i,
  ],
  [
    'publication',
    /\b(?:blog|magazine|newsletter|podcast|journal|zine|news|guide|wiki|encyclop(?:a)?edia|recipes|review site|travelogue)$/i,
  ],
  [
    'organisation',
    /\b(?:charity|nonprofit|non-profit|foundation|church|parish|mosque|synagogue|temple|ngo|school|museum|library|shelter|rescue|institute|university|hospice|party|campaign)$/i,
  ],
  [
    'person',
    /\b(?:portfolio|cv|resume|résumé|personal (?:site|page|website)|artist|musician|band|singer|dj|writer|author|poet|comedian|actor|actress|illustrator|designer|developer|engineer|freelancer|influencer|model|magician)$/i,
  ],
  [
    'shop',
    /\b(?:shop|store|boutique|webshop|e-commerce|ecommerce|marketplace|candles|jewell?ery|clothing|merch|outlet|bookstore|bookshop)$/i,
  ],
  [
    'product',
    /\b(?:saas|software|startup|gadget|device|plugin|extension|api|course|e-?book|album|kit|product)$/i,
  ],
];

/** Whose things are sold in a shop on the page, whatever their trade is. */
export const sellsOnline =
  /\b(?:online (?:store|shop)|web ?shop|e-?shop|shop online|e-?commerce)\b/iu;

/** A trade's own tool, not its presence: "gym dashboard", "bakery order tracker". */
const tools =
  /\b(?:dashboard|tracker|manager|planner|tool|calculator|converter|generator|simulat\w+|game|quiz|board|editor|crm|portal|timer|finder|checker|viewer|system|log|diary|organi[sz]er|maker|kanban|poll|logbook|diary|stopwatch|counter|solver|sudoku|minesweeper|wordle|tetris|timetable|picker|map|scheduler|admin|inventory|management)\b/i;

/** Kind of subject, from subject, trade and the wording of the request. */
export function choosePurpose(phrase: string, trade: Trade | null, application: boolean): Purpose {
  const said = purposes.find(([, pattern]) => pattern.test(phrase))?.[0];
  if (
    application &&
    said !== 'celebration' &&
    trade?.purpose !== 'product' &&
    (trade === null ||
      tools.test(phrase) ||
      ['organisation', 'community', 'publication', 'person'].includes(trade.purpose))
  )
    return 'application';
  return trade?.purpose ?? said ?? 'business';
}

/** Days to come and tickets, or a programme: an event, whatever its noun. */
export function isEvent(text: string, days: number): boolean {
  return (
    days > 0 &&
    /\b(?:tickets?|entry (?:fee|is)|festival|line-?up|programme|doors (?:open )?at|headliners?|workshops? from|stalls?|raffle)\b/i.test(
      text,
    )
  );
}

const intents: readonly (readonly [Intent, RegExp])[] = [
  ['join', /\bsign (?:the|our|a|this|my) petition\b/i],
  [
    'donate',
    /\bdonat|\bfundrais(?:e|ing|er) (?:for|page|appeal|campaign|target)|\braising (?:money|funds)/i,
  ],
  ['reply', /\b(?:rsvp|save the date)\b/i],
  [
    'book',
    /\b(?:bookings?|appointments?|reserv(?:e|ation|ations)|(?:to|can|could|please|you) book|book (?:a|an|now|online|in|your|us|me|with|via|through|by|ahead|early))\b/i,
  ],
  [
    'order',
    /\b(?:pre-?orders?|order (?:online|ahead|form|cakes?|food)|online orders?|takeaway|takeout)\b/i,
  ],
  ['buy', /\b(?:buy|shopping cart|cart|checkout|add to cart)\b/i],
  ['download', /\b(?:download (?:the )?app|app store|google play|downloads?)\b/i],
  ['join', /\b(?:register|registration|sign[- ]?up|join|membership|tickets?|enter)\b/i],
  ['apply', /\b(?:apply|applications? form|enrol)/i],
  [
    'try',
    /\b(?:free trial|try (?:it )?free|waitlist|demo|\d+[- ]days? (?:free )?trial|trial without)\b/i,
  ],
];

const byPurpose: Readonly<Record<Purpose, Intent>> = {
  business: 'contact',
  shop: 'buy',
  event: 'join',
  celebration: 'reply',
  person: 'contact',
  organisation: 'contact',
  product: 'try',
  publication: 'read',
  community: 'join',
  application: 'try',
};

/** "Donations welcome, parts at cost": thanks, and not what people come for. */
const aside =
  /\bdonations? (?:are |is )?(?:always |very |gratefully |most )*(?:welcomed?|appreciated|accepted|received)\b|\bdonations? (?:box|jar|on the door|at the door)\b/gi;

/** "I also buy broken ones": who buys in sells nothing by it. */
const buysIn = /\b(?:i|we)(?:['’]ll| will| can| also| do)* buy\b/gi;

/** "We will never ask for a donation" asks for none. */
const denied = /\b(?:never|not|no|don't|doesn't|won't|without)\s[^.!?\n,;]{0,60}/gi;

/**
 * What a visitor should do next: what the buttons say, what the instruction speaks of, else what the trade lives from.
 * @param isNamed whether the subject names the trade, rather than being near it
 */
export function chooseIntent(
  buttons: readonly string[],
  text: string,
  purpose: Purpose,
  trade: Trade | null,
  isNamed: boolean,
): Intent {
  if (purpose === 'application') return 'try';
  const [said] = [
    ...buttons,
    text.replaceAll(denied, '').replaceAll(buysIn, '').replaceAll(aside, ''),
  ].flatMap((words) => intents.find(([, pattern]) => pattern.test(words))?.[0] ?? []);
  // "No flowers please, donations to the hospice": what is given goes to others.
  if (
    purpose === 'celebration' &&
    said === 'donate' &&
    !buttons.some((words) => /donat|gift/i.test(words))
  )
    return trade === null || trade.intent === 'donate' ? byPurpose[purpose] : trade.intent;
  // Who runs for a good cause signs up; what is raised is given by others.
  if (said === 'donate' && purpose === 'event' && signsUp.test(text)) return 'join';
  if (said === 'donate' && asksNoMoney.test(text)) return 'contact';
  if (trade?.intent === 'donate' && said === undefined && asksNoMoney.test(text)) return 'contact';
  if (trade?.intent === 'call' && said !== 'book') return 'call';
  // "It is the only warm place that doesn't want you to buy something" sells nothing.
  const sells = !['organisation', 'community', 'event', 'celebration'].includes(purpose);
  if (said === 'buy' && !sells) return trade?.intent ?? byPurpose[purpose];
  const isAsking = isNamed && trade?.id === 'charity' && !seeksHelpers.test(text);
  if (said === undefined && trade?.intent === 'donate' && !isAsking && !raises.test(text))
    return byPurpose[purpose];
  // Whose software is for appointments takes none; a demonstration of it is booked.
  if (said === 'book' && purpose === 'product' && !demonstrated.test(text)) return 'try';
  // Documents of a school are downloaded from it, and it is no program.
  if (said === 'download' && purpose !== 'product' && purpose !== 'publication')
    return trade?.intent ?? byPurpose[purpose];
  // A lesson is tried by coming to it.
  if (said === 'try' && purpose !== 'product') return 'book';
  if (said === undefined && purpose === 'product' && isBought(text)) return 'buy';
  const usual = said ?? trade?.intent ?? byPurpose[purpose];
  // A council and a team that only tell their dates have no list to sign.
  return said === undefined &&
    usual === 'join' &&
    !sells &&
    !takesPeopleIn.test(text) &&
    !isOpenGroup.test(text)
    ? 'contact'
    : usual;
}

const signsUp =
  /\b(?:sign(?:ing)?[- ]?up|register|registration|enter online|entries|entry fee|tickets?)\b/iu;

/** A club lives from those who come; residents, parents and players of a team are who they are. */
const isOpenGroup =
  /\b(?:club|choir|circle|society|group|orchestra|band|scouts|meet-?up)\b(?![^.]{0,60}\b(?:residents|tenants|parents)\b)/iu;

/** What somebody who could come along or put their name down is told. English; elsewhere the usual is kept. */
const takesPeopleIn =
  /[äöüßéèêàçñãõ]|\b(?:der|die|und|les?|des|el|los|il|het|een|uma?|não|com)\b|\b(?:new (?:members?|players|faces|people)|newcomers?|beginners?|newbies|novices?|everyone|everybody|anyone|anybody|all (?:are |welcome|ages|abilities|levels|comers)|welcome|come along|turn up|drop[- ]?in|take part|taking part|participa\p{L}*|competitors?|entries|entry|entrants?|enter|places?|spaces?|waiting list|recruit\p{L}*|looking for|wanted|need(?:s|ed)? (?:more|new)|needed|volunteers?|members?|membership|subs|taster|first (?:one|session|time|visit|lesson)|no (?:experience|auditions?)|desperate for|short of|nobody minds|never (?:sung|played|danced|rowed)|tickets?|seats?|tables? of|delegates?|speakers|attend(?:ees|ing)?|visitors?|children (?:from|aged)|boys|girls|aged?|per (?:session|term|class|head|person|team)|distance|5k|10k|half marathon|workshops?|classes|lessons)\b/iu;

/** "We are not asking for money so no donate button". */
const asksNoMoney =
  /\b(?:not (?:asking|looking) for (?:money|donations|gifts)|(?:no|don['’]?t want (?:any )?|without) (?:donat\p{L}*|money|gifts)(?: button| thing| please|\b))/iu;

const demonstrated =
  /\b(?:book|request|schedule|arrange) (?:an? |your )?(?:demo|call|consultation|meeting)|\bdemo booking|\bbook (?:now|us|me)\b|\bbooking (?:form|page|button)/i;

/** What is only near a charity, as free advice is, may ask nobody for a gift. */
const raises =
  /\b(?:adopt|foster|rescue|sanctuary|food bank|target|so far|gifts?|giv(?:e|ing) to|funds?|funding|rais(?:e|ing)|appeal|sponsor|support us|charity number|registered charity|spend|spent|spenden?|dons?\b|donat|donativ|donazion|doa[çr])/iu;

/** A thing that costs something once is bought; what costs something a month, or runs on a screen, is tried. */
const isBought = (text: string): boolean =>
  /[$€£¥₹]\s?\d|\d\s?(?:[€$£]|euros?\b|dollars?\b|quid\b)/iu.test(text) &&
  !/\/\s?mo|(?:a|per|each|im|pro|par|al|por|per) (?:month|year|user|seat|monat|jahr|mois|an|mes|año|ano|mese|anno|maand|jaar)\b|\b(?:software|apps?|saas|platform|plug-?in|extension|browser|trial|beta|download)\b/iu.test(
    text,
  );
