import { indentAt } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { rangeOf } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import { itemAround } from '../target/items';
import { thingsOf } from '../target/things';
import type { Request } from '../read/request';
import type { RefineOptions } from '../refine-types';
import type { Site } from '../site';
import { addSection } from './add-section';
import { cloneItem } from './clone-item';

const by =
  /^(?:an?|another|the|this|one more)?\s*(?:new )?(?:testimonial|review|quote|customer quote|recommendation)\s*(?:(?:by|from|of)\s+(.{2,60}?))?\s*(?:[:,–-]|saying|that says|who says|who said)?\s*‹(\d+)›\s*(?:[-–—,:]|by|from|said)*\s*(.{0,60})$/iu;

/** "add a testimonial from Sean Daly: ‹Sold above asking price.›": one more beside those that are there. */
export const addQuote: Changer = (given, site, options) => {
  if (given.action !== 'add') return null;
  const request = withMarks(given);
  const match = by.exec(request.rest);
  const last = match ? thingsOf(site).findLast(({ kind }) => kind === 'quote') : undefined;
  const list = last ? itemAround(last.element) : null;
  if (!match) return null;
  if (!last || !list) return firstQuote(request, match, site, options);
  const said = (request.quotes[Number(match[2])] ?? '').trim();
  const name = authorIn(request, match);
  if (name === '') return refuse('reviews must be real ones. Say who said it.');
  const source = cloneItem(site, list, {
    title: said.replace(/[.]$/, ''),
    price: null,
    text: name,
  });
  const range = rangeOf(last.element);
  if (source === null || !range)
    return refuse('the list on the page is built in a way that could not be followed.');
  const text = `\n${indentAt(site.page.source, range.start)}${source}`;
  return {
    site: site.edit([{ file: 'html', start: range.end, end: range.end, text }]),
    sentence: `Added what ${name} says.`,
    holds: (after) => {
      const now = thingsOf(after).findLast(({ kind }) => kind === 'quote');
      const shown = now ? plainWords(textOf(now.element)) : '';
      return shown.includes(plainWords(said)) && shown.includes(plainWords(name));
    },
  };
};

const authorIn = ({ quotes }: Request, match: RegExpExecArray): string =>
  unmask((match[1] ?? match[3] ?? '').replace(/\s+(?:to|in|on) the .*$/i, ''), quotes).trim();

const bare =
  /^((?:an?|another|one more)?\s*(?:new )?(?:testimonial|review|quote|recommendation)\s+(?:by|from|of)\s+[^:‹]{2,60}):\s*([^‹]{8,400})$/iu;

/** "a quote from Priya: Lena caught everything": what stands behind the colon is what was said. */
function withMarks(request: Request): Request {
  const [, head, said] = bare.exec(request.rest) ?? [];
  return head === undefined || said === undefined
    ? request
    : { ...request, rest: `${head}: ‹0›`, quotes: [said.trim()] };
}

const heading = 'What people say';

/** Where no quotation stands yet it gets a section of its own. */
function firstQuote(
  request: Request,
  match: RegExpExecArray,
  site: Site,
  options: RefineOptions,
): Outcome | null {
  const name = authorIn(request, match);
  const said = (request.quotes[Number(match[2])] ?? '').trim();
  if (name === '' || said === '') return null;
  return addSection(
    {
      ...request,
      rest: 'a testimonials section called ‹0› with the text ‹1›',
      quotes: [heading, `"${said.replaceAll('"', "'")}" – ${name}`],
    },
    site,
    options,
  );
}
