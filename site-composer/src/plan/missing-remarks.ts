import { endsShortened } from '../text/abbreviations';
import { asPoint, asSentence, isSentence } from '../text/casing';
import { isShortFact, isWholeSentence } from '../text/whole-sentence';
import { whenTokens } from '../understand/day-and-clock';
import type { DraftSection } from './draft-section';
import { tellsHowToReach } from './home-of-remark';
import type { PageContext } from './page-context';
import { tellingWords } from './shown-words';
import { toldWords } from './told-words';

const most = 26;

/** The sentences of a paragraph, each with the space behind it. */
export function sentencesOf(paragraph: string): string[] {
  const all: string[] = [];
  for (const part of paragraph.match(/(?:[^.!?…]|\.(?=\S))+(?:[.!?…]+["')]*|$)\s*/gu) ?? [
    paragraph,
  ]) {
    const last = all.at(-1);
    // "A charity (no. 1187423)": a shortened word ends no sentence.
    if (last !== undefined && endsShortened(last)) all[all.length - 1] = `${last}${part}`;
    else all.push(part);
  }
  return all;
}

/** Sentences about the subject that only repeat hours, prices or days which have their own section. */
export function withoutSaidTwice(
  { brief }: PageContext,
  drafts: readonly DraftSection[],
): readonly DraftSection[] {
  return drafts.flatMap((draft) => {
    if (draft.kind !== 'text' || draft.awaits !== undefined) return [draft];
    const others = drafts.filter((other) => other !== draft);
    const told = toldWords([others, brief.name.text], brief.facts);
    const paragraphs = draft.paragraphs
      .map((paragraph) =>
        sentencesOf(paragraph)
          .filter(
            (sentence) =>
              !isListed(sentence, told) &&
              !brief.facts.quotes.some(({ text }) => sentence.includes(text)),
          )
          .join('')
          .trim(),
      )
      .filter((paragraph) => paragraph !== '');
    return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
  });
}

/** A sentence of numbers, days and names all of which stand on the page already. */
function isListed(sentence: string, told: Told): boolean {
  const words = tellingWords(sentence);
  // "It's called Foot Pedal Society."
  if (
    /\b(?:called|named|name is)\b/i.test(sentence) &&
    words.every((word) => told.has(word) || /^(?:called|named|it['’]s)$/i.test(word))
  )
    return true;
  const lost = words.filter((word) => !told.has(word));
  const counts = words.some((word) => /\d/.test(word));
  return counts && lost.length <= 1 && !lost.some((word) => /\d/.test(word));
}

const mostLeftOver = 2;
/** A sentence of fewer parts is told as a whole or not at all. */
const fewestParts = 3;

/** A short fact without the number or address in it, which have their own place. */
function withoutContacts(
  text: string,
  { phones, emails, uses }: PageContext['brief']['facts'],
): string {
  if (isSentence(text)) return text;
  const numbers = [...phones, ...emails].reduce((rest, one) => rest.replace(one, ''), text);
  if (numbers === text) return text;
  // What they are for stands beside them.
  const bare = Object.values(uses).reduce((rest, use) => withoutWords(rest, use), numbers);
  const point = asPoint(bare.replaceAll(/\s+/g, ' '));
  // "Appointments by": what is left of it leads to what is no longer there.
  return point.split(' ').length > mostLeftOver ? point : '';
}

const withoutWords = (text: string, words: string): string => {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)}${text.slice(at + words.length)}`;
};

/** "Ring me" and "WhatsApp" are the button. */
const isCallAlone = (text: string, { phones }: PageContext['brief']['facts']): boolean =>
  phones.length > 0 && text.split(' ').length < 4 && tellsHowToReach(text);

/** "No moving on Sundays" says to visitors what is ruled out; anything else with the word is left out. */
const isRuledOut = (text: string, { asked }: PageContext['brief']): boolean =>
  !/^(?:no|keine?|pas de|sin|senza|sem|geen)\s/i.test(text) &&
  asked.avoid.some((word) => text.toLowerCase().includes(word));

type Told = ReturnType<typeof toldWords>;

/** "Cow Pat Bingo, Lower Field, 20 June, from 2": a row of facts, most of which stand where they belong. */
const isRow = (text: string): boolean => isSentence(text) && !isWholeSentence(text, true);

/** The member's short facts and remarks that tell something the page does not. */
export function missingFrom(
  { brief, statements }: PageContext,
  drafts: readonly DraftSection[],
): readonly string[] {
  const told = toldWords([drafts, brief.name.text], brief.facts);
  const missing: string[] = [];
  // Outside of English nothing tells a short fact from a greeting, unless it was marked as one.
  const remarks =
    brief.language === 'en'
      ? brief.remarks
      : brief.remarks.filter((text) => isSentence(text) || /\d/.test(text));
  for (const said of [...statements, ...remarks]) {
    const remark = withoutToldParts(withoutContacts(said, brief.facts), told);
    if (missing.length >= most || isRuledOut(remark, brief) || isListed(remark, told)) continue;
    const words = tellingWords(remark);
    const lost = words.filter((word) => !told.has(word));
    if (words.length === 0) continue;
    const parts = isRow(remark) && brief.language === 'en' ? lostParts(remark, told) : [];
    if (parts.length > 0 && lost.length * 2 < words.length) {
      missing.push(...parts);
      for (const word of words) told.add(word);
      continue;
    }
    const tells =
      isRow(remark) && brief.language === 'en'
        ? lost.length * 2 >= words.length
        : lost.some((word) => /\d/.test(word)) || statements.includes(said)
          ? lost.length > 0
          : lost.length >= Math.min(2, words.length) && lost.length * 3 >= words.length;
    const isWord = !remark.includes(' ') && !/\d/.test(remark);
    if (!tells && brief.language === 'en' && isSentence(remark)) {
      const left = remark.split(/,\s/u).length >= fewestParts ? lostParts(remark, told) : [];
      missing.push(...left);
      for (const word of left.flatMap(tellingWords)) told.add(word);
      continue;
    }
    if (!tells || isWord || isCallAlone(remark, brief.facts)) continue;
    missing.push(remark);
    for (const word of words) told.add(word);
  }
  return [...missing, ...lostFigures(brief, told)];
}

/**
 * A sentence without the parts of it that stand on the page as rows, as prices do: they are not told a second time. What is left has
 * to be whole again.
 */
export function withoutToldParts(text: string, told: Told): string {
  const parts = text.replace(/\.$/u, '').split(/,\s(?!\d{3})/u);
  if (!isSentence(text) || parts.length < 2) return text;
  const kept = parts.filter((part) => !isRowOnPage(part, told));
  if (kept.length === parts.length || kept.length === 0) return text;
  const rest = asSentence(kept.join(', '));
  const isWhole =
    isWholeSentence(rest, true) || (kept[0] === parts[0] && isShortFact(asPoint(rest)));
  return isWhole ? rest : text;
}

/** "Lockouts from £65 and new locks from £90": figures with what they are of, all of it told. */
function isRowOnPage(part: string, told: Told): boolean {
  const words = tellingWords(part);
  const isRowLike = /[£€$]\s?\d|\d\s?[€£]/u.test(part) || whenTokens(part).length > 1;
  return isRowLike && words.length > 1 && words.every((word) => told.has(word));
}

/** "All the usual" says that there is more, and not what. */
const trails =
  /^(?:and |or )?(?:all the (?:usual|rest)|so on|etc\b|(?:lots |much |many )?more|the (?:lot|works))/iu;

/** Of "Swarm collection in Shropshire, free of charge" the part that stands nowhere yet. */
const lostParts = (row: string, told: Told): string[] =>
  row
    .split(/,\s/u)
    .filter((part) => {
      const words = tellingWords(part);
      const lost = words.filter((word) => !told.has(word));
      return (
        lost.length > 0 &&
        lost.length * 2 >= words.length &&
        isShortFact(asPoint(part)) &&
        !trails.test(part)
      );
    })
    .map(asPoint);

/** What holds a figure that is nowhere on the page, in the member's words. */
function lostFigures(brief: PageContext['brief'], told: Told): readonly string[] {
  return brief.counted.flatMap((said) => {
    const words = tellingWords(said);
    const isLost = words.some((word) => /\d/.test(word) && !told.has(word));
    const remark = withoutContacts(said, brief.facts);
    if (!isLost || remark === '' || isRuledOut(remark, brief)) return [];
    for (const word of words) told.add(word);
    return [isWholeSentence(remark) ? asSentence(remark) : asPoint(remark)];
  });
}
