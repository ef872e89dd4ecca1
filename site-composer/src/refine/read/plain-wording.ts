import { colourNames } from '../../catalogue/vocabulary/vocabulary';
/**
 * Ways people say what they want that no changer knows, put into the words one does. Quotations are
 * masked, so that what a text says is never reworded.
 */
type Rewording = readonly [RegExp, (...groups: string[]) => readonly string[]];

/** "terracotta is a bit much now I see it, try sage green instead": what displeases asks for nothing. */
const complaint: Rewording = [
  /^(?:(?:(?:the |that |this )?[\p{L} ]{2,40} (?:is|are|looks?|feels?)|it['’]?s|that['’]?s|it (?:is|looks|feels)) (?:(?:a bit|a little|far|way|rather|quite|just) )?(?:too )?(?:much|strong|loud|bright|dark|pale|cold|harsh|heavy|busy|boring|plain|small|big)\b[^,;‹]{0,30}|(?:i|we) (?:do not|don't|didn't) (?:really )?(?:like|love) [^,;‹]{2,40}|(?:i'?m |we'?re )?not (?:so |really )?(?:keen on|sure about) [^,;‹]{2,40}),\s*(?:and |but |so |can you |could you |please )*(.{3,160})$/iu,
  (_, wish = '') => [
    wish.replace(/^(?:try|go for|how about|what about|maybe|use)\s+/i, 'make it '),
  ],
];

/** "we stopped doing calzone, take it off". */
const stopped: Rewording = [
  /^(?:(?:i|we)(?:'ve| have)? (?:stopped|no longer|don't|do not|quit)(?: (?:doing|selling|making|offering|serving|having|do|sell|make|offer|serve|have))?|there (?:is|are) no more) (.{2,60}?)(?: any ?more)?,\s*(?:so |please )?(?:take|leave|remove|delete|get rid of|cross|strike) (?:it|them|that)\b.*$/iu,
  (_, thing = '') => [`remove ${thing}`],
];

const mostThings = 12;

/** "we also need: cooking oil and washing powder". */
const further: Rewording = [
  /^(?:i|we) also (?:need|want|collect|do|sell|offer|make|take|have)\s*:\s*(.{2,200})$/iu,
  (_, things = '') =>
    things
      .split(/\s*,\s*(?:and\s+)?|\s+and\s+/i)
      .filter(Boolean)
      .slice(0, mostThings)
      .map((thing) => `add an item: ${thing}`),
];

/** "rename Large to Depot, make it €89". */
const renamed: Rewording = [
  /^(rename (?:the )?(.{2,40}?) (?:to|as|into) (.{2,40}?)),? (?:and )?(?:make|set|put|price) it (?:to |at )?((?:[$€£¥₹]\s?)?\d[\d.,]*\s?(?:[€$£])?)(,? and .+|, .+)?$/iu,
  (_, rename = '', __ = '', name = '', price = '', more = '') => [
    rename,
    `${name} is now ${price}`,
    ...(more === '' ? [] : [more.replace(/^,?\s*(?:and\s+)?/i, '')]),
  ],
];

/** "bitte alles auf dunkel umstellen": the whole page, dark or light. */
const darkness: Rewording = [
  /^(?=.{0,120}$)(?=.*(?<!\p{L})(?:alles|seite|website|webseite|design|modus|hintergrund|tout|page|site|mode|fond|todo|toda|página|sitio|modo|tema|fondo|tudo|tutto|pagina|sito|modalità|sfondo|alles|achtergrond|thema)(?!\p{L})).*(?<!\p{L})(dunk(?:el|ler)|sombre|oscur[oa]|escur[oa]|scur[oa]|donker|hell(?:er)?|clair|clar[oa]|chiar[oa]|licht)(?!\p{L}).*$/iu,
  (_, word = '') => [`make it ${/^(?:hell|cla|chiar|licht)/i.test(word) ? 'light' : 'dark'}`],
];

/** "that brick colour on the buttons should be navy": the part, and the colour it shall have. */
const present: Rewording = [
  /^(?:(?:make|change|turn) )?(?:that|this|the) (?!.{0,40}\bsection\b)[\p{L} -]{2,30}? (?:on|of|in|behind) (?:the |our |all )?(buttons?|headings?|headline|background|header|footer|links?|text|titles)(?: (?:should be|needs to be|must be|could be|to be|to|into)|,) (?:rather |better |more )?(.{2,60})$/iu,
  (_, part = '', colour = '') => [`make the ${part} ${colour}`],
];

