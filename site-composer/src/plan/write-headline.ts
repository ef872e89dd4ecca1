import { capitalised, joined } from '../text/casing';
import { fill } from '../catalogue/messages/messages';
import type { Brief } from '../model/brief';
import type { PageContext } from './page-context';
import { isTool, pitch, namedPitch, ownThing, urgent, forAudience } from './headline-pitch';
import { ownName } from './headline-name';
import { withPreposition, placeOf } from './headline-place';
import { lowerFirst } from './lower-first';

export { lowerFirst } from './lower-first';

const mostWords = 9;
/** "Try again button", "choose tip 10": what is to be built says nothing to visitors. */
const ofControl =
  /\b(?:buttons?|dropdown|check ?box(?:es)?|sign[- ]?in|log ?in|pop-?ups?|background|colou?rs?)$|^(?:choose|type|enter|pick|select|press|tap|click)\b.*\d/iu;

/**
 * Writes a headline of at most nine words: the given promise, a prepared line that fits, or the
 * subject's own offer.
 */
export function writeHeadline(context: PageContext): string {
  const { brief } = context;
  if (brief.promise !== null) return capitalised(brief.promise);
  const prepared = isOwnToSay(context) ? [] : fromTrade(context);
  const lines = isTool(context)
    ? [
        ...namedPitch(context),
        ...nameOfTool(context),
        ...pitch(context),
        ...forAudience(context, []),
        ...ownThing(context),
        ...prepared,
      ]
    : [
        ...ownName(context),
        ...urgent(context),
        ...forAudience(context, prepared),
        // What a group does says more than what every group of its kind is for.
        ...(['organisation', 'community'].includes(brief.purpose) ? pitch(context) : []),
        ...prepared,
        ...pitch(context),
      ];
  const candidates = [...lines, ...fromBrief(context)].filter(
    (line) =>
      !ofControl.test(line) && !brief.asked.avoid.some((word) => line.toLowerCase().includes(word)),
  );
  return (
    candidates.find((line) => line.split(' ').length <= mostWords) ??
    capitalised(brief.subject.phrase).split(' ').slice(0, mostWords).join(' ')
  );
}

/** "Mobile app" says of an app what "Pocket Allotment" does not have to. */
const nameOfTool = ({ brief }: PageContext): string[] =>
  brief.name.given && isAnyTool.test(brief.subject.phrase) ? [brief.name.text] : [];

const isAnyTool =
  /^(?:(?:mobile|web|phone|online|new|free|simple|desktop|iphone|android|ios)\s)*(?:apps?|applications?|tools?|software|platforms?|products?|websites?|startups?|programs?|services?)$/iu;

/** Whose name or place is known says what and where; a line of the trade would stand as well on every other page of it. */
const isOwnToSay = ({ brief }: PageContext): boolean =>
  brief.language === 'en' &&
  !isVague.test(brief.subject.phrase) &&
  (brief.place !== null || brief.facts.areas.length > 0 || brief.name.given);

/** A subject of one common word says less than the trade's line does. */
const isVague =
  /^(?:business|company|shop|studio|place|service|services|stall|page|site|label|brand)$/iu;

/** Prepared lines of which every place is filled; those that use more of what was given come first. */
function fromTrade({ brief, trade }: PageContext): string[] {
  if (!trade) return [];
  const values: Record<string, string> = {
    ...(brief.place === null ? {} : { place: brief.place }),
    ...(brief.name.given ? { name: brief.name.text } : subjectValue(brief)),
  };
  const fitting = trade.headlines
    .map((pattern) => ({ pattern, places: pattern.match(/\{\w+\}/g) ?? [] }))
    .filter(({ places }) => places.every((place) => values[place.slice(1, -1)] !== undefined));
  const most = Math.max(0, ...fitting.map(({ places }) => places.length));
  const equal = fitting.filter(({ places }) => places.length === most);
  const named = equal.filter(({ places }) => places.some((place) => place === '{subject}'));
  const best = named.length > 0 ? named : equal;
  const first = brief.seed % Math.max(1, best.length);
  return [...best.slice(first), ...best.slice(0, first), ...fitting].map(({ pattern }) =>
    fill(withPreposition(pattern, brief), values),
  );
}

/** A short subject without a name, as it stands within a line: "Enter the fishing contest". */
function subjectValue({ subject, language }: Brief): Record<string, string> {
  const words = subject.phrase.split(' ');
  const isShort = words.length >= 2 && words.length <= 4;
  return isShort && language === 'en' && !/(?:[^s]s|ing)$/iu.test(subject.phrase)
    ? {
        subject: /\p{Lu}\p{Lu}/u.test(subject.phrase) ? subject.phrase : lowerFirst(subject.phrase),
      }
    : {};
}

function fromBrief({ brief, say }: PageContext): string[] {
  const phrase = capitalised(brief.subject.phrase);
  const items = brief.lists
    .filter(
      ({ heading, items: own }) => heading === null || own.some(({ price }) => price !== undefined),
    )
    .flatMap((list) => list.items.map(({ title }) => title))
    .filter((title) => title.split(' ').length <= 3);
  const place = placeOf(brief, say('in'), say('and'));
  const thin = phrase.split(' ').length < 2 && place === '';
  const things = capitalised(
    joined(
      items
        .slice(0, 3)
        .map((item, at) => (brief.language === 'de' || at === 0 ? item : lowerFirst(item))),
      say('and'),
    ),
  );
  // What is only a part of the name says less than the name.
  const isOfName =
    brief.name.given &&
    // Who is looked for in a town says what and where first.
    (brief.place === null || !['business', 'shop'].includes(brief.purpose)) &&
    brief.name.text.toLowerCase().includes(brief.subject.phrase.toLowerCase());
  const lines = [
    isOfName ? brief.name.text : '',
    thin && items.length > 1 ? things : '',
    phrase.split(' ').length < 7 ? phrase + place : '',
    brief.audience === null || brief.language !== 'en' ? '' : `${phrase} for ${brief.audience}`,
    phrase,
  ];
  return lines.filter((line) => line !== '');
}
