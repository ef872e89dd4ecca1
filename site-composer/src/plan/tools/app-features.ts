import { knownFeature } from '../../catalogue/features/features';
import type { Brief } from '../../model/brief';
import type { Card } from '../../model/page';
import { capitalised, trimMarks } from '../../text/casing';
import { splitEnumeration } from '../../text/enumeration';
import { readLength, sentenceFrom } from './read-lists';

/** Behind these an application's own features are enumerated. */
const cues: readonly RegExp[] = [
  /\b(?:with|including|includes?|offers?|has|have|featuring|features?(?: are)?|show(?:s|ing)?|where (?:people|users|customers|members|everyone|students|teams|you|they)(?: can)?|(?:people|users|customers|members|visitors|students|they|you) can|lets? (?:people|users|customers|members|you|them)|to|for (?:\p{L}+ ){1,6}to)\s+(?=[^.!?\n]{3,400})/iu,
  /:\s+(?=[^.!?\n]{3,400})/u,
];
const leading =
  /^(?:and|or|also|then|it|an?|the|their|with|to|can|they can|users can|should (?:be able to )?|be able to|(?:charts?|graphs?) (?:showing|of|for)|including|features? (?:like|such as)|like|such as)\s+/iu;
/** What is said of the looks, or to whoever builds it. */
const isLook =
  /\b(?:theme|colou?rs?|palette|dark mode|light mode|font|style|look and feel|background|modern|minimal|responsive|mobile[- ]friendly|easy to (?:read|use)|friendly|clean|design)\b|^(?:calm |soft |dark |light )?(?:red|green|blue|navy|yellow|purple|pink|orange|teal|grey|gray|black|white)s?$/i;
const shortest = 3;
const mostWords = 9;
const mostFeatures = 9;

/** "Chat with sellers", from "people … chat with sellers": as a heading that speaks to the visitor. */
function titled(part: string): string {
  let rest = part.trim();
  for (let turn = 0; turn < 4 && leading.test(rest); turn += 1) rest = rest.replace(leading, '');
  return capitalised(
    trimMarks(
      rest
        .replace(/\btheir\b/giu, 'your')
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
  !/^(?:i|we|please|make|build|create|called|named|name|for)\b/i.test(title);

/** "And two more" and "easy medium" are halves of something. */
function partsOf(listed: string): string[] {
  const parts = splitEnumeration(listed).map(titled);
  // "Easy medium and hard levels" is one thing: adjectives share the noun behind the last of them.
  const isOne =
    parts.length === 2 &&
    parts.every((part) => part.split(' ').length <= 2) &&
    !listed.includes(',');
  return isOne ? [titled(listed)] : parts;
}

/** "Drivers get notified when a delivery is assigned": a sentence that tells what somebody does with it. */
const told =
  /(?<=^|[.!?\n]\s{0,2}|,\s)((?:\p{L}+ )?(?:customers|drivers|users|people|members|students|teachers|parents|pupils|staff|patients|doctors|dispatch(?:ers)?|admins?|managers?|sellers?|buyers?|guests|everybody|everyone|visitors)\s(?:can |get |gets |see |sees |are |is )[^.!?,\n]{6,80})/giu;

/** What an application was asked to do, in the member's words, one feature each. */
export function featuresIn({ prompt }: Brief): string[] {
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
    .filter(isTitle)
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
    const known = brief.language === 'en' ? knownFeature(title) : undefined;
    const isNew = known !== undefined && !told.has(known.text);
    if (known) told.add(known.text);
    return {
      title,
      ...(known ? { icon: known.icon } : {}),
      ...(isNew ? { text: known.text } : {}),
    };
  });
}

/** What a page alone cannot give the features that were asked for. */
export function needsOf(features: readonly string[]): string[] {
  return [...new Set(features.flatMap((title) => knownFeature(title)?.needs ?? []))];
}

const shared =
  /\blog ?-?ins?\b|\bsign(?:ing)? ?(?:in|up)\b|\baccounts?\b|\bpay(?:ment)?s?\b|\bchat\b|\bmessag(?:e|es|ing)\b|\breal[- ]time\b|\blive\b|\bnotif\w+|\bgps\b|\bon a map\b|\bdatabase\b|\bupload\w*|\bprofiles?\b|\broles\b|\bai\b|\b(?:customers|users|drivers|patients|students|parents|members) can\b|\bcontact with\b|\bgrades?\b/giu;
const fewestShared = 2;

/** Whether several people are to work with it over a server, which no page alone can do. */
export function isSystem({ prompt, purpose, subject }: Brief): boolean {
  const signs = new Set(
    [...prompt.slice(0, readLength).matchAll(shared)].map(([word]) => word.toLowerCase()),
  );
  const isApp =
    purpose === 'application' || /\bportal|platform|marketplace|network\b/i.test(subject.phrase);
  return isApp && signs.size >= fewestShared;
}
