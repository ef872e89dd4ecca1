/** How far back a correction reaches, and how much of a text is read. */
const longestRead = 20_000;
const mostCorrections = 12;

const negated =
  /[\s,.;–—-]{0,6}\b(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|correction)\b[\s,.;–—-]{0,6}(?:it['’]?s |that['’]?s )?not (\p{L}+)[\s,.;–—-]{0,6}(?:(?:but|it['’]?s|its|that['’]?s)\s)?((?:\p{L}[\p{L}'’-]*\s){0,2}?\p{L}[\p{L}'’-]*)(?=\s(?:you|we|i|it|they|where|which|that|and|with|in|for|at)\b|[.,;!?\n]|$)/iu;
const replacedWord =
  /\b(\p{L}{3,})\s?(?:[–—-]|\.{2,}|…|,)\s?(?:no|sorry|no wait|no sorry|i mean),\s(?:i mean,?\s|make (?:that|it)\s)?(\p{L}{3,})(?=[\s.,;!?]|$)/u;
const newPrice =
  /([.!?\n]\s{0,4})(?:(?:oh|sorry|actually|no|wait),?\s)+(?:make|put)\s(?:the\s|that\s|it\s)?(\p{L}[\p{L} ]{1,30}?)\s(?:to\s|at\s)?([£€$]\s?\d[\d.,]*\d|[£€$]\s?\d|\d[\d.,]*\s?[£€$])[^.!?\n]*[.!?]?/iu;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const plainCase = (text: string): string =>
  text.replaceAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu, (word) => word.toLowerCase());

/** "goat yoga … no wait not yoga its goat HIKES": what was meant stands where the other word stood. */
function withoutNegated(text: string): string {
  const match = negated.exec(text);
  if (!match) return text;
  const [whole, wrong = '', meant = ''] = match;
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + whole.length)];
  const right = plainCase(meant.trim());
  const [lead = ''] = right.split(' ');
  const old = new RegExp(
    String.raw`(?<!\p{L})(?:${escaped(lead)}\s)?${escaped(wrong)}(?!\p{L})`,
    'giu',
  );
  if (!old.test(before)) return text;
  return `${before.replaceAll(old, right)}.${/^[\s.,;!?]/u.test(behind) ? '' : ' '}${behind}`;
}

/** "perm £45, … Actually make the perm £48": the price that was said last. */
function withNewPrice(text: string): string {
  const match = newPrice.exec(text);
  if (!match) return text;
  const [whole, end = '', thing = '', price = ''] = match;
  const before = text.slice(0, match.index);
  const old = new RegExp(
    String.raw`(?<!\p{L})(${escaped(thing.trim())}\s(?:is\s|for\s|at\s)?)(?:[£€$]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?[£€$])`,
    'iu',
  );
  if (!old.test(before)) return text;
  return `${before.replace(old, `$1${price}`)}${end}${text.slice(match.index + whole.length).trimStart()}`;
}

/** "pink - no, peach". */
const withoutReplaced = (text: string): string => text.replace(replacedWord, '$2');

const insteadOf =
  /\b((?:is|are|was|were)(?: on)?|on) ([^.!?—–]{2,40}?)\s?(?:[—–-]|\.{2,}|…|,)\s?(?:wait,? no|no,? wait|oh no|sorry)[^.!?]{0,40}?,\s(?:it['’]?s|they['’]?re|make (?:that|it))\s/iu;
/** "Election day is May 20, 2025 — wait no that's the last one, it's May 18". */
const withoutInstead = (text: string): string => text.replace(insteadOf, '$1 ');

const inBrackets =
  /(?<!\S)((?:\S{1,40}\s){1,8})\((?:no|oh),?\s?sorry,?\s([^,()]{2,40})(?:,[^()]{0,60})?\)/iu;
/** "Tuesdays and Fridays (no, sorry, Tuesdays and Thursdays, we moved it)": as many words as are put right. */
const withBrackets = (text: string): string =>
  text.replace(inBrackets, (_, before: string, right: string) => {
    const words = before.trim().split(/\s+/u);
    return `${words.slice(0, -right.trim().split(/\s+/u).length).join(' ')} ${right.trim()}`.trim();
  });

const leftOff =
  /(?:\.{2,4}|…|[.,;–—-])?\s?\b(?:(?:actually|please),?\s)?leave (?:the |my |our )?(\p{L}{3,30}) (?:off|out)\b[^.!?\n]{0,120}[.!?]?/iu;
const longestSentence = 400;

/** "Endorsed by the union and mayor Jo Barn... actually leave the mayor off until she confirms". */
function withoutLeftOff(text: string): string {
  const match = leftOff.exec(text);
  if (!match) return text;
  const [order, word = ''] = match;
  const from = Math.max(0, match.index - longestSentence);
  const before = text.slice(from, match.index);
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1;
  const conjunct = new RegExp(
    String.raw`(?:,| and| &)\s[^,.!?&]{0,40}\b${escaped(word)}\b[^,.!?…]{0,40}$`,
    'iu',
  );
  const said = before.slice(start);
  if (!conjunct.test(said)) return text;
  const kept = said.replace(conjunct, '');
  return `${text.slice(0, from + start)}${kept}.${text.slice(match.index + order.length)}`;
}

const toldAs =
  /(^|[.!?\n]\s{0,4})(?:please )?(?:say|mention|note|explain|make (?:it )?clear|tell (?:people|them|visitors|everyone)|point out|state) that (\p{L})/giu;

/** "Say that there'd be 110 lorries a day": what is to be said. */
const withTold = (text: string): string =>
  text.replaceAll(toldAs, (_, end: string, first: string) => `${end}${first.toUpperCase()}`);

/** An instruction in which what was corrected while it was written or dictated says what was meant. English only. */
export function settleCorrections(given: string): string {
  if (given.length > longestRead) return given;
  let text = given;
  for (let turn = 0; turn < mostCorrections; turn += 1) {
    const next = withoutReplaced(
      withoutLeftOff(withBrackets(withoutInstead(withNewPrice(withoutNegated(text))))),
    );
    if (next === text) break;
    text = next;
  }
  return withTold(text);
}
