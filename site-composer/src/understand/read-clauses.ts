import { splitEnumeration } from '../text/enumeration';
import { findPrice } from '../text/money';
import type { Sentence, Token } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import { cleanAsk, isAboutLook, isStructure, readTasks } from './ask-items';
import { readItem, takeAsks, takeTasks } from './content';
import type { Content } from './content';
import type { FoundSubject } from './found-subject';
import { readLabel } from './read-label';
import { readOffer, readPriced } from './read-lists';
import { readOrder } from './read-order';
import { asStatement } from './read-statement';

/** Sorts every sentence into what it is: an order to us, a list, a fact, a sentence to be read. */
export function readContent(sentences: readonly Sentence[], subject: FoundSubject): Content {
  const content: Content = {
    asks: [],
    excluded: [],
    tasks: [],
    lists: [],
    statements: [],
    days: [],
    promise: null,
    audience: subject.audience,
  };
  let heading: string | null = null;
  let bullets: string[] = [];
  const close = () => {
    if (bullets.length > 0) takeBullets(content, heading, bullets);
    bullets = [];
  };
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.listed) {
      bullets.push(sentence.text);
      continue;
    }
    close();
    heading = sentence.text.endsWith(':') ? sentence.text.slice(0, -1).trim() : null;
    if (heading !== null && (index > 0 || heading.split(' ').length < 4)) continue;
    readSentence(content, sentence, index === subject.sentence ? subject : null);
  }
  close();
  return content;
}

function takeBullets(content: Content, heading: string | null, bullets: readonly string[]): void {
  const label = heading ?? '';
  if (
    /^(?:must not|do not|don't|never|not (?:wanted|needed)|avoid|out of scope|excluded?|leave out)/i.test(
      label,
    )
  ) {
    content.excluded.push(...bullets);
    return;
  }
  if (
    heading === null ||
    /\b(?:sections?|pages?|features?|include|includes|requirements?|contain|need|needs|should|must|functionality|have|want|following)\b/i.test(
      label,
    )
  ) {
    for (const bullet of bullets) takeBullet(content, bullet);
    return;
  }
  readLabel(content, label, bullets.join('; '));
}

function takeBullet(content: Content, bullet: string): void {
  const label = /^([^:]{2,40}):\s(.+)$/.exec(bullet);
  if (label) readLabel(content, label[1] ?? '', label[2] ?? '');
  else if (/^(?:users?|visitors?|people|customers?|members?|students?|they) can\b/i.test(bullet))
    content.tasks.push(...readTasks(bullet.replace(/^\S+ can /i, '')));
  else if (findPrice(bullet)) content.lists.push({ heading: null, items: [readItem(bullet)] });
  else if (!isAboutLook(bullet) && !isStructure(bullet)) content.asks.push(cleanAsk(bullet));
}

