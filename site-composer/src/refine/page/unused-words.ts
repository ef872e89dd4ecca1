import { textOf } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import type { PageElement, PageText } from 'site-document/tree';
import { topicOf } from '../../catalogue/topics';
import { findPrice } from '../../text/money';
import { readColours } from '../read/colour-words';
import { unmask } from '../read/quotes';
import { commandWords } from '../read/request';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { sectionAround, sectionsOf, topicCalled } from '../target/sections';
import { valuesIn } from '../told/values';
import { isOfValue, likeness, namingWords } from '../told/content-words';

const mostRead = 600;

const mostTexts = 2_000;

/** Words for parts of a page, places on it and ways to look: they say where or how, and leave no word behind. */
const ofParts =
  /^(?:sections?|parts?|bits?|blocks?|areas?|pieces?|lists?|rows?|cards?|items?|entr(?:y|ies)|buttons?|links?|headings?|headline|titles?|subtitle|taglines?|texts?|sentences?|paragraphs?|words?|wording|notes?|names?|labels?|questions?|faqs?|answers?|quotes?|fields?|form|menu|header|footer|nav\w*|top|bottom|end|start|front|beginning|middle|left|right|side|place|position|order|between|another|called|titled|headed|mention\w*|saying|two|three|main|business|whole|everything|all|full|page|screen|above|below|beneath|under|underneath|behind|next|first|last|second|third|people|person|dish(?:es)?|plans?|packages?|products?|services?|features?|events?|dates?|class(?:es)?|courses?|treatments?|tickets?|sessions?|drinks?|options?|tiers?|steps?|box)$/u;
/** Words for how a page looks: no text of it holds them. */
const ofLooks =
  /^(?:colou?rs?|fonts?|typefaces?|serif|sans|background|theme|mode|looks?|style|design|space|spacing|gaps?|writing|letters?|shade|tone|big\w*|small\w*|larg\w*|dark\w*|light\w*|bright\w*|calm\w*|warm\w*|bold\w*|cent(?:re|er)\w*|round\w*|square|modern|elegant|pop|boring|plain|clean|fresh|size|huge|tiny|too|bit|little|slightly|much|very)$/u;

/** A sentence about a look may name who it is for. */
const mostOfLook = 1;

/** The words of a request, carried out as told, that nothing on the page has to do with; none where they may be left over. */
export function unusedWords(
  request: Request,
  after: Site,
  before: Site,
  sentence: string,
): readonly string[] {
  const said = commandOf(request);
  if (said.length > mostRead) return [];
  const asked = [...new Set(namingWords(said))].filter(
    (word) => !ofParts.test(word) && !ofLooks.test(word) && !isOfValue(word) && !/^\d/.test(word),
  );
  const touched = touchedBy(after, before, sentence);
  const known = [...tellingWords(sentence), ...touched.words];
  const isLook = after.files.css !== before.files.css;
  const colours = isLook ? readColours(said).flatMap(({ words }) => tellingWords(words)) : [];
  const unused = asked.filter(
    (word) =>
      likeness(word, known) === 0 &&
      !colours.includes(word) &&
      !touched.topics.has(topicOf(word)) &&
      !touched.topics.has(topicCalled(word)),
  );
  const amounts = after.files.html === before.files.html ? [] : unusedAmounts(said, known);
  if (amounts.length > 0) return amounts;
  const isSpare = isLook || request.action === null;
  return unused.length <= (isSpare ? mostOfLook : 0) ? [] : unused;
}

/** "30 minutes" are no 30 pounds: an amount must be there with what it measures. */
function unusedAmounts(said: string, known: readonly string[]): string[] {
  return valuesIn(said).flatMap(({ kind, words, unit }) => {
    const figure = /^\d+(?=\D*$)/u.exec(words)?.[0];
    if (kind !== 'amount' || figure === undefined || unit === null) return [];
    const lead = unit.toLowerCase().slice(0, 3);
    const isThere =
      known.some((word) => (/\d+/u.exec(word)?.[0] ?? '') === figure) &&
      known.some((word) => word.replace(/^\d+/u, '').startsWith(lead));
    return isThere ? [] : [words];
  });
}

const lead = /^(?!.*:)[^,;]{4,120}[,;]\s+(?=\S)/u;

/** What a request says in its command: without what it says first to explain it, and the kind of what is added. */
function commandOf({ action, asked, quotes }: Request): string {
  const said = unmask(asked, quotes);
  const explained = lead.exec(said)?.[0] ?? '';
  const isExplained =
    explained !== '' &&
    !/\d/.test(explained) &&
    !wordsOf(explained).some((word) => commandWords.has(word)) &&
    wordsOf(said.slice(explained.length)).some(
      (word) => commandWords.has(word) || /^(?:should|could)$/.test(word),
    );
  const command = isExplained ? said.slice(explained.length) : said;
  // What a list is of says where something goes from.
  if (action === 'remove')
    return command.replace(/\s(?:off|from|out of) (?:the|our|my) list (?:of|for)\s.*$/iu, '');
  if (action !== 'add') return command;
  // What costs something goes to what else does, by whatever name that list is called.
  const isPriced = findPrice(command) !== null;
  return command
    .replace(/^[^:]{3,60}:\s/u, '')
    .replace(isPriced ? /\s(?:to|in|with|under|among) the [^,:]{2,30}$/iu : /$^/u, '');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

interface Touched {
  readonly words: readonly string[];
  readonly topics: ReadonlySet<string>;
}

/** What is new on the page or gone from it, with the items and headings it stands among. */
function touchedBy(after: Site, before: Site, sentence: string): Touched {
  const topics = new Set<string>(
    sectionsOf(after)
      .filter(({ heading }) => heading !== '' && sentence.includes(heading))
      .map(({ topic }) => topic),
  );
  const texts: string[] = changedAttributes(after, before);
  const read = new Set<PageElement>();
  for (const [site, other] of [
    [before, after],
    [after, before],
  ] as const)
    for (const text of changedTexts(site, other).slice(0, mostTexts)) {
      const parent = parentOf(text);
      const section = parent ? sectionAround(site, parent) : null;
      texts.push(text.value);
      const around = section?.element ?? site.body;
      if (section) topics.add(section.topic);
      if (read.has(around)) continue;
      read.add(around);
      texts.push(textOf(around, mostInSection), section?.id.replaceAll(/[-_]/g, ' ') ?? '');
    }
  topics.delete('other');
  return { words: [...new Set(texts.flatMap((text) => tellingWords(text)))], topics };
}

const mostInSection = 400;
/** The texts of one page that the other does not have as often. */
function changedTexts(one: Site, other: Site): PageText[] {
  const left = new Map<string, number>();
  for (const { value } of other.page.texts) left.set(value, (left.get(value) ?? 0) + 1);
  return one.page.texts.filter(({ value }) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count < 1;
  });
}

function changedAttributes(after: Site, before: Site): string[] {
  const known = new Set(
    before.page.elements.flatMap(({ attrs }) => attrs.map(({ value }) => value)),
  );
  return after.page.elements
    .flatMap(({ attrs }) => attrs.map(({ value }) => value))
    .filter((value) => !known.has(value));
}
