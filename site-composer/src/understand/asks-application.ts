/** What is used and not visited, as the thing itself that was asked for. */
const kinds =
  /^(?:(?:student|school|parent|patient|customer|client|employee|staff|member|tenant|guest|learning)s?['’]? portal|(?:chat|web|mobile|phone|desktop|ai) (?:app|application)|crm|erp|cms|lms|(?:online )?marketplace|social (?:network|media)(?: (?:app|site|platform|website))?|(?:\p{L}+[- ]){0,3}(?:app|application|dashboard|tracker|calculator|converter|generator|crm|marketplace|social network|planner tool|management (?:system|tool|software|app)|log ?book|to-?do list|kanban board|poll|survey|quiz|flashcards))$/iu;
const games =
  /^(?:(?:a|an|the|my|classic|simple|online|browser) )*(?:tetris|pac-?man|minesweeper|2048|wordle|sudoku|solitaire|pong|breakout|space invaders|flappy bird|asteroids|checkers|draughts|battleships?|connect (?:four|4)|hangman|tic[- ]tac[- ]toe|snake)(?: (?:game|clone|app))?$/iu;
const order =
  /^(?:(?:please|can you|could you|hi|hello|hey)[, ]*)*(?:(?:i|we) (?:want|need|would like|['’]d like)(?: you to)?|(?:build|make|create|design|code|write|develop|program)(?: (?:me|us))?)?\s*(?:to (?:build|make|create) )?(?:an?|the|my|our)?\s*/iu;
/** Where what was asked for ends. */
const end =
  /\s+(?:for|where|that|which|with|to|so|called|named|in|on|using|about|of|like|please)\b|[,.:;!?\n(]|\s[-–—]\s|$/iu;
const mostLetters = 60;

/** A trade's own page offers a service by an app as well: "booking app for my nail studio" stays with the studio. */
const service =
  /\b(?:book(?:ing)?|reservation|order(?:ing)?|appointment|landing|delivery|mobile)\b/i;

/** The application or game that an instruction asks for in its first words; null where it asks for something else. */
function askedThing(text: string): { readonly thing: string; readonly behind: string } | null {
  const opening = text.trimStart().slice(0, 300);
  const rest = opening.slice(order.exec(opening)?.[0].length ?? 0);
  const at = end.exec(rest)?.index ?? mostLetters;
  const thing = rest.slice(0, at).trim();
  const isOne = (kinds.test(thing) && !service.test(thing)) || games.test(thing);
  return thing.length <= mostLetters && isOne ? { thing, behind: rest.slice(at) } : null;
}

export function asksApplication(text: string): boolean {
  return askedThing(text) !== null;
}

/** What it is for, right behind it, up to what is done with it. */
const purpose =
  /^ for (?:(?:an?|the|my|our) )?(?=\p{L})[^.,:;!?\n(]{2,60}?(?=$|[.,:;!?\n(]| (?:to (?=[a-z])|(?:where|that|which|who|so|with|called|named|in|on)\b))/u;
const longestPhrase = 8;
const vague = /^(?:(?:web|mobile|phone|simple|small) )*(?:app|application|system|tool|platform)$/iu;

/**
 * "Roofing company" was found as the subject of "a CRM for a two person roofing company": the page is about the CRM.
 * @param phrase the subject as it was found
 */
export function withAskedThing(phrase: string, text: string): string {
  const asked = askedThing(text);
  const kind = asked?.thing.split(' ').at(-1)?.toLowerCase() ?? '';
  if (asked === null || phrase.toLowerCase().includes(kind)) return phrase;
  // "An app to split bills" is about the bills; what it is to do is no part of what it is called.
  if (vague.test(asked.thing)) return phrase.replace(/(?<=\p{L}{3}) to \p{Ll}.*$/u, '');
  const served = purpose.exec(asked.behind)?.[0] ?? '';
  const whole = `${asked.thing}${served}`.replace(/ for (?:my|our) /i, ' for ');
  return whole.split(' ').length <= longestPhrase ? whole : asked.thing;
}
