import * as z from 'zod/mini';
import { restore, unmask } from './quotes';
import data from './verbs.json' with { type: 'json' };

const verbs = z
  .object({
    set: z.string(),
    paint: z.string(),
    remove: z.string(),
    add: z.string(),
    move: z.string(),
    swap: z.string(),
    duplicate: z.string(),
    link: z.string(),
    translate: z.string(),
    size: z.string(),
    shape: z.string(),
  })
  .parse(data);

export type Action = keyof typeof verbs;

const actions = new Map(
  Object.entries(verbs).flatMap(([action, words]) =>
    words.split(' ').map((word) => [word, action as Action] as const),
  ),
);

/** Every verb of command. */
export const commandWords: ReadonlySet<string> = new Set(actions.keys());

/** One thing that was asked for: its verb, and everything behind it in the order it was said. */
export interface Request {
  /** The member's own words. */
  readonly asked: string;
  readonly action: Action | null;
  readonly verb: string;
  /** What follows the verb, with quotations as `‹0›`. Without a verb, all of it. */
  readonly rest: string;
  readonly quotes: readonly string[];
  /** Sentences behind the request that are no requests themselves. */
  readonly content: string;
}

/** Put before a sentence that asks for a change by saying what is so now: no letter, so that nothing reads it. */
export const stated = '\u2060';

/** Put before a clause that is understood as it stands: nothing takes it apart or rewords it. */
export const whole = '\u2061';

