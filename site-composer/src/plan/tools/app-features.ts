import { knownFeatures } from '../../catalogue/features/features';
import type { Brief } from '../../model/brief';
import type { Card } from '../../model/page';
import { capitalised, joined, trimMarks } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import { readTokens } from '../../text/tokens';
import { lowerFirst } from '../write-headline';
import { readLength, sentenceFrom } from './read-lists';

/** Behind these an application's own features are enumerated. */
const cues: readonly RegExp[] = [
  /\b(?:with|including|includes?|offers?|has|have|featuring|features?(?: are)?|show(?:s|ing)?|(?:app|application|tool|website|site|platform|service|program) that(?: can)?|where (?:i|we|people|users|customers|members|everyone|students|teams|you|they)(?: can)?|(?:people|users|customers|members|visitors|students|they|you) can|lets? (?:people|users|customers|members|you|them)|to|for (?:\p{L}+ ){1,6}to)\s+(?=[^.!?\n]{3,400})/iu,
  /:\s+(?=[^.!?\n]{3,400})/u,
];
const leading =
  /^(?:and|or|also|then|it|an?|the|their|with|to|can|they can|users can|should (?:be able to )?|be able to|(?:charts?|graphs?) (?:showing|of|for)|includ(?:e|es|ing)|features? (?:like|such as)|like|such as)\s+/iu;
/** What is said of the looks, or to whoever builds it. */
const isLook =
  /\b(?:theme|colou?rs?|palette|dark mode|light mode|font|style|look and feel|background|modern|minimal|responsive|mobile[- ]friendly|easy to (?:read|use)|friendly|clean|design)\b|^(?:\p{L}+ )?(?:red|green|blue|navy|yellow|purple|pink|orange|teal|grey|gray|black|white|gold|ivory|cream|hi-?vis|neon|pastels?)s?$|\bhi-?vis\b/iu;
/** A control, or what is not wanted: neither is a part of its own. */
const isControl =
  /\bbuttons?$|^(?:no|not|without|never|nothing)\b|^(?:show|shows|showing|see) (?:the |a |their |your )?(?:score|result)s?\b/i;
const shortest = 3;
const mostWords = 9;
const mostFeatures = 9;

/** "Chat with sellers", from "people … chat with sellers": as a heading that speaks to the visitor. */
function titled(part: string): string {
  let rest = part.trim();
  for (let turn = 0; turn < 4 && leading.test(rest); turn += 1) rest = rest.replace(leading, '');
  // "Customers can track their parcel" keeps whose it is.
  const isAddressed = !/^\p{L}+ (?:can|gets?|sees?|are|is)\b/iu.test(rest);
  return capitalised(
    trimMarks(
      rest
        .replace(/\btheir\b/giu, isAddressed ? 'your' : 'their')
        .replace(/\bi\b/gu, 'you')
        .replace(/\bmy\b/giu, 'your'),
    ),
  );
}

const isTitle = (title: string): boolean =>
  title.length >= shortest &&
  title.split(' ').length <= mostWords &&
  /\p{L}{3}/u.test(title) &&
  !isLook.test(title) &&
  !isControl.test(title) &&
  !/^(?:i|we|please|make|build|create|called|named|name|for)\b/i.test(title);

const levels = /^(?:\p{L}+ ){1,3}and \p{L}+ (?:levels|modes|sizes|themes)\W*$/iu;
const startsWithVerb = (title: string): boolean =>
  readTokens(`You ${lowerFirst(title)}`)[1]?.pos === 'VERB';

/** The features of an enumeration: "manage drivers, vehicles and routes" is one deed done to three things. */
function partsOf(listed: string): string[] {
  // "Easy medium and hard levels" is one thing: adjectives share the noun behind the last of them.
  if (levels.test(listed)) return [titled(listed.replace(/^(\p{L}+) (?=\p{L}+ and )/u, '$1, '))];
  const parts = splitEnumeration(listed).map(titled);
  const [first = '', ...others] = parts;
  const isOneDeed =
    first.split(' ').length === 2 &&
    startsWithVerb(first) &&
    others.length > 1 &&
    others.every(
      (part) => part.split(' ').length <= 2 && (/s$/i.test(part) || !startsWithVerb(part)),
    );
  return isOneDeed ? [`${first}, ${joined(others.map(lowerFirst), 'and')}`] : parts;
}