function readSentence(content: Content, sentence: Sentence, subject: FoundSubject | null): void {
  const label = /^([^:."]{2,44}):\s(.+)$/.exec(sentence.text);
  if (
    label &&
    !/\b(?:https?|is|are|can)$/i.test(label[1] ?? '') &&
    (label[1] ?? '').split(' ').length <= 5 &&
    !isSpoken(sentence, label[1] ?? '') &&
    !label[1]?.match(/\d$/)
  ) {
    const page =
      subject !== null ||
      /\b(?:want|need|would like|like to have|looking for|think of)$/i.test(label[1] ?? '') ||
      isOf('siteNouns', (label[1] ?? '').toLowerCase().split(' ').at(-1) ?? '');
    readLabel(content, page ? 'include' : (label[1] ?? ''), label[2] ?? '');
    return;
  }
  if (subject) readBehindSubject(content, sentence, subject);
  else readFurther(content, sentence);
}

/** "There are two of us: …" is a sentence, no label. */
function isSpoken({ tokens }: Sentence, label: string): boolean {
  return tokens.some(
    ({ end, pos, lower }) =>
      end <= label.length && (pos === 'AUX' || ['it', 'there'].includes(lower)),
  );
}

const asking = new Set([
  'with',
  'featuring',
  'including',
  'include',
  'includes',
  'containing',
  'having',
  'has',
  'showing',
  'show',
  'shows',
  'showcasing',
  'displaying',
  'presenting',
  'offering',
  'offers',
  'listing',
  ':',
  'plus',
]);
const doing = new Set([
  'where',
  'that',
  'which',
  'so',
  'who',
  'allowing',
  'letting',
  'enabling',
  'lets',
  'allows',
]);

/** "…, with a gallery and prices", "… where users can vote": what the sentence asks of the page. */
function readBehindSubject(content: Content, sentence: Sentence, subject: FoundSubject): void {
  const { tokens, text } = sentence;
  const statement = asStatement(sentence);
  if (statement !== null) content.statements.push(statement);
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index >= subject.end && (asking.has(lower) || doing.has(lower) || lower === 'can'),
  );
  const priced = readPriced(sentence);
  if (priced) content.lists.push(priced);
  if (at === -1) {
    const rest = text.slice(tokens[subject.end - 1]?.end ?? 0);
    if (statement === null && /^\s*[,:]/.test(rest) && !priced)
      takeAsks(content, withoutPlace(rest));
    return;
  }
  const rest = text.slice(tokens[at]?.end ?? 0).trim();
  if (priced || statement !== null) return;
  if (asking.has(tokens[at]?.lower ?? '')) takeAsks(content, rest);
  else takeTasks(content, rest);
}

function withoutPlace(rest: string): string {
  return rest.replace(/^\s*[,:]\s*/, '');
}

/** "make it modern and include a gallery": what is asked for behind the looks. */
const further = /(?:\band|,|;)\s(?:please |also )?(?:include|add|show|put|feature)\s(?:in )?(.+)$/i;

function readFurther(content: Content, sentence: Sentence): void {
  const { text } = sentence;
  if (isAboutLook(text) && !findPrice(text) && !further.test(text)) return;
  const able =
    /\b(?:users?|visitors?|people|customers?|members?|students?|guests?|players?|parents?|clients?|they|i|we|you|anyone|everyone|fans|teachers?|admins?|organi[sz]ers?)\b[^.]{0,40}?\b(?:can|able to|could|to be able to|should be able to|want to|need to)\s(.+)$/i.exec(
      text,
    );
  const order = readOrder(sentence);
  if (order === 'look') {
    const more = further.exec(text)?.[1];
    if (more !== undefined) takeAsks(content, more);
    return;
  }
  if (order !== null) {
    if (order.negative) content.excluded.push(...splitEnumeration(order.rest).map(cleanAsk));
    else if (order.allows || (able && !/^(?:include|add)/i.test(order.rest)))
      takeTasks(content, able?.[1] ?? order.rest);
    else if (/^that /i.test(order.rest)) content.statements.push(order.rest.slice(5));
    else takeAsks(content, order.rest);
    return;
  }
  if (able && /\b(?:users?|visitors?)\b/i.test(text)) {
    takeTasks(content, able[1] ?? '');
    return;
  }
  const list = readPriced(sentence) ?? readOffer(sentence);
  if (list) {
    content.lists.push(list);
    return;
  }
  if (isFragment(sentence.tokens)) {
    if (!isAboutLook(text)) takeAsks(content, text);
    return;
  }
  const statement = asStatement(sentence);
  if (statement !== null) content.statements.push(statement);
}

function isFragment(tokens: readonly Token[]): boolean {
  return (
    !tokens.some(
      ({ pos, lower }) =>
        pos === 'AUX' || (pos === 'VERB' && !lower.endsWith('ing') && !lower.endsWith('ed')),
    ) && !tokens.some(({ lower }) => ['we', 'i', "i'm", "we're", "it's", 'it'].includes(lower))
  );
}
