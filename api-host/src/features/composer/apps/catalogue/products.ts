import type { Item } from '../../brief';
import { listedItems } from '../../sections/menu';
import type { SectionView } from '../../sections/section';
import { html, sampleNote, todo, type Markup } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';
import type { Catalogue, Entry } from './catalogue';
import { catalogueScript } from './catalogue-script';
import { checkoutForm, shopRules } from './checkout';
import { catalogueRules, drawCatalogue } from './draw-catalogue';
import { goods } from './goods';

const amount = (price: string | undefined): number | undefined => {
  const digits =
    price === undefined
      ? null
      : /\d+(?:[.,]\d{1,2})?/.exec(price.replace(/(\d)[,.](\d{3})\b/g, '$1$2'));
  return digits === null ? undefined : Number(digits[0].replace(',', '.'));
};

const shops = new Set(['store', 'bakery', 'cafe', 'restaurant', 'band', 'app', 'generic']);

interface Stock {
  catalogue: Catalogue;
  sample: boolean;
  /** Prices as the member wrote them, by title. */
  written: ReadonlyMap<string, string>;
}

const ownStock = (list: readonly Item[], sample: boolean): Stock => ({
  sample,
  written: new Map(
    list.flatMap((item) => (item.price === undefined ? [] : [[item.title, item.price] as const])),
  ),
  catalogue: {
    id: 'products',
    about: /(?!)/,
    title: '',
    facets: list.some((item) => item.group !== undefined) ? ['Category'] : [],
    entries: list.map((item): Entry => {
      const price = amount(item.price);
      return {
        title: item.title,
        text: item.text ?? '',
        facets: item.group === undefined ? [] : [item.group],
        ...(price === undefined ? {} : { price }),
      };
    }),
  },
});

/** The member's own goods; else a catalogue that fits the words; else the kind's samples with sample prices. */
function stockOf(view: SectionView): Stock {
  const found = listedItems(view);
  const { prompt } = view.brief;
  const telling = found.list.length > 1 || found.list.some((item) => item.price !== undefined);
  if (!found.sample && telling) return ownStock(found.list, false);
  const fit = goods
    .map((one) => ({ one, at: prompt.search(one.about) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.one;
  if (fit !== undefined) return { catalogue: fit, sample: true, written: new Map() };
  const list = shops.has(view.kind.id)
    ? found.list
    : ['Tote bag', 'Poster', 'Mug', 'Book', 'Postcard set', 'Gift card'].map((title) => ({
        title,
      }));
  const priced = list.map((item, index): Item => ({
    ...item,
    price: `${currencyOf(prompt)}${[18, 24, 12, 39, 29, 9, 45, 20][index % 8]}`,
  }));
  return ownStock(priced, true);
}

const options = (catalogue: Catalogue, prompt: string, id: string): Markup[] =>
  (catalogue.options ?? [])
    .filter(
      ([label]) =>
        !/^(?:every|auto|ribbon|card message|message|from|days|model)/i.test(label) ||
        new RegExp(label.split(' ')[0] ?? label, 'i').test(prompt) ||
        /subscri|rent|card|ribbon|case|message|date/i.test(prompt),
    )
    .map(
      ([label, ...values], index) =>
        html`<div class="field">
          <label for="${id}-${index}">${label}</label
          ><select id="${id}-${index}" data-option>
            ${values.map((value) => html`<option>${value}</option>`)}
          </select>
        </div>`,
    );

/** A shop that can be tried from search to order; only the payment is missing, and it says so. */
export const products = defineApp({
  id: 'products',
  nav: 'Shop',
  rank: 2,
  app: false,
  asked:
    /\b((?:featured |our |the |online |digital )*(?:products?(?: grid| catalog(?:ue)?| listing| page| section| gallery| categories)?|shopping cart|cart|basket|check ?out(?: form)?|best ?sellers|online shop|shop page|collections?|store page|catalog(?:ue)?(?! search)|merch(?:andise)?|merch store|add to cart|online ordering|order online|browse books|size picker|buy button|(?<=, (?:a |an |our )?)shop))\b(?! design| manag| team| owner| screenshot| photograph| shot)|\b(?:carrito|carrello|panier|warenkorb|winkelwagen|carrinho)\b/gi,
  covers:
    /cart|checkout|check ?out|search by|filters?(?: by)?|size picker|wishlist|compar|categor|product detail|specification|delivery date|card message|custom message|pick-?up|order summary|sort|ribbon|grind|roast|frequency|price updates?|regions?|tasting notes|pairing|licen|total|browse|genres?|staff picks?|new arrivals|sale prices?|from box|place bid|current bid|size and condition|message the seller|price per day|date range|condition|instant download|tallas|taglie|filtri|filtros/i,
  rules: `${catalogueRules}${shopRules}`,
  script: catalogueScript,
  behaviours: ['kit', 'cart'],
  note: 'The shop can be tried up to the order: cart and favourites are kept in the visitor’s browser, but no payment service is connected and no order is sent.',
  render: (view) => {
    const { catalogue, sample, written } = stockOf(view);
    const sign = currencyOf(view.brief.prompt);
    const noCart =
      view.brief.excluded.includes('products') ||
      /without a cart|no cart|only enquiries/i.test(view.brief.prompt);
    const compare = /compar/i.test(view.brief.prompt);
    const foot = (entry: Entry, index: number): Markup => {
      const price =
        entry.price === undefined
          ? null
          : (written.get(entry.title) ??
            `${sign}${entry.price % 1 === 0 ? entry.price : entry.price.toFixed(2)}`);
      const currency = /[$€£¥₹]/.exec(price ?? '')?.[0] ?? sign;
      return html`${price === null ? todo('Price to add') : html`<span class="price">${price}</span>`}
      ${!noCart && options(catalogue, view.brief.prompt, `${view.anchor}-${index}`)}
      ${!noCart && html`<button type="button" class="button button--small" data-add="p${index + 1}" data-title="${entry.title}" data-price="${entry.price ?? ''}" data-currency="${currency}"><span data-add-label>Add to cart</span><span class="visually-hidden"> ${entry.title}</span></button>`}
      ${(noCart || catalogue.action !== undefined) && html`<button type="button" class="mini" data-ask>${catalogue.action ?? 'Ask about it'}<span class="visually-hidden">: ${entry.title}</span></button>`}`;
    };
    const shown =
      noCart && catalogue.action === undefined
        ? { ...catalogue, action: 'Ask about it' }
        : catalogue;
    return {
      title:
        catalogue.title === ''
          ? shops.has(view.kind.id)
            ? view.say(view.kind.items.title)
            : 'In the shop'
          : catalogue.title,
      body: html`${sample && sampleNote('Sample products and prices: replace them with yours')}
      ${drawCatalogue(view, shown, foot, compare)} ${!noCart && checkoutForm(view)}`,
    };
  },
});
