import { readPage } from './page';

/** Prices, telephone numbers, addresses of mail: nobody writes them for anything but the page. */
const literal =
  /[€$£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£¥]|eur\b|usd\b)|\+?\d[\d ()/-]{6,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[01]?\d|2[0-3]):[0-5]\d\b/gi;

/** Removing, and "X instead of Y", name words that shall not be there. */
const takesAway =
  /^(?:remove|delete|drop|hide|get rid|take (?:out|away)|replace|swap|rename|lose)\b/i;

const plain = (text: string) => text.replaceAll(/[\s().,/-]+/g, '').toLowerCase();

/** Whether the prices, numbers and addresses a request gives are on the page after it. */
export function keepsItsWords(request: string, before: string, after: string): boolean {
  if (takesAway.test(request)) return true;
  const wanted = [...request.matchAll(literal)].map(([text]) => plain(text));
  if (wanted.length === 0 || before === after) return true;
  const page = readPage(after);
  const shown = plain(
    page.texts.map(({ value }) => value).join(' ') +
      page.elements.flatMap(({ attrs }) => attrs.map(({ value }) => value)).join(' '),
  );
  return wanted.every((text) => shown.includes(text));
}

/** What a text should be like, not what it should say: "more urgent", "sound friendlier", "something short". */
const manner =
  /^(?:(?:sound|feel|look|be|seem|appear|become|read like|have|include|mention|match|fit|reflect|emphasi[sz]e|highlight|focus|appeal|attract|convince|explain|describe|stand out)\b|(?:something|anything|whatever|one that|be more|(?:a (?:bit|little)|much|far|way|even)? ?(?:more|less|better|shorter|longer|simpler|clearer|catchier|friendlier|stronger|punchier|warmer|bolder|funnier|nicer|bigger|smaller|larger)\b))/i;

/** An instruction about a text. It must never become the text itself; in quotes it is one all the same. */
export const isManner = (text: string): boolean =>
  !/^["“'‘]/.test(text.trim()) && manner.test(text.trim());

export const noMannerNote =
  'Not done: the offline composer cannot rewrite a text in another tone. Say in quotation marks what it should say.';
