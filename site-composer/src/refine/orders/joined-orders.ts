const announcedPart =
  /\b(?:bit|section|part|paragraph|abschnitt|absatz|partie|sección|sezione|stukje)\s(?:about|bout|on|for|over|über|zu|sur|sobre|su|per|voor)\s[^,:.;]{2,60}[,:;–—-]?$/iu;
/** "new review from Colm:" */
const announcedWords =
  /\b(?:quote|review|testimonial|says?|said|note|sentence|zitat|bewertung|avis|citation|reseña|cita|recensione|citazione|recensie|citaat)\b[^:]{0,60}:$/iu;
const announcedSpeaker =
  /\b(?:quote|review|testimonial|zitat|bewertung|avis|reseña|recensione|recensie)\s(?:from|by|von|de|di|da|van)\s[^:]{2,60}$/iu;
const mostListWords = 5;
const firstAdds = /^(?:please )?(?:add|put in|include)\s/iu;
const ownVerb =
  /^(?:please |and |can you |could you )*(?:add|put|remove|delete|make|change|move|swap|replace|rename|set|use|say|write|turn|translate|undo|lose)\b/iu;

/**
 * Joins what was cut too often: "a bit about fabric, | bring your own" announces what follows it, and
 * "what we ask, | add a minibus" says where the next order is to be carried out.
 *
 * @param orders parts of the text in its order
 */
export function joinedOrders(text: string, orders: readonly string[]): string[] {
  const joined: { start: number; end: number }[] = [];
  let [from, isOpen, isSpeaker] = [0, false, false];
  for (const order of orders) {
    const start = text.indexOf(order, from);
    if (start < 0) return [...orders];
    const end = start + order.length;
    from = end;
    const last = joined.at(-1);
    const isList = last !== undefined && isListName(text.slice(last.start, last.end), order);
    const goesOn = (isOpen || (isSpeaker && order.includes(':'))) && !ownVerb.test(order);
    if (last && (goesOn || isList)) last.end = end;
    else joined.push({ start, end });
    isOpen = announcedPart.test(order.trim()) || announcedWords.test(order.trim());
    isSpeaker = announcedSpeaker.test(order.trim());
  }
  return joined.map(({ start, end }) => text.slice(start, end));
}

const isListName = (before: string, order: string): boolean =>
  firstAdds.test(order) &&
  /[,:]\s*$|^[^.!?]*$/u.test(before) &&
  before.trim().split(/\s+/u).length <= mostListWords &&
  !ownVerb.test(before.trim()) &&
  !/[.!?]\s*$/u.test(before);
