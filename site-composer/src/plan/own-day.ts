import type { Brief, GivenDate } from '../model/brief';

/** The day the page itself is about: it stands on the first screen and with the facts below it. */
export function ownDay(brief: Brief): GivenDate | null {
  const day = brief.facts.dates.find((date) => date.iso !== null && !tellsMore(date.title, brief));
  if (day === undefined) return null;
  const isAbout = brief.purpose === 'event' || brief.purpose === 'celebration';
  return isAbout || (brief.facts.dates.length === 1 && day.where === undefined) ? day : null;
}

export const isOwnDay = (date: GivenDate, brief: Brief): boolean => date === ownDay(brief);

/** Under the name of the page stands no other thing that takes place. */
function tellsMore(title: string | null, { place, name, subject, purpose }: Brief): boolean {
  const known = [place ?? '', name.text, subject.phrase].map((text) => text.toLowerCase());
  // "Hannah & Luis are getting married" is what the page is about.
  const isTheirs =
    purpose === 'celebration' &&
    title !== null &&
    title.toLowerCase().includes(name.text.toLowerCase());
  return title !== null && !isTheirs && !known.includes(title.toLowerCase());
}
