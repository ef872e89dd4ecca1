import { isNamedTrade, tellsEnough } from './page-context';
import type { PageContext } from './page-context';

const facts: Readonly<Record<string, string>> = {
  phone: 'a telephone number',
  email: 'an email address',
  address: 'an address',
  hours: 'opening hours',
  prices: 'prices',
  social: 'links to your profiles',
  date: 'dates',
  price: 'a price',
};

/** Notes on what was chosen for the member and why. */
export function noteChoices({ brief, trade: used, notes, openFacts }: PageContext): void {
  const name = brief.name.given ? brief.name.text : brief.subject.phrase;
  const trade = used ? `“${used.names[0] ?? used.id}”` : '';
  const isNamed = isNamedTrade(brief);
  notes.unshift(
    !used
      ? `No prepared texts fit “${brief.subject.phrase}”, so the page is made of your own words.`
      : !isNamed
        ? `“${brief.subject.phrase}” is near the trade ${trade}: drawings and manner are from it, the words are yours.`
        : tellsEnough(brief)
          ? `Made for ${name} in your own words, with drawings and manner of the trade ${trade}.`
          : `Made for ${name}, with texts for the trade ${trade}.`,
  );
  if (!brief.name.given) notes.push(`No name was given; the page is called “${brief.name.text}”.`);
  const open = [...openFacts].map((key) => facts[key] ?? key);
  if (open.length > 0) notes.push(`Left out because only you know it: ${open.join(', ')}.`);
}
