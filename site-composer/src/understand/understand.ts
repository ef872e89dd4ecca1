import type { Brief } from '../model/brief';
import type { Listing } from '../model/listing';
import { spellOut } from '../text/plain-spelling';
import { readSentences } from '../text/sentences';
import { isAnsweredByListing } from './listings/answered-by-listing';
import { listedItems } from './listings/listed-items';
import { readListings } from './listings/read-listings';
import { withoutListings } from './listings/without-listings';
import { markText } from './marked/marked-text';
import { readBrief } from './read-brief';
import { writtenIn } from './read-language';
import { settledPrompt } from './settle-prompt';

/** Parses an instruction into a brief. Dates without a year are relative to `today`. */
export function understand(given: string, today: Date): Brief {
  // Emphasis of a pasted brief is no text.
  const bare = given.replaceAll('**', '');
  const prompt = settledPrompt(bare);
  const written = writtenIn(prompt.slice(0, 6_000));
  const marked = markText(written === 'en' ? spellOut(prompt) : prompt, written);
  const whole = readBrief({ given, prompt, sentences: readSentences(prompt), marked }, today);
  if (whole.purpose === 'application' || whole.document !== null) return whole;
  const found = readListings(marked.text, written === 'en', marked.spans);
  if (found.length === 0) return whole;
  const rest = withoutListings(marked, found);
  const brief = readBrief(
    { given, prompt, sentences: readSentences(rest.text), marked: rest },
    today,
  );
  return withListings(
    whole,
    brief,
    found.map(({ listing }) => listing),
  );
}

/** What the rest of an instruction tells, with its listings; what the page is of is read from all of it. */
function withListings(whole: Brief, rest: Brief, listings: readonly Listing[]): Brief {
  const { voice, purpose, subject, name, place, intent, facts } = whole;
  const people = new Set(facts.people.map(({ name: given }) => given));
  const sections = rest.asked.sections.filter((section) => !isAnsweredByListing(section, listings));
  return {
    ...rest,
    voice,
    purpose,
    subject,
    name,
    place,
    intent,
    facts,
    asked: {
      ...rest.asked,
      look: whole.asked.look,
      questions: whole.asked.questions,
      sections,
      wanted: rest.asked.sections,
    },
    lists: [...rest.lists, ...listings.flatMap((listing) => listedItems(listing, people))],
    listings,
  };
}
