import { withAskedThing } from './asks-application';
import type { FoundSubject } from './found-subject';
import { hiredPlace } from './hired-place';
import { isMemorial } from './kind-of-page';
import { markedPlaces } from './marked/marked-places';
import type { MarkedSubject } from './marked/marked-subject';
import { plainPhrase } from './plain-phrase';
import type { readFacts } from './read-facts';
import type { writtenIn } from './read-language';
import type { ReadText } from './read-text';
import { wholeSubject } from './settled-said';
import { foundSubject } from './settle-subject';
import { townBehind, withoutTown } from './town-behind';
import { townIn } from './town-in';
import { townInPassing } from './town-in-passing';

const longestRead = 6_000;

interface PlacedSubject {
  readonly phrase: string;
  readonly place: string | null;
  readonly places: ReturnType<typeof markedPlaces>;
  readonly found: FoundSubject;
}

/** What the page is of, without the town that stands in its words, and where it is. */
export function placedSubject(
  { marked, prompt, sentences }: ReadText,
  said: MarkedSubject,
  facts: ReturnType<typeof readFacts>,
  written: ReturnType<typeof writtenIn>,
): PlacedSubject {
  // Of "Tomasz Brzezinski" no part is a town.
  const isOfName =
    said.place !== null && said.name?.includes(said.place) === true && /\bborn\b/iu.test(prompt);
  const places = markedPlaces(marked, isOfName ? null : said.place);
  const guess = foundSubject(
    sentences,
    said,
    written,
    { ...facts, address: places.address },
    marked.of('section').map(({ text }) => text.toLowerCase()),
  );
  const found = written === 'en' ? wholeSubject(guess, said.name) : guess;
  const whole =
    written === 'en' && isMemorial(prompt)
      ? 'memorial'
      : ((written === 'en' ? hiredPlace(prompt) : null) ??
        withAskedThing(plainPhrase(found.phrase, said.name), marked.text));
  const behind = said.place === null && places.address === null ? townBehind(whole) : null;
  // "I'm from Valencia and teach online" comes from there, and is found nowhere.
  const isOrigin = said.place !== null && written === 'en' && isComingFrom(prompt, said.place);
  const place =
    (isOfName || isOrigin ? null : said.place) ??
    townIn(places.address) ??
    behind?.town ??
    (written === 'en' ? townInPassing(marked.text.slice(0, longestRead), places.areas) : null);
  return { phrase: withoutTown(behind?.thing ?? whole, place), place, places, found };
}

/** Whether the one time a place is named is to tell where somebody who works online comes from. */
function isComingFrom(prompt: string, place: string): boolean {
  const text = prompt.slice(0, longestRead);
  const at = text.indexOf(place);
  return (
    at !== -1 &&
    text.indexOf(place, at + 1) === -1 &&
    /\bonline\b/iu.test(text) &&
    /(?:i['’]?m|i am|we['’]?re|originally|comes?|came|born)\s(?:originally\s)?(?:from|in)\s$/iu.test(
      text.slice(0, at),
    )
  );
}
