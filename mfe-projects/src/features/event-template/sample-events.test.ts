import { upcomingEvents } from './sample-events';

// Proof P176
test('there are six, each once, soonest first', () => {
  const events = upcomingEvents(new Date('2026-11-21T12:00:00Z'));
  expect(new Set(events.map(({ id }) => id)).size).toBe(6);
  expect(events[0]).toMatchObject({ title: 'Harbour Jazz Night', date: '2027-02-13' });
  expect(events[5]).toMatchObject({ title: 'Open Studio Weekend', date: '2027-11-07' });
});

// Proof P208
test('an event has an id, a title, a category, a date, a location and an image', () => {
  for (const event of upcomingEvents(new Date('2026-11-21T12:00:00Z'))) {
    const { id, title, category, date, location, image } = event;
    expect(event).toEqual({ id, title, category, date, location, image });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const text of [id, title, category, location, image]) expect(text).toMatch(/\w/);
  }
});

const workshopOn = (now: string) =>
  upcomingEvents(new Date(now)).find(({ id }) => id === 'workshop')?.date;

test('an event of today is upcoming, yesterday’s moves to next year', () => {
  expect(workshopOn('2026-03-06T23:59:00Z')).toBe('2026-03-06');
  expect(workshopOn('2026-03-07T00:00:00Z')).toBe('2027-03-06');
});
