import type { GivenDate, Item, ItemList } from '../model/brief';
import { splitEnumeration } from '../text/enumeration';
import { capitalised } from '../text/casing';
import { topicOf } from '../catalogue/topics';
import { findPrice, splitPrice } from '../text/money';
import { cleanAsk, isAboutLook, isStructure, readTasks } from './ask-items';

/** What an instruction holds besides its subject: parts asked for, lists, sentences for visitors. */
export interface Content {
  readonly asks: string[];
  readonly excluded: string[];
  readonly tasks: string[];
  readonly lists: ItemList[];
  readonly statements: string[];
  /** What happens on which weekday. */
  readonly days: GivenDate[];
  promise: string | null;
  audience: string | null;
}

export function readItem(text: string): Item {
  const { title, price } = splitPrice(text);
  const [name = title, ...rest] = title.split(/\s[-–—]\s|:\s/);
  const words = rest.join(', ').trim();
  return {
    title: capitalised(cleanAsk(name)),
    ...(words === '' ? {} : { text: words }),
    ...(price === null ? {} : { price }),
  };
}

/** Things the page should hold; a part that begins with a verb is something to do. */
export function takeAsks(content: Content, text: string): void {
  const [asked = '', ...relative] = text.split(
    /(?:,|;)? (?:where|so that|allowing|letting|enabling) (?=(?:users|visitors|people|customers|members|students|guests|players|they|parents|you|anyone|everyone|fans)\b)/i,
  );
  if (relative.length > 0) takeTasks(content, relative.join(' and '));
  for (const part of splitEnumeration(asked)) {
    if (takeBracketed(content, part)) continue;
    const ask = cleanAsk(part);
    if (isNoPart(ask)) continue;
    const task =
      /^(?:ability|option|possibility|way|chance|place) (?:for \w+ )?to (.+)$/i.exec(ask)?.[1] ??
      (/^(?:browse|search|filter|track|log|add|edit|save|create|manage|rate|upload|view|see|mark|export|compare) (?!form|bar|by\b)/i.test(
        ask,
      )
        ? ask
        : null);
    if (ask.length < 2 || isStructure(ask) || /^(?:etc|more|so on|stuff)$/i.test(ask)) continue;
    if (/^no (?!\.)/i.test(ask)) content.excluded.push(ask.slice(3));
    else if (task !== null) content.tasks.push(task);
    else if (findPrice(ask)) content.lists.push({ heading: null, items: [readItem(ask)] });
    else if (!isAboutLook(ask)) content.asks.push(ask);
  }
}

/** "…, called Sprig" names the page; nobody does it. */
function withoutName(task: string): string {
  return task.replace(/(?:^|,? (?:and )?)(?:is |it's )?(?:called|named|call it|titled) \S.*$/i, '');
}

/** Things visitors should be able to do. */
export function takeTasks(content: Content, text: string): void {
  const rest = text.replace(
    /^(?:i|we|you|it|that|the (?:site|app|page|website))?\s*(?:lets?|allows?|enables?|helps?)?\s*(?:for )?(?:all |the |my |our )?(?:registered |logged-in |local )?(?:users?|visitors?|people|customers?|members?|students?|guests?|players?|parents?|clients?|me|us|them|i|we|you|fans|anyone|everyone|teams|kids|families|they|readers|teachers|fans|neighbours)?\s*(?:can|could|should|will|may|to|be able to|are able to)?\s+/i,
    '',
  );
  for (const task of readTasks(rest).map(withoutName).filter(Boolean))
    if (!isAboutLook(task)) content.tasks.push(task);
}

/** What stands among the parts of a page and is none: a number to call, the page itself, a day, a wish. */
function isNoPart(ask: string): boolean {
  return (
    /\d{3}[ .-]\d{3,4}\b|@|\b(?:website|web site|landing page|homepage|on every (?:screen|page)|at the top|at the bottom|in the header|live calendar)\b/i.test(
      ask,
    ) ||
    /^(?:and|or|but|so|we|i|he|she|they|it|you|what people|people|patients|customers)\s/i.test(
      ask,
    ) ||
    /^(?:\d{1,2}(?:st|nd|rd|th)?[ –-]){1,3}\p{L}{3,9}(?: \d{4})?$/u.test(ask) ||
    /^(?:at|in|on|for|by|from|near|to|of|until|since|called|named|call|write to|email|sign up on|columns|contact|ring|text)\s/i.test(
      ask,
    ) ||
    /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:days?)?\b.*\d|\d\s?(?:am|pm)\b|\b\d{1,2} ?(?:-|–|to|till) ?\d{1,2}\b/i.test(
      ask,
    ) ||
    (/\b(?:street|road|lane|avenue|hall|strasse|straße|weg \d)\b/i.test(ask) &&
      ask.split(' ').length < 5) ||
    / (?:for my|like a|of my) /i.test(ask) ||
    /^(?:sie|er|es) heißt|^(?:si chiama|se llama|chama-se|elle s'appelle|il s'appelle|het heet|nom )/i.test(
      ask,
    ) ||
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?,? [A-Z]{2}$/u.test(ask) ||
    /^(?:english|german|french|spanish|italian|dutch|portuguese)$/i.test(ask) ||
    ask.split(' ').length > 9
  );
}

/** "what we treat (back and neck, headaches)": the words head a list of what is in the brackets. */
function takeBracketed(content: Content, part: string): boolean {
  const match = /^([^()]{3,50}?)\s?\(([^()]{6,400})\)$/.exec(part.trim().replace(/[.,]$/, ''));
  const heading = cleanAsk(match?.[1] ?? '');
  const inside = splitEnumeration(match?.[2] ?? '', [' / ']);
  if (!match || heading === '' || isAboutLook(heading) || inside.length < 2) return false;
  if (isNoPart(heading)) return true;
  if (inside.some((one) => one.split(' ').length > 6 || one.includes('?'))) {
    content.asks.push(heading);
    return true;
  }
  if (['people', 'visit', 'contact', 'form', 'questions'].includes(topicOf(heading)))
    content.asks.push(heading);
  else
    content.lists.push({
      heading: capitalised(heading),
      items: inside.map((one) => readItem(one)),
    });
  return true;
}
