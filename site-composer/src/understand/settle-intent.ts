import type { Brief, Intent } from '../model/brief';
import { tradeOf } from '../catalogue/trades';
import { chooseIntent, sellsOnline } from './choose-purpose';
import { comesToPeople } from './comes-to-people';
import type { Limits } from './find-limits';
import type { ReadText } from './read-text';

const longestOpening = 300;

/** Where nothing is ordered or booked on the page, people come or write; nobody visits who comes to them. */
function settledIntent(
  purpose: Brief['purpose'],
  { basket, bookings }: Limits,
  where: 'place' | 'travels' | 'none',
  intent: Intent,
): Intent {
  const isRuledOut =
    (basket && (intent === 'buy' || intent === 'order')) ||
    (bookings && (intent === 'book' || intent === 'order')) ||
    (where === 'travels' && intent === 'visit');
  // A place at an event is booked, and no time of one's own.
  if (purpose === 'event' && intent === 'book') return 'join';
  if (!isRuledOut) return intent;
  return where === 'place' ? 'visit' : 'contact';
}

const longestRead = 6_000;

/** What visitors should do next. */
export const readIntent = (
  { marked, limits }: ReadText,
  purpose: Brief['purpose'],
  subject: Brief['subject'],
  { address, hours }: Brief['facts'],
): Intent =>
  settledIntent(
    purpose,
    limits,
    address !== null
      ? 'place'
      : comesToPeople.test(marked.text.slice(0, longestRead))
        ? 'travels'
        : hours.length > 0
          ? 'place'
          : 'none',
    purpose === 'shop' && sellsOnline.test(marked.text.slice(0, longestOpening))
      ? 'buy'
      : chooseIntent(
          marked.of('button').map(({ text }) => text),
          marked.text,
          purpose,
          tradeOf(subject.tradeId),
          subject.confidence === 1,
        ),
  );