/** "the buttons orange please, rounder too": a colour and a form are two requests. */
const twoLooks: Rewording = [
  /^((?:make |turn )?(?:the |all |our )?(buttons?|headings?|headline|background|text)\b.{2,40}?),?(?: please)?,? (?:and )?(?:also )?(?:make (?:them|it) )?(rounder|square|bigger|smaller|larger|bolder)(?: too| as well| please)*$/iu,
  (whole, first = '', part = '', how = '') =>
    /\b(?:a|bit|much|slightly|little|lot|and)$/iu.test(first)
      ? [whole]
      : [
          first.replace(/ please$/i, ''),
          /round|square/i.test(how) ? `make the corners ${how}` : `make the ${part} ${how}`,
        ],
];

/** "opening hours to the very top": where something is to stand is a move without its verb. */
const moved: Rewording = [
  /^(?!(?:add|put|move|change|make|set|rename|bring|link|scroll)\b)((?:the |our |my )?[\p{L} ]{3,40}?)(?: section)? (?:goes |go |should go )?(?:up |down )?to the (?:very )?(top|bottom|end|start)\b.{0,60}$/iu,
  (_, what = '', where = '') => [`move ${what} to the ${where}`],
];

/** "a dark background with red buttons": the scheme and the colour of a part are two requests. */
const schemeAndPart: Rewording = [
  /^(?:make it |have |use )?(?:an? )?(dark|light) (?:background|theme|mode|page),? (?:with|and) (?:the )?(.{2,40}\b(?:buttons?|headings?|accents?|links?))$/iu,
  (_, scheme = '', part = '') => [`make it ${scheme}`, `make it ${part}`],
];

/** "get rid of the vouchers button and put Book now": one takes the place of the other. */
const inPlaceOf: Rewording = [
  /^(?:get rid of|remove|delete|lose|drop|scrap) (?:the )?(.{2,60}?),? and (?:put|have|say) (.{2,60}?)(?: instead| there| in its place)*$/iu,
  (_, old = '', next = '') => [
    /^(?:‹|\p{Lu})/u.test(next) && !/ (?:at|in|on|to|under|above|below) the /iu.test(next)
      ? `change ${old} to ${next}`
      : `remove ${old} and put ${next}`,
  ],
];

/** "make the heading bigger and the background pale yellow": a size and a colour with one verb. */
const sizeAndColour: Rewording = [
  /^(?:make )((?:the |all the )?[\p{L} ]{3,30}? (?:bigger|larger|smaller|bolder|rounder|darker|lighter)) and (the [\p{L} ]{3,30}? [\p{L} -]{3,30})$/iu,
  (_, one = '', other = '') => [`make ${one}`, `make ${other}`],
];

const numbers = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';

/** "add a fourth room: The Getaway (family, 45 min)": one more of what is listed. */
const oneMore: Rewording = [
  new RegExp(
    String.raw`^(?:add|put in|include) (?:an? |one more |another )?(?:new |extra |further |${numbers} |more )?(?:\p{Ll}+ )?\p{Ll}+: (\p{Lu}[^:()‹›]{1,60}?)(?: \(([^()]{2,80})\)|,? [-–] (.{2,80}))?$`,
    'u',
  ),
  (whole, name = '', note = '', behind = '') => {
    const said = note === '' ? behind : note;
    return /\b(?:section|question|faq|button|headline|line|sentence|text|note|quote|review|page|link)\b/iu.test(
      whole.slice(0, whole.indexOf(':')),
    )
      ? [whole]
      : [
          `add another item: ${name}${said === '' ? '' : ` - ${said.charAt(0).toUpperCase()}${said.slice(1)}`}`,
        ];
  },
];

const degree =
  '(?:a bit |a little |slightly |much )*(?:bigger|larger|smaller|bolder|rounder|darker|lighter|brighter)';

/** "make the background a bit lighter and the headline bigger": of each part one thing. */
const twoParts: Rewording = [
  new RegExp(
    String.raw`^(?:make|change|turn) ((?:the |all the )?[\p{L} ]{3,30}? ${degree})(?:,| and|, and) ((?:the |all the )?[\p{L} ]{3,30}? ${degree})$`,
    'iu',
  ),
  (_, one = '', other = '') => [`make ${one}`, `make ${other}`],
];

