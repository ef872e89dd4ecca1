import { isNamedTrade } from './page-context';
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
export function noteChoices({ brief, trade, notes, openFacts }: PageContext): void {
  notes.unshift(
    trade && !isNamedTrade(brief)
      ? `“${brief.subject.phrase}” is near the trade “${trade.names[0] ?? trade.id}”: drawings and manner are from it, the words are yours.`
      : trade
        ? `Made for ${brief.name.given ? brief.name.text : brief.subject.phrase}, with texts for the trade “${trade.names[0] ?? trade.id}”.`
        : `No prepared texts fit “${brief.subject.phrase}”, so the page is made of your own words.`,
  );
  if (!brief.name.given) notes.push(`No name was given; the page is called “${brief.name.text}”.`);
  const open = [...openFacts].map((key) => facts[key] ?? key);
  if (open.length > 0) notes.push(`Left out because only you know it: ${open.join(', ')}.`);
}
