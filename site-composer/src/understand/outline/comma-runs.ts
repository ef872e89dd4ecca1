import type { Passage } from '../../model/brief';
import { asPoint } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import { namesDay, timePhrases } from '../../text/time-phrases';

const fewest = 7;
const mostWords = 9;
/** Who speaks or is spoken of makes a sentence of it. */
const speaks =
  /(?<!\p{L})(?:we|i|you|they|he|she|it|there|this|that|which|who|wir|ich|sie|es|nous|je|vous|ils|nosotros|yo|noi|io|wij|ik|nós|eu)(?:['’]\p{L}+)?(?!\p{L})/iu;

/** "Driving instructor, manual only, first lesson half price, pass rate 78%, …": facts with nothing but commas between them are told one by one. */
export function withFactsApart(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage) => {
    const facts = passage.label === null ? factsIn(passage.text) : null;
    return facts === null ? [passage] : facts.map((text) => ({ ...passage, text }));
  });
}

function factsIn(text: string): string[] | null {
  // What takes place on a day is told with its day.
  if (speaks.test(text) || timePhrases(text).some((phrase) => namesDay(phrase.text))) return null;
  const parts = splitEnumeration(text.replace(/\.$/u, ''), []);
  const isRun =
    parts.length >= fewest &&
    parts.some((part) => /\d/u.test(part)) &&
    parts.every((part) => part.split(' ').length <= mostWords);
  return isRun ? parts.map(asPoint) : null;
}
