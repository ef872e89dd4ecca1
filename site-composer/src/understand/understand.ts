import type { Brief } from '../model/brief';
import type { Listing } from '../model/listing';
import { spellOut } from '../text/plain-spelling';
import { isAnsweredByListing } from './listings/answered-by-listing';
import { listedItems } from './listings/listed-items';
import { readListings } from './listings/read-listings';
import { withoutListings } from './listings/without-listings';
import { markText } from './marked/marked-text';
import { readContent } from './read-content';
import type { Content } from './read-content';
import { readIdentity } from './read-identity';
import type { Identity } from './read-identity';
import { writtenIn } from './read-language';
import { readText } from './read-text';
import type { ReadText } from './read-text';
import { seedOf } from './seed';
import { settledPrompt } from './settle-prompt';

/** Parses an instruction into a brief. Dates without a year are relative to `today`. */
export function understand(given: string, today: Date): Brief {
  // Emphasis of a pasted brief is no text.
  const bare = given.replaceAll('**', '');
  const prompt = settledPrompt(bare);
  const written = writtenIn(prompt.slice(0, 6_000));
  const marked = markText(written === 'en' ? spellOut(prompt) : prompt, written);
  const whole = readText({ given, prompt }, prompt, marked);
  const identity = readIdentity(whole, today);
  const hasListings = identity.purpose !== 'application' && identity.document === null;
  const found = hasListings ? readListings(marked.text, written === 'en', marked.spans) : [];
  if (found.length === 0) return briefOf(whole, identity, readContent(whole, identity));
  const left = withoutListings(marked, found);
  const rest = readText({ given, prompt }, left.text, left);
  return withListings(
    briefOf(whole, identity, readContent(rest, identity)),
    found.map(({ listing }) => listing),
  );
}

function briefOf({ given, prompt }: ReadText, identity: Identity, content: Content): Brief {
  const { language, voice, purpose, subject, name, place, audience, intent, facts } = identity;
  return {
    prompt,
    seed: seedOf(given),
    language,
    voice,
    purpose,
    subject,
    name,
    place,
    audience,
    intent,
    facts,
    ...content,
    listings: [],
    asked: { ...content.asked, look: identity.look, questions: identity.questions },
    document: purpose === 'application' ? null : identity.document,
  };
}

/** A brief with the lists that its content was read without. */
function withListings(brief: Brief, listings: readonly Listing[]): Brief {
  const people = new Set(brief.facts.people.map(({ name }) => name));
  const { sections } = brief.asked;
  const listed = listings.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));
  // "Tiny Tots ballet for ages 3-5" is a row, and not whom all of it is for.
  const isOfRow = listed.some(({ text }) => text.includes(brief.audience ?? '\n'));
  return {
    ...brief,
    audience: isOfRow ? null : brief.audience,
    asked: {
      ...brief.asked,
      sections: sections.filter((section) => !isAnsweredByListing(section, listings)),
      wanted: sections,
    },
    lists: [...brief.lists, ...listings.flatMap((listing) => listedItems(listing, people))],
    listings,
  };
}