const polite =
  /^(?:(?:hi|hiya|mate|g['’]day|guys|folks|team|oi|um|er|right|sorry|one more thing|hola|hallo|servus|hoi|bonjour|salut|ciao|olá|moin|grüezi|hello|hey|ok|okay|great|so|also|and|then|now|just|next(?=,)|finally|first|second|third|lastly|please|pls|kindly|actually|anyway|oh|maybe|perhaps)\b[,!]?\s+|(?:can|could|would|will) (?:you|we)(?: please)?(?: also)?\s+|(?:i|we)(?:'d| would)? (?:want|like|need|wish|love)(?: you)?(?: to)?\s+|let'?s\s+|it would be (?:nice|great|good) (?:if you|to)(?: could)?\s+|go ahead and\s+|(?:do (?:this |me )?(?:one|a|this) (?:more )?(?:thing|favou?r)|one (?:more |other |last |small )?thing|quick (?:one|thing|question))\b[,:]?\s+|make sure (?:that |to )?|help me (?:to )?)/i;

/** "Pouvez-vous", "Kannst du bitte", "¿Podéis": whether somebody can do it asks for it, in the other languages as well. */
const politeElsewhere =
  /^[¿¡]?(?:(?:pourriez|pouvez|peux|pourrais|peut|voulez|veux)[- ](?:vous|tu|on)|(?:vous|tu) (?:pouvez|pourriez|peux|pourrais)|est-ce que (?:vous pouvez|tu peux|vous pourriez|tu pourrais|on peut)|(?:könn(?:en|ten) (?:sie|wir|bitte)|könn(?:t|tet) ihr|kannst du|könntest du)|(?:kun|kunt|kan|zou) (?:je|jij|u|jullie)(?: kunnen)?|(?:puedes|podéis|podrías|podríais|puede|podría|pueden|podemos)|(?:puoi|potete|potresti|potreste|può|potrebbe)|(?:pode|podes|podem|podia|poderia|podias|podiam))(?=\s)(?:,? (?:bitte|mal|s['’]il (?:vous|te) plaît|svp|por favor|per favore|alsjeblieft|alstublieft|even|graag))*\s+/iu;

/** "chuck in a thank you section". */
const slang =
  /^(?:chuck|bung|stick|pop|whack|throw|slap|shove|squeeze)(?: me)?(?: (?:in|on|up))?\s+(?=(?:an?|the|another|some|one|our|my)\s)/iu;

/** Takes courtesies off the beginning: at most eight, whatever is repeated. */
export function withoutCourtesy(text: string): string {
  let left = text.trim();
  for (let turn = 0; turn < 8; turn += 1) {
    const next = left.replace(polite, '').replace(politeElsewhere, '').trim();
    if (next === left) break;
    left = next;
  }
  return left
    .replace(slang, 'add ')
    .replace(/,?\s+(?:please|thanks|thank you|thx|sorry|cheers|if possible|if you can)[.!]*$/i, '')
    .replace(/[.!?,;:\s]+$/, '')
    .trim();
}

/** "contact should come before the prices": where something is to stand is a move without its verb. */
const standing =
  /^(?!‹)(.{2,60}?) (?:should|must|has to|have to|needs? to|ought to) (?:come|go|be|stand|appear|sit) ((?:just |right |directly )?(?:above|before|below|beneath|under|after|in front of|at the (?:top|bottom|end)|first|last)\b.*)$/i;

/** "Could the gig list go above the members". */
const wished =
  /^(?:could|can|should|would|might|may) (?!you\b|we\b|i\b)(.{2,60}?) (?:come|go|be moved|be put|move|be|stand|appear|sit) ((?:just |right |directly |straight )?(?:above|before|below|beneath|under|after|in front of|at the (?:top|bottom|end)|to the (?:top|bottom|end)|first|last)\b.*)$/i;

const particles: readonly (readonly [RegExp, Action])[] = [
  [/^get rid of\s+/i, 'remove'],
  [/^(?:take|throw|leave) (?:out|away|off|down)\s+/i, 'remove'],
  [/^(?:no more|no|without)\s+(?=[^:;,]{2,60}$)/i, 'remove'],
  [/^(?:i|we) (?:do not|don't|no longer) (?:need|want|offer|have|sell|do)\s+/i, 'remove'],
  [/^there (?:should|must) be\s+/i, 'add'],
  [
    /^(?:an? )?(?:new|another|extra|further) (?=(?:question|faq|item|dish|section|button|event|testimonial|review|price)\b)/i,
    'add',
  ],
  [/^an? (?=section (?:about|called|on|titled|named|with|for)\b)/i, 'add'],
];

/** "take the map off", "leave the prices out of the menu". */
const takenOff =
  /^(?:take|leave|throw)\s+(.+?)\s+(?:out|away|off|down)(?:\s+(?:of|from))?(\s+.+)?$/i;

/** Reads one request that stands by itself. */
export function readRequest(text: string, quotes: readonly string[], content: string): Request {
  const isStated = text.startsWith(stated) || text.startsWith(whole);
  const plain = withoutCourtesy(text.replaceAll(stated, '').replaceAll(whole, ''));
  const common = {
    asked: restore(plain, quotes),
    quotes: plain.includes('‹') ? quotes : [],
    content: unmask(content, quotes),
  };
  if (isStated) return { ...common, action: null, verb: '', rest: plain };
  const labelled =
    /^(?:the |a )?(headline|title|heading|tagline|sub-?title|slogan)\s*:?\s*(‹\d+›)$/iu.exec(plain);
  if (labelled)
    return {
      ...common,
      action: 'set',
      verb: 'set',
      rest: `the ${labelled[1] ?? ''} to ${labelled[2] ?? ''}`,
    };
  const off = takenOff.exec(plain);
  if (off)
    return {
      ...common,
      action: 'remove',
      verb: 'take',
      rest: `${off[1] ?? ''}${off[2] === undefined ? '' : ` from${off[2]}`}`,
    };
  for (const [pattern, action] of particles) {
    const match = pattern.exec(plain);
    if (match) return { ...common, action, verb: action, rest: plain.slice(match[0].length) };
  }
  const placed = standing.exec(plain) ?? wished.exec(plain);
  if (placed)
    return {
      ...common,
      action: 'move',
      verb: 'move',
      rest: `${placed[1] ?? ''} ${placed[2] ?? ''}`,
    };
  const word = /^[\p{L}-]+/u.exec(plain)?.[0] ?? '';
  const action = actions.get(word.toLowerCase()) ?? null;
  if (action === null) return { ...common, action, verb: '', rest: plain };
  const rest = plain.slice(word.length).trim();
  return { ...common, action, verb: word.toLowerCase(), rest };
}

/** Whether a piece of an instruction begins with a verb that asks for something. */
export function beginsRequest(text: string): boolean {
  if (text.startsWith(stated) || text.startsWith(whole)) return true;
  const plain = withoutCourtesy(text);
  const word = /^[\p{L}-]+/u.exec(plain)?.[0] ?? '';
  return (
    actions.has(word.toLowerCase()) ||
    particles.some(([pattern]) => pattern.test(plain)) ||
    takenOff.test(plain)
  );
}
