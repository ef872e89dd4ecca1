import { attributeOf } from 'site-document/tree';
import { findPrice } from '../../text/money';
import { isLift, liftLine } from '../change/lift-line';
import { isRetold } from '../change/retell-value';
import { divideForeign } from './divide';
import { languageOf } from './foreign-wording';
import { photoPlaceIn } from './photo-place';
import { pictureApart, placedAs } from './picture-apart';
import { toldLine } from './told-line';
import type { Reading } from './reading';
import { valuesIn } from '../told/values';
import { beginsRequest, readRequest, whole, withoutCourtesy } from './request';

const courtesy = String.raw`(?:(?:please|kindly|also|just|then|maybe|perhaps)\s+|(?:could|can|would) (?:you|we|i)\s+)`;
/** What is done to a part of a page, whatever stands behind it. */
const plainVerbs =
  'add|remove|delete|change|replace|rename|move|update|mention|revise|swap|drop|scrap';
/** Verbs that may as well go on with what somebody does: only with what they are about are they requests. */
const otherVerbs =
  'put|make|say|set|take|leave|use|give|call|include|insert|keep|turn|switch|get|bring|write|fix';
const objects = String.raw`(?:the|a|an|my|our|your|it['’]s|his|their|one|two|some|all|every|everything|more|in|on|to|up|down|off|out|where|rid|whether)\b|that (?:it|we|they|he|she|i|you|the|our|there|all)\b|‹`;
const joint = new RegExp(
  String.raw`(?:[,;]?\s+(?:and then|and also|then|and|also|plus|oh and)\s+|[,;]\s+|\s[-–—]\s)(?=${courtesy}{0,3}(?:(?:${plainVerbs})\s+(?!and\b|or\b)[\p{L}\p{N}‹£$€]|(?:${otherVerbs})\s+(?:${objects})))`,
  'giu',
);
const wish = new RegExp(
  String.raw`(?:[,;]?\s+and\s+|[,;]\s+)(?=(?:please\s+)?(?:could|can|would|should) (?:the |our |my |you |we )\S)`,
  'giu',
);
/** "…, early bird is over", "…, and the spring one now starts at 7.30": what is told next is of something else. */
const statement =
  /,?\s+and\s+(?=(?:the|our|my) [\p{L}\d '’-]{2,40}? (?:now )?(?:is|are|starts?|begins?|costs?|goes|moves?|ends?|opens?|closes?) )|,?\s+and\s+(?=[\p{L} -]{3,30}? should (?:now )?(?:only )?be )|,\s+(?=(?:the |our |my )?[\p{L} -]{2,30}? (?:is|are|has been|have been) (?:now )?(?:over|finished|gone|cancelled|canceled|sold out|off|no longer)\b)/giu;
const asks = new RegExp(String.raw`^${courtesy}*(?:could|can|would) (?:you|we)\b`, 'iu');
/** A text that visitors read goes on behind these: it may hold any verb. */
const isOpen = (lead: string): boolean =>
  /(?:[\p{L}›]:\s|\b(?:saying|says|reads|mention|tell \p{L}+|that (?:we|i|it|they|she|he|you|the|all|our|this|there))\b)[^.]*$/iu.test(
    lead,
  );
const isMove = /^(?:also |please )?(?:move|swap|remove|delete|change|rename) (?:the|our|my) /iu;
const mostRead = 600;
/** "…, can you make it more colourful": what was said first is what it is about. */
const aboutIt =
  /^(?:could|can|would) (?:you|we) (?:please )?\p{L}+ (?:it|them|that|this|those|him|her)\b/iu;

/** An English sentence, one piece for each thing that is asked for. */
export function apartEnglish(sentence: string, isAsking: (piece: string) => boolean): string[] {
  const head = sentence.slice(0, mostRead);
  const borders = [
    ...head.matchAll(joint),
    ...head.matchAll(wish),
    ...head.matchAll(statement),
  ].toSorted((one, other) => one.index - other.index);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of borders) {
    const lead = sentence.slice(from, index);
    const behind = sentence.slice(index + mark.length);
    if (index < from || lead.trim().length < 4) continue;
    if (
      !asks.test(behind) &&
      !/^(?:could|can) /i.test(behind) &&
      !isMove.test(behind) &&
      isOpen(lead)
    )
      continue;
    if (!isAsking(lead) || aboutIt.test(behind)) continue;
    pieces.push(lead);
    from = index + mark.length;
  }
  pieces.push(sentence.slice(from));
  return pieces;
}

/** "can you fix both in the program": what was told in the same breath is done with it. */
const followsUp =
  /^(?:(?:so|please|and|then|can you|could you|would you|kindly|just) )*(?:fix|change|update|correct|put|add|make|do|adjust|edit|amend|mention)(?: (?:it|them|both|that|this|these|those|all|the change|that change|in|everything))+(?: (?:of them|in|on|to|up|everywhere|throughout|please|as well|too|now|accordingly|on the (?:page|site|website)|wherever)\b.{0,40})?$/iu;

const adding =
  /^(?:add|include|insert|append|introduce|hinzu|füge|ergänze|añade|añadir|agrega|ajoutez|ajoute|aggiungi|aggiungere|adicione|acrescente|voeg|toevoegen)(?!\p{L})/iu;
const removing =
  /(?<!\p{L})(?:remove|delete|get rid|entferne\p{L}*|lösch\p{L}*|streich\p{L}*|quita\p{L}*|elimina\p{L}*|borra\p{L}*|supprime\p{L}*|enlev\p{L}*|togli\p{L}*|rimuov\p{L}*|verwijder\p{L}*|schrap|remova)(?!\p{L})/iu;

function isTold(piece: string, { site }: Reading): boolean {
  const said = withoutCourtesy(piece);
  if (!/\d|\p{L} (?:o['’]?clock|uur|uhr)|half |halb /iu.test(said)) return false;
  return !adding.test(said) && !removing.test(said) && isRetold(site, said);
}

/** The clauses of a sentence in its own words; those that tell values of the page anew are marked as whole. */
export function apart(sentence: string, reading: Reading, isBehindTold: boolean): string[] {
  if (isBehindTold && followsUp.test(withoutCourtesy(sentence))) return [];
  const html = reading.site.first('html');
  const language = languageOf(sentence, html ? attributeOf(html, 'lang').slice(0, 2) : 'en');
  const isAsking = (piece: string): boolean =>
    beginsRequest(piece) ||
    asks.test(piece) ||
    /^(?:could|can|should) the /iu.test(piece) ||
    /\b(?:is|are|it['’]s|has|have|should|must|needs?|moved|now)\b/iu.test(piece) ||
    findPrice(piece) !== null;
  const pieces = (
    language === null
      ? apartEnglish(sentence, isAsking)
      : divideForeign(sentence, language, reading)
  ).flatMap((piece) => pictureApart(piece));
  const isAllTold = pieces.every(
    (piece) => valuesIn(piece).length > 0 || followsUp.test(withoutCourtesy(piece)),
  );
  if (isAllTold && !sentence.includes('‹') && isTold(sentence, reading))
    return [`${whole}${sentence}`];
  const read: string[] = [];
  for (const piece of pieces) {
    const isLastTold = read.at(-1)?.startsWith(whole) === true;
    if ((isLastTold || isBehindTold) && followsUp.test(withoutCourtesy(piece))) continue;
    read.push(understood(piece, pieces, reading));
  }
  return read;
}

/** A piece that is understood in its own words and language is marked; any other is read in its context. */
function understood(piece: string, pieces: readonly string[], reading: Reading): string {
  const said = withoutCourtesy(piece);
  if (photoPlaceIn(said)) return `${whole}${placedAs(said, pieces, reading)}`;
  const isOwn =
    !piece.includes('‹') &&
    (toldLine(said) !== null || isTold(piece, reading) || isLifted(said, reading));
  return isOwn ? `${whole}${piece}` : piece;
}

/** A line that is to stand at the top, and no section of the page. */
const isLifted = (said: string, { site }: Reading): boolean =>
  isLift(said) && liftLine(readRequest(said, [], ''), site, { today: new Date(0) }) !== null;
