import { asPoint } from '../../text/casing';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import { chooseList } from '../target/lists';
import { sectionsOf } from '../target/sections';
import { sayIn } from '../../catalogue/messages/messages';
import { languageOf } from '../composed/draw-section';
import type { Site } from '../site';
import { insertItem } from './add-item';
import { insertPlanned } from './add-section';

const name = String.raw`\p{Lu}[\p{L}'’-]+(?:\s(?:(?:van|von|de|der|den|da|di|del|al|el|O['’])\s){0,2}\p{Lu}[\p{L}'’.-]+){1,3}`;
const title = String.raw`(?:(?:Ms|Mr|Mrs|Miss|Dr|Prof|Rev)\.?\s)?`;
/** Who somebody is to whoever asks: "a second guest:", "my husband", "our new baker". */
const relation = String.raw`(?:(?:(?:a|an|another|my|our|the|one more)\s)(?:[\p{Ll}'’-]+\s?){1,3}[:,]?\s|\p{Lu}\p{L}+['’]s?\s\p{Ll}+\s)?`;
const asked = new RegExp(
  String.raw`^(?:also |and |please )*(?:[Aa]dd|[Ii]nclude|[Pp]ut)\s(?:in\s)?(${relation})(${title}${name})(?:(?:,\s|\sas\s(?:an?\s|the\s)?|\s[–—-]\s|\s\()(.{2,80}?)\)?)?(?:,?\s(?:to|in|under|among)\s(?:the\s|our\s)?(?:people|team|staff|committee|guests?|crew)(?:\s(?:list|section|page))?)?$`,
  'u',
);
const titled = /^(?:Ms|Mr|Mrs|Miss|Dr|Prof|Rev)\.?\s/u;
const wordsOfPlace = /^(?:to|in|on|at|under|above|below|behind|before|after)\b/iu;

/** "Add a second guest: Dana Whitcomb, illustrator": somebody more among the people of the page, with what they do. */
export const addPerson: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add' || request.quotes.length > 0) return null;
  const said = unmask(request.asked, request.quotes)
    .replace(/[\s.!]+$/u, '')
    .replace(
      /\s(?:to|on|onto|in) the (?:page|site|website|team|people)(?: section| list)?:/iu,
      ':',
    );
  const [, relative = '', person, role = ''] = asked.exec(withoutHeading(site, said)) ?? [];
  if (person === undefined || wordsOfPlace.test(role)) return null;
  const people = sectionsOf(site).find(({ topic, first }) => topic === 'people' && !first);
  const text = roleOf(relative, role);
  const isPerson =
    !/^The\s/u.test(person) &&
    (/^(?:my|our)\s|^\p{Lu}\p{L}+['’]/u.test(relative) || titled.test(person));
  if (!people) return isPerson ? firstPerson(site, person, text) : null;
  const list = chooseList(site, people.element, { price: null, where: null });
  if (!list) return null;
  return insertItem(site, list, { title: person, price: null, text, where: null }, null);
};

/** "add Paolo Neri as teacher to the ‹Le persone›": the heading people stand under. */
function withoutHeading(site: Site, said: string): string {
  const heading = sectionsOf(site)
    .filter(({ topic }) => topic === 'people')
    .map((section) => ` to the ${section.heading}`)
    .find((end) => said.endsWith(end));
  return heading === undefined ? said : said.slice(0, -heading.length);
}

/** "Our audiologist: Dr Losa Faleolo, flies out twice a year" is both. */
function roleOf(relative: string, role: string): string | null {
  const post = /^(?:my|our|the)\s/iu.test(relative) ? whoIs(relative) : '';
  const own = role === '' ? whoIs(relative) : role;
  const isNew = post !== '' && role !== '' && !role.toLowerCase().includes(post.toLowerCase());
  const text = isNew ? `${post}, ${role}` : own;
  return text === '' ? null : asPoint(text);
}

/** A page without people gets a section for the first one. */
function firstPerson(site: Site, name: string, role: string | null): Outcome {
  const outcome = insertPlanned(site, {
    id: 'people',
    layout: '',
    heading: sayIn(languageOf(site), 'plural')('people'),
    navigation: null,
    kind: 'people',
    people: [{ name, role }],
  });
  return 'refused' in outcome
    ? outcome
    : { ...outcome, sentence: `Added “${name}”, in a section of its own.` };
}

/** "Our new baker" is a baker; whose husband somebody is says nothing of what they do. */
function whoIs(relative: string): string {
  const words = relative.replace(/^(?:an?|another|my|our|the|one more)\s|:?\s*$/giu, '');
  const post = words.replace(/^(?:second|third|new|other|further|more)\s/iu, '').trim();
  return /\b(?:husband|wife|son|daughter|brother|sister|dad|mum|mom|father|mother|friend|partner|colleague)\b/iu.test(
    post,
  )
    ? ''
    : post;
}
