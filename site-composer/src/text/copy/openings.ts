import { capitalised } from '../casing';

/** Said before one begins to say it. */
const said =
  /^(?:(?:ok(?:ay)?|right|well|um|uh|so|oh|yeah|yep|basically|anyway|btw|fyi|imo|imho|tbh|to be honest|to be fair|honestly|look|like)(?:,|\.{2,}|…)?\s+)+(?=\S)/iu;
/** Of one such word by itself that begins sentences as well, nothing is taken away where it may be part of one. */
const alone = /^(?:so|well|right|look|like|anyway)\s/iu;
const onward =
  /^(?:ok|okay|so|well|right|look|like|anyway),?\s+(?:ok|okay|so|um|uh|yeah|well|basically|right|then|the|we|i|it|you|there|they)\b|^(?:so|well|right|anyway), /iu;
const speaker = String.raw`(?:i|we|you|they|he|she|it)`;
/** What joins a sentence to the one before, which may stand elsewhere. */
const joins = /^(?:and|but|plus|also,?|and also)\s+(?=\S)/iu;
const asks = /^(?:or|because|so|if|when)\b/iu;
const also = new RegExp(
  String.raw`^(?:and )?also,? (${speaker})(?:['’](?:m|re|ve|ll|d|s))?(?= )`,
  'iu',
);
const fillers = /(?<=[\s,])(?:yaar|innit|mate|bro|lah|guys|folks|y['’]know)[!?]*(?=[.]?$)/iu;
const inside = /\b(?:kind of like|and that|and stuff|and things)(?=[.!?]*$)|(?<=\bdo )like /giu;

/** A sentence without what leads up to it, and without what joins it to another one. English only. */
export function withPlainOpening(text: string): string {
  const isOpened = said.test(text) && (!alone.test(text) || onward.test(text));
  let plain = (isOpened ? text.replace(said, '') : text)
    .replace(inside, '')
    .replace(fillers, '')
    .replace(/[\s,]+(?=[.!?]?$)/u, '')
    .trim();
  if (plain === '') return text;
  const [opening = '', who = ''] = also.exec(plain) ?? [];
  if (who !== '') {
    const form = opening.slice(opening.toLowerCase().lastIndexOf(who.toLowerCase()));
    plain = `${form} also${plain.slice(opening.length)}`;
  } else if (joins.test(plain) && !asks.test(plain)) {
    const rest = plain.replace(joins, '');
    if (
      /^also\s/iu.test(plain) &&
      plain.split(' ').length > mostBare &&
      /^\p{Ll}+$/u.test(rest.split(' ')[0] ?? '')
    )
      return capitalised(`we also ${rest}`);
    plain = rest;
  }
  return plain;
}

const mostBare = 4;
