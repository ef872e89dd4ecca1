import type { Brief, Intent } from '../model/brief';
import type { Limits } from './find-limits';

/** Where nothing is ordered or booked on the page, people come or write; nobody visits who comes to them. */
export function settledIntent(
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
