import { textOf } from 'site-document/text';
import { asPoint, asSentence } from '../../text/casing';
import { findPrice } from '../../text/money';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { namingWords } from '../told/content-words';
import { valuesIn } from '../told/values';
import { scheduleOf, insertDate } from './add-date';
import { addFirstPrices } from './add-first-prices';
import { insertPlanned } from './add-section';
import { weekday } from './moments';

const longest = 200;
const onDay = new RegExp(
  String.raw`(?<!\p{L})(?:every |on |jeden |am |le |el |il |op |elke |cada )*${weekday}s?(?!\p{L})`,
  'iu',
);
const priceOnly =
  /^(?:mention that |say that |add that )?(?:the |our |a )?(?:price|cost|fee|subscription|membership|it)(?:['’]s| is| costs?| will be)(?: now| just| only)? (.{2,40}?)(?:,? (?:put|add) (?:it|that|this) (?:in|on|up)(?: there| please)?)?[.!]?$/iu;

/** "add training nights Tuesday 7.30pm, rec ground": what takes place on which day of the week. */
export const addRegular: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add' || request.quotes.length > 0) return null;
  const said = unmask(request.rest, request.quotes).replace(/[\s.!]+$/u, '');
  const day = said.length > longest ? null : onDay.exec(said);
  if (!day) return null;
  const title = asPoint(
    said
      .slice(0, day.index)
      .replace(/(?:\s(?:on|are|is|at)|[:,–-])\s*$/iu, '')
      .trim(),
  );
  const rest = asPoint(said.slice(day.index).trim());
  if (
    namingWords(title).length === 0 ||
    /^(?:to|in|on|under)\s/iu.test(title) ||
    title.split(' ').length > 6 ||
    /\d/.test(title)
  )
    return null;
  if (!valuesIn(rest).some(({ kind }) => kind === 'time') && rest.split(' ').length > 8)
    return null;
  const list = scheduleOf(site);
  if (list) return insertDate(site, list, { when: rest, title });
  const outcome = insertPlanned(site, {
    id: 'regular',
    layout: '',
    heading: title,
    navigation: null,
    kind: 'text',
    paragraphs: [asSentence(rest)],
  });
  return 'refused' in outcome
    ? outcome
    : { ...outcome, sentence: `Added “${title}: ${rest}”, in a section of its own.` };
};

/** "Price is £6 a month, put it in": the first price of a page, in a section of its own. */
export const addFirstPrice: Changer = (request, site): Outcome | null => {
  if (request.quotes.length > 0 || !['add', 'set', null].includes(request.action)) return null;
  const said = request.asked.replace(/[\s.!]+$/u, '');
  const [, told = ''] = priceOnly.exec(said) ?? [];
  const price = findPrice(told);
  if (!price || price.start > 0 || told.slice(price.end).trim().split(' ').length > 4) return null;
  if (site.page.texts.some(({ value }) => findPrice(value))) return null;
  const outcome = addFirstPrices(site, {
    title: nameOf(site),
    price: told.trim(),
    text: null,
    where: null,
  });
  return 'refused' in outcome
    ? outcome
    : {
        ...outcome,
        sentence: `Added the price ${told.trim()}, in a section of its own.`,
        isWhole: true,
      };
};

const mostWordsOfName = 5;

/** What is sold is called as the page is. */
function nameOf(site: Site): string {
  const brand = site.page.elements.find(
    ({ tagName, attrs }) =>
      tagName === 'a' && attrs.some(({ name, value }) => name === 'href' && value === '#top'),
  );
  const name = brand ? textOf(brand, 4) : '';
  const title = textOf(site.first('h1') ?? site.body, 4);
  const shown = name === '' ? title : name;
  return shown.split(' ').length > mostWordsOfName ? 'Price' : shown;
}
