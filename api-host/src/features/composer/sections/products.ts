import type { Item } from '../brief';
import { html, sampleNote, todo } from '../text/markup';
import { slugOf } from '../text/words';
import { listedItems } from './menu';
import type { Section, SectionView } from './section';

const amount = (price: string | undefined): string => {
  const digits =
    price === undefined
      ? null
      : /\d+(?:[.,]\d{1,2})?/.exec(price.replace(/(\d)[,.](\d{3})\b/g, '$1$2'));
  return digits === null ? '' : digits[0].replace(',', '.');
};

const currency = (price: string | undefined): string => /[$€£¥₹]/.exec(price ?? '')?.[0] ?? '';

const shops = new Set(['store', 'bakery', 'cafe', 'restaurant', 'band']);

/** A museum's shop sells no admission tickets: where the kind's own list is no goods, neutral ones. */
function goods(view: SectionView): { list: Item[]; sample: boolean } {
  const found = listedItems(view);
  if (!found.sample || shops.has(view.kind.id)) return found;
  const titles = ['Tote bag', 'Poster', 'Mug', 'Book', 'Postcard set', 'Gift card'];
  return { list: titles.map((title) => ({ title })), sample: true };
}

export const products: Section = {
  id: 'products',
  nav: 'Shop',
  asked:
    /\b((?:featured |our |the |online )*(?:products?(?: grid| catalog(?:ue)?| listing| page| section| gallery)?|shopping cart|cart|basket|checkout|best ?sellers|new arrivals|online shop|shop page|collections?|store page|catalog(?:ue)?(?! search)|merch(?:andise)?|merch store|add to cart|(?<=, (?:a |an |our )?)shop))\b(?! design| manag| team| owner| screenshot| photograph| shot)/gi,
  rank: 2,
  behaviours: ['cart', 'filter'],
  note: 'The cart adds up and remembers, but there is no payment behind it.',
  css: () => `
.products { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr)); list-style: none; padding: 0; }
.product { display: flex; flex-direction: column; }
.product .art { aspect-ratio: 1; border-radius: var(--radius-m); margin-bottom: 1rem; }
.product h3 { font-size: 1.05rem; letter-spacing: 0; text-transform: none; }
.product__text { color: var(--muted); font-size: 0.95rem; margin: 0.2rem 0 0.9rem; }
.product__foot { margin-top: auto; display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; flex-wrap: wrap; }
.cart { margin-top: 2.5rem; padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--surface); }
.cart h3 { font-size: var(--step-1); margin-bottom: 0.75rem; }
.cart ul { list-style: none; padding: 0; }
.cart li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.75rem 0; border-top: 1px solid var(--line); }
.cart__amount { display: inline-flex; align-items: center; gap: 0.5rem; font-variant-numeric: tabular-nums; }
.cart__amount button { width: 2.25rem; height: 2.25rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: none; color: inherit; font: inherit; cursor: pointer; }
.cart__sum { display: flex; justify-content: space-between; gap: 1rem; font-weight: 650; padding: 1rem 0; border-top: 2px solid var(--text); }
.cart__actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }`,
  render: (view) => {
    const { list, sample } = goods(view);
    const groups = [
      ...new Set(list.map((item) => item.group).filter((group) => group !== undefined)),
    ];
    return {
      title: shops.has(view.kind.id) ? view.say(view.kind.items.title) : 'In the shop',
      body: html`${sample && sampleNote('Sample products: replace them with yours')}
        ${
          groups.length > 1 &&
          html`<div
            class="filters"
            data-filter="products"
            role="group"
            aria-label="Filter products"
          >
            <button type="button" class="chip" data-show="" aria-pressed="true">All</button>
            ${groups.map((group) => html`<button type="button" class="chip" data-show="${slugOf(group, 'group')}" aria-pressed="false">${group}</button>`)}
          </div>`
        }
        <ul class="products" id="${view.anchor}-list" role="list" data-filtered="products">
          ${list.map(
            (item, index) =>
              html`<li class="product card" data-group="${slugOf(item.group ?? '', 'group')}">
                ${view.picture(`product ${item.title}`, { shape: 'square', decorative: true, index })}
                <h3>${item.title}</h3>
                <p class="product__text">
                  ${item.text ?? html`<span class="todo">[Material, size, colour]</span>`}
                </p>
                <div class="product__foot">
                  <span class="price">${item.price ?? todo('Price to add')}</span>
                  <button
                    type="button"
                    class="button button--small"
                    data-add="p${index + 1}"
                    data-title="${item.title}"
                    data-price="${amount(item.price)}"
                    data-currency="${currency(item.price)}"
                  >
                    <span data-add-label>Add to cart</span
                    ><span class="visually-hidden"> ${item.title}</span>
                  </button>
                </div>
              </li>`,
          )}
        </ul>
        <div class="cart" id="cart">
          <h3 id="cart-title">Your cart</h3>
          <p data-cart-empty>Your cart is empty.</p>
          <ul data-cart-list hidden aria-labelledby="cart-title"></ul>
          <p class="cart__sum" data-cart-sum hidden></p>
          <p class="visually-hidden" role="status" data-cart-status></p>
          <div class="cart__actions" data-cart-actions hidden>
            <button type="button" class="button" data-cart-checkout>Check out</button>
            <button type="button" class="button button--quiet" data-cart-clear>
              Empty the cart
            </button>
          </div>
          <p class="form__status" data-cart-message role="status"></p>
        </div>`,
    };
  },
};
