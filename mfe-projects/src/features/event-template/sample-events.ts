/** Names of drawings in `event-art.tsx`. */
export type ArtName = 'harbour' | 'workshop' | 'market' | 'trail' | 'meetup' | 'studio';

export interface SampleEvent {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** ISO date without time. */
  readonly date: string;
  readonly location: string;
  readonly image: ArtName;
}

const yearly = [
  ['Harbour Jazz Night', 'Music', '02-13', 'Old Pier Hall', 'harbour'],
  ['Maker Saturday', 'Workshop', '03-06', 'Northside Library', 'workshop'],
  ['Spring Food Market', 'Food', '04-24', 'Station Square', 'market'],
  ['Three Hills Trail Run', 'Sport', '06-05', 'Larch Valley', 'trail'],
  ['Interface Meetup', 'Technology', '09-17', 'Weaver Street 12', 'meetup'],
  ['Open Studio Weekend', 'Art', '11-07', 'The Brick Yard', 'studio'],
] as const;

/** The six samples at their next yearly occurrence, soonest first, so that none is in the past. */
export function upcomingEvents(now: Date): SampleEvent[] {
  const today = now.toISOString().slice(0, 10);
  return yearly
    .map(([title, category, day, location, image]) => {
      const year = now.getUTCFullYear() + (`${today.slice(0, 4)}-${day}` < today ? 1 : 0);
      return { id: image, title, category, date: `${year}-${day}`, location, image };
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
