import { attributeOf } from 'site-document/tree';
import type { Site } from '../site';
import { thingNamedIn } from '../target/find-thing';
import { sectionAround } from '../target/sections';
import { apart } from './apart';
import { divideForeign } from './divide';
import { inEnglish, languageOf } from './foreign-wording';
import { withNewThings } from './new-things';
import { unmask } from './quotes';
import { reference } from './reading';
import type { Reading } from './reading';
import { withoutReason } from './reasons';
import { referring, spokenOf } from './references';
import { removal } from './removals';
import { isAnnouncement, withoutLeadIn, withoutWhatStays } from './announcements';
import { beginsRequest, whole } from './request';
import { spokenInFigures } from './spoken-figures';
import { priced, stated } from './statements';

const placeFirst =
  /^(?:please )?(?:(?:under|in|to|for|on|at|into|below) (?:the |our )?([^,‹\d]{2,40}?)(?: section)?,? (?:please )?(?:can you |could you )?(add|put|include|insert) (.{2,200})|(add|put|include) (?:this |the following )?(?:to|under|in) (?:the |our )?([^,:‹\d]{2,40}?)(?: section)?\s*:\s*(.{2,200}))$/iu;

/** "under Desserts add crema catalana": the place behind what is to stand there. */
function placeLast(sentence: string): string {
  const [, place, verb, thing, verb2, place2, thing2] =
    placeFirst.exec(sentence.replace(/[.!\s]+$/, '')) ?? [];
  const [where, what] = [place ?? place2, thing ?? thing2];
  return where === undefined || what === undefined
    ? sentence
    : `${verb ?? verb2 ?? 'add'} ${what} to the ${where}`;
}

const wish =
  /(?:[,.;:]|\s[-–—]|\?|\s+and|\s+so)\s+(?:so |and |then |but |please |pls |just |simply |maybe |can you (?:please )?|could you (?:please )?|would you |you can |let's |better )*(?=(?:take|remove|delete|drop|get rid|cut|lose|hide|strike|make|call|change|rename|replace|turn|set|put|use|swap|move|tone)\b)/iu;

/** The sentences of a masked instruction as commands, each naming the part of the page it is about. */
export function plainClauses(sentences: readonly string[], quotes: string[], site: Site): string[] {
  const reading: Reading = { site, quotes, about: null, emptied: null };
  const clauses: string[] = [];
  for (const given of withNewThings(sentences)) {
    const sentence = spokenInFigures(withoutLeadIn(given));
    if (sentences.length > 1 && isAnnouncement(sentence)) continue;
    if (/^no\b\s*[-–—,:]/i.test(sentence)) clauses.pop();
    const said = /^(?:the )?(?:text|content|wording|copy|it should say)\s*:\s*(.{2,2000})$/iu.exec(
      sentence,
    )?.[1];
    const last = clauses.at(-1);
    if (said !== undefined && last !== undefined && /\bsection\b/i.test(last)) {
      clauses[clauses.length - 1] = `${last.replace(/[.!]$/, '')}: ${said}`;
      continue;
    }
    const pieces = apart(given, reading, last?.startsWith(whole) === true);
    // What is told anew is understood as it stands; anything else is read in its context.
    const parts =
      pieces.length === 1 && pieces[0] === given
        ? [sentence.replace(/^no\b\s*[-–—,:]\s*/i, '')]
        : pieces;
    for (const one of parts.flatMap((part) =>
      part.startsWith(whole) ? [part] : clausesOf(spokenInFigures(part), reading),
    ))
      // "we no longer do that, take it off" is one removal.
      if (one !== clauses.at(-1)) clauses.push(one);
  }
  return clauses;
}

const smiley = /\s*[:;]-?[()DP]+(?=\s|$)/g;

/** "delete ‹…› and ‹…›": each of them by itself. */
function each(sentence: string): string[] {
  const [, verb, all] =
    /^((?:please )?(?:remove|delete|drop|take out|take off|get rid of|hide)) ((?:the )?‹\d+›(?:(?:,| and|, and) (?:the )?‹\d+›)+)[.!]?$/iu.exec(
      sentence,
    ) ?? [];
  return verb === undefined || all === undefined
    ? [sentence]
    : (all.match(/‹\d+›/g) ?? []).map((quote) => `${verb} ${quote}`);
}

const samePlace = /\b(?:that|this|the same) (?:section|part|list)\b/i;

/** "… under prices and make the heading of that section …": the section that was named before. */
function placesNamed(sentence: string, reading: Reading): string {
  const match = samePlace.exec(sentence);
  if (!match) return sentence;
  const before = unmask(sentence.slice(0, match.index), reading.quotes);
  const thing = thingNamedIn(reading.site, before, ['section', 'group']);
  const place = thing ? reference(thing, reading) : reading.about;
  return place === null ? sentence : sentence.replace(samePlace, place);
}

function clausesOf(given: string, reading: Reading): string[] {
  const sentence = placesNamed(
    given.replaceAll(smiley, '').replace(/\b(can|could) u\b/i, '$1 you'),
    reading,
  );
  const html = reading.site.first('html');
  const language = languageOf(sentence, html ? attributeOf(html, 'lang').slice(0, 2) : 'en');
  const pieces = language === null ? [sentence] : divideForeign(sentence, language, reading);
  const parts = pieces
    .map((piece) => inPlainEnglish(piece, language))
    .flatMap((piece) =>
      piece.split(/,?\s+but\s+(?=(?:please )?(?:take|remove|change|make|add|keep|put|move)\b)/i),
    )
    .map((part) => withoutWhatStays(part))
    .filter((part) => part !== '');
  const read = parts
    .flatMap((part) => each(part))
    .flatMap((part) => clause(part, reading))
    .map((one) => inItsPlace(one, reading));
  // Of a sentence that is a text of the page nothing may be lost, nor its last mark.
  return read.length === 1 && read[0] === sentence.replace(/[.!\s]+$/, '') ? [sentence] : read;
}

function inPlainEnglish(piece: string, language: string | null): string {
  const bare = placeLast(withoutReason(piece));
  const translated = language === null ? null : inEnglish(bare, language);
  return translated === null ? bare : placeLast(withoutReason(translated));
}

/** "take Nuria off the team and put Carla on": who is added without a place stands where somebody went. */
function inItsPlace(command: string, reading: Reading): string {
  const text = unmask(command, reading.quotes);
  if (/^(?:please )?(?:remove|delete|drop|take)\b/i.test(text)) {
    const thing = thingNamedIn(reading.site, text, ['item']);
    const section = thing ? sectionAround(reading.site, thing.element) : null;
    reading.emptied = section?.heading ?? null;
    return command;
  }
  const isBare = /^(?:add|put|insert) (?:in )?\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,4}$/u.test(
    command,
  );
  return isBare && reading.emptied !== null && !/ (?:to|in|on|under) /.test(command)
    ? `${command} to the ${reading.emptied}`
    : command;
}

