import type { SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';

export const shopRules = `
.cart { margin-top: 2.5rem; padding: clamp(1.25rem, 3vw, 2rem); border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--surface); color: var(--text); }
.cart h3 { font-size: var(--step-1); margin-bottom: 0.75rem; }
.cart ul { list-style: none; padding: 0; }
.cart li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.75rem 0; border-top: 1px solid var(--line); }
.cart__amount { display: inline-flex; align-items: center; gap: 0.5rem; font-variant-numeric: tabular-nums; }
.cart__amount button { width: 2.25rem; height: 2.25rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: none; color: inherit; font: inherit; cursor: pointer; }
.cart__sum { display: flex; justify-content: space-between; gap: 1rem; font-weight: 650; padding: 1rem 0; border-top: 2px solid var(--text); max-width: none; }
.cart__actions { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.cart form { margin-top: 1.5rem; }`;

/** The cart and the order form under it. Which fields it has follows what the prompt speaks of. */
export function checkoutForm(view: SectionView): Markup {
  const { prompt } = view.brief;
  const id = (name: string) => `${view.anchor}-order-${name}`;
  const dated = /deliver|pick-?up|date|slot|same day/i.test(prompt);
  const pickup = /pick-?up/i.test(prompt);
  const message = /message|card|custom/i.test(prompt);
  const upload = /upload/i.test(prompt);
  return html`<div class="cart" id="cart">
    <h3 id="cart-title">Your cart</h3>
    <p data-cart-empty>Your cart is empty.</p>
    <ul data-cart-list hidden aria-labelledby="cart-title"></ul>
    <p class="cart__sum" data-cart-sum hidden></p>
    <p class="visually-hidden" role="status" data-cart-status></p>
    <div class="cart__actions" data-cart-actions hidden>
      <button type="button" class="button" data-cart-checkout>Check out</button>
      <button type="button" class="button button--quiet" data-cart-clear>Empty the cart</button>
    </div>
    <form class="form" data-cart-form novalidate aria-label="Check out">
      <h3 class="field--wide">Checkout${/slot/i.test(prompt) ? ' and delivery slot' : ''}</h3>
      <div class="field">
        <label for="${id('name')}">Your name</label
        ><input id="${id('name')}" name="name" type="text" autocomplete="name" required />
      </div>
      <div class="field">
        <label for="${id('email')}">Email</label
        ><input id="${id('email')}" name="email" type="email" autocomplete="email" required />
      </div>
      ${pickup ? html`<div class="field"><label for="${id('day')}">Pick-up date</label><input id="${id('day')}" name="day" type="date" required /></div>` : html`<div class="field field--wide"><label for="${id('address')}">Delivery address</label><input id="${id('address')}" name="address" type="text" autocomplete="address-line1" required /></div>`}
      ${
        dated &&
        !pickup &&
        html`<div class="field">
            <label for="${id('day')}">Delivery date</label
            ><input id="${id('day')}" name="day" type="date" required />
          </div>
          <div class="field">
            <label for="${id('slot')}">Delivery slot</label
            ><select id="${id('slot')}" name="slot">
              <option>Morning</option>
              <option>Afternoon</option>
              <option>Evening</option>
            </select>
          </div>`
      }
      ${message && html`<div class="field field--wide"><label for="${id('message')}">Message for the card or the order</label><textarea id="${id('message')}" name="message" rows="3"></textarea></div>`}
      ${upload && html`<div class="field field--wide"><label for="${id('file')}">Upload your design (stays on this device)</label><input id="${id('file')}" name="file" type="file" accept="image/*" /></div>`}
      <div class="field--wide"><button type="submit" class="button">Place the order</button></div>
      <p class="form__status field--wide" data-cart-message role="status"></p>
    </form>
  </div>`;
}
