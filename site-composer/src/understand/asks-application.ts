/** What is used and not visited, as the thing itself that was asked for. */
const kinds =
  /^(?:crm|erp|cms|lms|(?:online )?marketplace|social (?:network|media)(?: (?:app|site|platform|website))?|(?:\p{L}+[- ]){0,3}(?:app|application|dashboard|tracker|calculator|converter|generator|crm|marketplace|social network|planner tool|management (?:system|tool|software|app)|log ?book|to-?do list|kanban board|poll|survey|quiz|flashcards))$/iu;
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

/** Whether the thing that an instruction asks for, in its first words, is an application or a game. */
export function asksApplication(text: string): boolean {
  const opening = text.trimStart().slice(0, 240);
  const rest = opening.slice(order.exec(opening)?.[0].length ?? 0);
  const thing = rest.slice(0, end.exec(rest)?.index ?? mostLetters).trim();
  return (
    thing.length <= mostLetters &&
    ((kinds.test(thing) && !service.test(thing)) || games.test(thing))
  );
}