/** "the button in yellow and saying ‹0›": a colour and a label are two requests. */
const colourAndLabel: Rewording = [
  /^(?:(?:make|change|turn|put|have|change to) )?(?:the |our |that )?((?:main |first |big )?buttons?)(?: should be| could be| be| better| rather)?(?: in| to)?(?: the)? ([#\p{L}\d -]{3,30}?),?(?: and|,)(?: (?:it |that it |make it |have it |let it |to |should |with ))*(?:\s?(?:say|says|saying|read|reads|reading|labelled|called|the (?:text|words?|label)|with the (?:text|words?|label))):? (‹\d+›)$/iu,
  (_, part = '', colour = '', label = '') => [
    `make the ${part.endsWith('s') ? 'buttons' : 'button'} ${colour}`,
    `change the ${part} to ${label}`,
  ],
];

/** "make the button say Order and make it orange": both are of the button. */
const labelAndColour: Rewording = [
  /^(?:make|have|let|change|get) (?:the |our )?((?:main |first )?button) (?:to )?(?:say|read|be called) (.{2,50}?),? and (?:please )?(?:make|turn|paint|colour|color) it (.{3,30})$/iu,
  (_, part = '', label = '', colour = '') => [
    `make the buttons ${colour}`,
    `change the ${part} to ${label}`,
  ],
];

/** "could the blue be a darker one": a colour that is on the page, one step from what it is. */
const shade: Rewording = [
  /^(?:(?:and|also|oh),? )*(?:could |can |should |would |make |is it possible for )?(?:the |that |our )?([\p{L}]{3,12})(?: colour| color| bits?| parts?)? (?:be |should be |could be |needs to be |to be )?(?:made )?(?:an? )?(?:bit |little |touch |slightly |much |shade )*(darker|lighter|brighter)(?: one| shade| colour)?(?: please)?$/iu,
  (whole, colour = '', how = '') =>
    colourNames.has(colour.toLowerCase()) ? [`make the ${colour} ${how}`] : [whole],
];

/** "Instead of ‹0› put ‹1›": one takes the place of the other. */
const instead: Rewording = [
  /^(?:instead of|in place of|rather than) (?:the words? |the text )?(.{1,80}?),? (?:please |can you |could you )*(?:put|write|say|have|use|show|it should (?:say|be|read)|make it (?:say )?)(?: in)? (?:(?:my|our|the|her|his) (?:new |full |real )?name,? )?(.{1,120}?)(?: there| instead)*$/iu,
  (_, old = '', next = '') => [`change ${old} to ${next}`],
];

const all: readonly Rewording[] = [
  instead,
  twoParts,
  colourAndLabel,
  labelAndColour,
  shade,
  inPlaceOf,
  sizeAndColour,
  oneMore,
  schemeAndPart,
  present,
  twoLooks,
  moved,
  complaint,
  stopped,
  further,
  renamed,
  darkness,
];

/** What is said of the link to a section goes with the section. */
const itsLink =
  /^((?:remove|delete|take out|drop|hide|lose|get rid of|cut)\b.{2,80}?),?\s+(?:and|with|plus|along with) (?:also )?(?:its|the|their|any) (?:link|entry|item|button)s? (?:in|from|on|to it in) (?:the )?(?:menu|nav\w*|header|top)$/iu;
const standing =
  / so (?:that )?(?:it['’]s|(?:it|they) (?:comes?|goes?|stands?|sits?|is|are|appears?)) (?=(?:just |right |directly )?(?:above|before|below|after|under)\b)/iu;
const alsoEnd = /,?\s+(?:as well|too|also)$/iu;

/** One sentence in plain words; several where it asked for several things. */
export function reworded(sentence: string): readonly string[] {
  const said = sentence.replace(/[.!]+$/, '').replace(/›\?+$/u, '›');
  const plain = said
    .replace(itsLink, '$1')
    .replace(standing, ' ')
    .replace(
      / (?:up|down) (?=(?:just |right |directly )?(?:above|before|below|after|under) )/iu,
      ' ',
    )
    .replace(alsoEnd, '');
  const bare = plain.replace(
    /^(?:(?:can|could|would|will) (?:you|we)(?: please)? |please |kindly )+/iu,
    '',
  );
  for (const [pattern, write] of all) {
    const match = pattern.exec(plain) ?? pattern.exec(bare);
    if (match) return write(...match.map((group: string | undefined) => group ?? ''));
  }
  return [plain === said ? sentence : plain];
}