/** "Drivers get notified when a delivery is assigned": a sentence that tells what somebody does with it. */
const told =
  /(?<=^|[.!?\n]\s{0,2}|,\s)((?:\p{L}+ )?(?:customers|drivers|users|people|members|students|teachers|parents|pupils|staff|patients|doctors|dispatch(?:ers)?|admins?|managers?|sellers?|buyers?|guests|everybody|everyone|visitors)\s(?:can |get |gets |see |sees |are |is )[^.!?,\n]{6,80})/giu;

/** What an application was asked to do, in the member's words, one feature each. */
export function featuresIn({ prompt, name }: Brief): string[] {
  const text = prompt.slice(0, readLength);
  const listed = cues.flatMap((cue) => {
    const found = cue.exec(text);
    return found ? partsOf(sentenceFrom(text, found.index + found[0].length)) : [];
  });
  const bare = [...text.matchAll(/(?<=[.!?\n]\s{1,2})([^.!?:\n]{6,200})(?=[.!?\n]|$)/gu)]
    .slice(0, 12)
    .flatMap(([sentence]) => {
      const parts = splitEnumeration(sentence);
      return parts.length >= 3 ? parts.map(titled) : [];
    });
  const sentences = [...text.matchAll(told)].slice(0, 12).map(([, words = '']) => titled(words));
  const seen = new Set<string>();
  return [...listed, ...bare, ...sentences]
    .filter((title) => isTitle(title) && title.toLowerCase() !== name.text.toLowerCase())
    .filter((title) => !seen.has(title.toLowerCase()) && seen.add(title.toLowerCase()))
    .filter(
      (title, at, all) =>
        !all.some(
          (other, place) => place !== at && other.length > title.length && other.includes(title),
        ),
    )
    .slice(0, mostFeatures);
}

/** A card for each feature, with a drawing and a sentence where it is of a kind many applications have. */
export function featureCards(brief: Brief, features: readonly string[]): Card[] {
  const told = new Set<string>();
  return features.map((title) => {
    const kinds = brief.language === 'en' ? knownFeatures(title) : [];
    // Two features of one kind are not told in the same words.
    const known = kinds.find(({ text }) => !told.has(text));
    if (known) told.add(known.text);
    const icon = (known ?? kinds[0])?.icon;
    return {
      title,
      ...(icon === undefined ? {} : { icon }),
      ...(known ? { text: known.text } : {}),
    };
  });
}

/** What a page alone cannot give the features that were asked for. */
export function needsOf(features: readonly string[]): string[] {
  return [...new Set(features.flatMap((title) => knownFeatures(title)[0]?.needs ?? []))];
}

const shared =
  /\blog ?-?ins?\b|\bsign(?:ing)? ?(?:in|up)\b|\baccounts?\b|\bpay(?:ment)?s?\b|\bchat\b|\bmessag(?:e|es|ing)\b|\breal[- ]time\b|\blive\b|\bnotif\w+|\bgps\b|\bon a map\b|\bdatabase\b|\bupload\w*|\bprofiles?\b|\broles\b|\bai\b|\b(?:customers|users|drivers|patients|students|parents|members) can\b|\bcontact with\b|\bgrades?\b/giu;
const fewestShared = 2;
/** Where several parts stand behind one door. */
const isPortal = /\b(?:portal|marketplace|social network|intranet)\b/i;

/** Whether several people are to work with it over a server, which no page alone can do. */
export function isSystem({ prompt, purpose, subject }: Brief): boolean {
  const signs = new Set(
    [...prompt.slice(0, readLength).matchAll(shared)].map(([word]) => word.toLowerCase()),
  );
  const isApp =
    purpose === 'application' || /\bportal|platform|marketplace|network\b/i.test(subject.phrase);
  return isApp && (signs.size >= fewestShared || isPortal.test(subject.phrase));
}
