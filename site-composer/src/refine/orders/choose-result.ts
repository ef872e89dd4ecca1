import { textOf } from 'site-document/text';
import { attributeOf } from 'site-document/tree';
import { ordersIn } from '../../spans/find-cuts';
import type { RequestSpanLabel } from '../../spans/request-labels';
import { languageOf } from '../read/foreign-wording';
import type { RefinedPart, RefineOptions, SiteFiles } from '../refine-types';
import { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { findSection } from '../target/sections';
import { likeness, namingWords } from '../told/content-words';
import { isDoubtful, isGuess, isMisreadText, isOther, isOverwritten } from './doubtful';
import { inFigures } from './figures';
import { joinedOrders } from './joined-orders';
import { isGeneric } from './readings/generic-words';
import { readOrder } from './order';
import type { Order } from './order';
import { linesOf } from './page-units';
import { runOrders } from './run-orders';
import type { ByRules, Told } from './run-orders';

const longest = 2_000;

/**
 * What the rules made of a whole request stands, unless what was learned of it speaks against that; what was learned
 * carries out what the rules refuse or leave out.
 */
export function refineByRulesAndOrders(
  files: SiteFiles,
  instruction: string,
  byRules: ByRules,
  options: RefineOptions,
): Told {
  const ruled = byRules(files, instruction);
  if (instruction.length > longest) return ruled;
  const site = new Site(files);
  const text = instruction.replaceAll('\r', '').trim();
  const language = languageFor(text, site);
  const orders = joinedOrders(text, ordersIn(text, language)).map((asked) =>
    readOrder(asked, language),
  );
  const whole = readOrder(text, language);
  const isVetoed =
    isAgainst(ruled, whole, orders) || (orders.length === 1 && takesTooMuch(whole, site, ruled));
  const isRuled = ruled.parts.length > 0 && ruled.parts.every(isDone);
  if (isRuled && !isVetoed && !leavesOut(ruled, orders)) return ruled;
  const learned = runOrders(files, orders, byRules, options);
  if (isVetoed) return learned;
  if (!isRuled) return doesMore(learned, ruled) ? learned : ruled;
  // Where the rules did all they saw, what was cut further is an order if it can be carried out, or was surely meant as one.
  const isMeant = learned.parts.every(
    (part) => isDone(part) || orders.some((order) => order.asked === part.asked && isSure(order)),
  );
  return isMeant ? learned : ruled;
}

function languageFor(text: string, site: Site): string {
  const html = site.first('html');
  const ofPage = html ? attributeOf(html, 'lang').slice(0, 2) : 'en';
  return languageOf(text, ofPage) ?? 'en';
}

const isDone = ({ outcome }: RefinedPart): boolean => outcome === 'done';

function doesMore(one: Told, other: Told): boolean {
  const [done, before] = [one, other].map(({ parts }) => parts.filter(isDone).length);
  const [refused, were] = [one, other].map(
    ({ parts }) => parts.filter((part) => !isDone(part)).length,
  );
  return (refused ?? 0) < (were ?? 0) || (refused === were && (done ?? 0) > (before ?? 0));
}

const isAgainst = ({ parts }: Told, whole: Order, orders: readonly Order[]): boolean =>
  parts.some((part, at) =>
    orders.length === 1
      ? isDoubtful(part, whole)
      : isMisreadText(part, whole) ||
        isGuess(part, whole) ||
        isOverwritten(part, parts.slice(at + 1)) ||
        (parts.length === orders.length && isOther(part, orders[at] ?? whole)),
  );

/** More words than a row or a sentence has. */
const mostTaken = 10;

/** "lose the leather line" takes no section away, and "Ida's quote" is gone where it stood as a quote. */
function takesTooMuch(order: Order, site: Site, { files, parts }: Told): boolean {
  const target = order.of('target');
  if (order.operation !== 'remove' || target === null || !parts.every(isDone)) return false;
  const after = new Site(files);
  const [before, left] = [site, after].map((one) => textOf(one.body).split(/\s+/u).length);
  const words = namingWords(target).filter((word) => !isGeneric(word));
  if (words.length === 0) return false;
  const isQuote = /\bquotes?\b|\breview\b/iu.test(target);
  if (isQuote)
    return linesOf(after).some(({ text }) =>
      words.some((word) => tellingWords(text.value).includes(word)),
    );
  return (before ?? 0) - (left ?? 0) > mostTaken && findSection(site, target) === null;
}

const surely = 0.9;
const certainly = 0.98;
const visible = /^(?:bigger|smaller|colour|font|dark|light|darker|lighter|move|remove|add-quote)$/u;

/** An order that names what it is to change. */
const isSure = (order: Order): boolean =>
  order.sure > surely &&
  visible.test(order.operation) &&
  ((order.operation === 'move' && order.sure > certainly) ||
    (order.of('target') ?? order.of('role') ?? order.of('text')) !== null);

/** Of several orders one of which nothing came. */
function leavesOut({ files, parts }: Told, orders: readonly Order[]): boolean {
  if (orders.length <= parts.length) return false;
  const own = tellingWords(textOf(new Site(files).body));
  const operations = new Set(orders.map(({ operation }) => operation));
  return (
    operations.size > parts.length ||
    orders.some((order) => {
      const told = written.flatMap((label) => order.all(label)).flatMap(namingWords);
      return !told.every((word) => likeness(inFigures(word), own) >= 2);
    })
  );
}

/** What an order wants to be read on the page. */
const written: readonly RequestSpanLabel[] = ['item', 'text', 'price', 'note', 'q', 'a', 'label'];