function clause(sentence: string, reading: Reading): string[] {
  const said = sentence.replace(/[.!\s]+$/, '');
  const cut = beginsRequest(said) ? null : wish.exec(said);
  const isTelling = /\b(?:say|mention|tell|note)\b/iu.test(said.slice(0, 40));
  if (cut && !isTelling && !/[‹\d]/.test(said.slice(0, cut.index).replaceAll(/‹\d+›/g, ''))) {
    const lead = said.slice(0, cut.index);
    // "the reviews should go below the prices, and call them …" are two requests.
    if (declared.test(lead))
      return [
        lead,
        referring(said.slice(cut.index + cut[0].length), {
          ...reading,
          about: spokenOf(lead.replace(declared, ''), reading),
        }),
      ];
    reading.about = spokenOf(lead, reading) ?? reading.about;
    const request = said.slice(cut.index + cut[0].length);
    if (reading.about !== null || !isAboutIt(request))
      return referring(request, reading).split(/, and (?=(?:add|put) \p{Lu})/u);
  }
  const removed = removal(said, reading);
  if (removed !== null) return removed;
  if (!wish.test(said) && isComplaint(said)) {
    reading.about = spokenOf(said, reading) ?? reading.about;
    return [];
  }
  const request = referring(said, reading);
  reading.about = spokenOf(request, reading) ?? reading.about;
  return priced(request, reading).map((one) => stated(one, reading));
}

const complaint =
  /\b(?:makes? no sense|(?:is|are|was|looks?|sounds?|seems?|feels?|\p{L}+'s) (?:(?:a bit|all|just|totally|a little|rather|really|so|quite|simply) )*(?:wrong|silly|soppy|stupid|outdated|out of date|a mistake|not (?:right|true|ours|good)|a typo|misspelt|misspelled|ugly|weird|odd|confusing|nonsense|awful|too long|old|cheesy|old-fashioned|naff|rubbish|daft)|shouldn'?t (?:be|say)|has changed|i (?:really )?(?:don'?t|do not) like|i hate)\b/iu;

/** What displeases asks for nothing by itself: what is wanted comes with the next sentence. */
const isComplaint = (said: string): boolean =>
  complaint.test(said) &&
  !beginsRequest(said) &&
  !/\d|:|‹\d+›.*‹/.test(said.replaceAll(/‹\d+›/g, '‹')) &&
  !/\b(?:should|must|instead)\b(?!n)/i.test(said);

/** What is to be done with a part of the page, behind its name. */
const declared = /\b(?:should|must|needs? to|has to|have to)\b.*$/i;

const isAboutIt = (request: string): boolean => / (?:it|them|that)\b/i.test(request);
