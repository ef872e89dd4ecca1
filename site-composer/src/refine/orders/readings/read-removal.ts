import type { Site } from '../../site';
import { isGeneric } from './generic-words';
import { tellingWords } from '../../target/alike-words';
import { likeness, namingWords } from '../../told/content-words';
import { figuresIn } from '../figures';
import { readAs } from '../order';
import type { Order } from '../order';
import { linesOf } from '../page-units';

/** Something is to go, or is no more. */
const gone =
  /\b(?:remove|delete|erase|take (?:\S+ ){0,6}(?:off|out|down|away)|get rid|lose|drop|scrap|ditch|bin|cancel(?:led)?|gone|no longer|no more|any ?more|not doing|leaving|left us|has left|finished|folded|packed (?:it )?(?:up|in)|given up|gave up|stopped|i stop|out please|please out|enough|plenty|raus|weg|streich\p{L}*|entfern\p{L}*|lösch\p{L}*|nicht mehr|enlev\p{L}*|supprim\p{L}*|retir\p{L}*|annulé\p{L}*|plus de|quita\p{L}*|elimina\p{L}*|borra\p{L}*|ya no|togli\p{L}*|leva\p{L}*|non più|verwijder\p{L}*|haal|niet meer|remov[ae]\p{L}*|já não|tira\p{L}*)\b|^no [^,]+ this (?:time|year)/iu;
const mostLines = 4;
const mostTried = 4;

/** "tomos is leaving us, please remove": of the words that were said, what stands on the page in few places is meant. */
export function asRemoval(order: Order, site: Site): readonly Order[] {
  // What was named and is not there is not to be guessed at.
  if ((order.of('target') ?? order.of('item')) !== null) return [];
  if (!gone.test(order.asked) || saysMore(order, site)) return [];
  const said = namingWords(order.asked).filter((word) => word.length > 2 && !isGeneric(word));
  const lines = linesOf(site).map(({ text }) => tellingWords(text.value));
  const found = said
    .map((word) => ({ word, count: lines.filter((own) => likeness(word, own) >= 2).length }))
    .filter(({ count }) => count > 0);
  const rare = found
    .filter(({ count }) => count <= mostLines)
    .toSorted((one, other) => one.count - other.count)
    .slice(0, mostTried);
  const all = found.map(({ word }) => word).join(' ');
  const tried = found.length > 1 ? [all, ...rare.map(({ word }) => word)] : [all];
  return tried
    .filter((one) => one !== '')
    .map((text) =>
      readAs(order, 'remove', {
        label: 'target',
        text: ofWords.test(order.asked) ? `${text} quote` : text,
      }),
    );
}

const ofWords =
  /\b(?:quotes?|reviews?|testimonials?|zitat|citation|avis|cita|reseña|citazione|recensione|citaat)\b/iu;

/** "femis gone, manager is Kath Dodds" tells of somebody who is not on the page yet. */
function saysMore({ asked }: Order, site: Site): boolean {
  const shown = linesOf(site)
    .map(({ text }) => text.value)
    .join('\n')
    .toLowerCase();
  return figuresIn(asked).some(
    ({ kind, words }) =>
      ['name', 'sum', 'time'].includes(kind) && !shown.includes(words.toLowerCase()),
  );
}
