import type { Item } from '../brief';
import { html, todo } from '../text/markup';
import type { Section } from './section';

export const pricing: Section = {
  id: 'pricing',
  nav: 'Pricing',
  asked:
    /(?<!live )\b((?:membership |our |ticket |simple |monthly |subscription )*(?:pricing(?: table| plans?| section| page| tiers?)?|price plans?|plans and pricing|membership (?:options|plans?|tiers)|packages|subscription (?:plans|tiers)|rates|fees|prices|tickets|ticket (?:prices|types)|monthly and yearly))\b/gi,
  rank: 6,
  behaviours: ['billing'],
  note: 'Prices and what each plan includes are placeholders unless you gave them.',
  css: () => `
.plans { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr)); list-style: none; padding: 0; align-items: stretch; }
.plan { display: flex; flex-direction: column; gap: 0.75rem; border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--surface); color: var(--text); padding: 1.75rem; }
.plan--main { background: var(--band); color: var(--on-band); border-color: var(--band); }
.plan__price { font-family: var(--display); font-size: var(--step-2); font-variant-numeric: tabular-nums; }
.plan ul { padding-left: 1.1rem; display: grid; gap: 0.4rem; margin-bottom: 1rem; }
.plan .button { margin-top: auto; align-self: start; }
.plan--main .button { background: var(--on-band); color: var(--band); border-color: var(--on-band); }
.billing { display: inline-flex; gap: 0.5rem; margin-bottom: 1.75rem; }`,
  render: (view) => {
    const switches =
      /\b(?:yearly|annually|annual (?:billing|plans?|pricing|switch|toggle))\b/i.test(
        view.brief.prompt,
      );
    const given: Item[] = view.items.length > 0 ? [...view.items] : view.brief.facts.prices;
    const plans =
      given.length > 1
        ? given
        : view.kind.items.list.slice(0, 3).map(([title, text]): Item => ({ title, text }));
    const target =
      view.link('signup') ?? view.link('contact') ?? view.link('booking') ?? view.link('cta');
    const price = (plan: Item) =>
      plan.price
        ? html`<p class="plan__price">${plan.price}</p>`
        : switches
          ? html`<p class="plan__price">
              <span data-period="month">${todo('Price per month')}</span
              ><span data-period="year" hidden>${todo('Price per year')}</span>
            </p>`
          : html`<p class="plan__price">${todo('Price to add')}</p>`;
    return {
      title: 'Simple, honest prices',
      body: html`${
          switches &&
          html`<div class="billing" role="group" aria-label="Billing period" data-billing>
            <button type="button" class="chip" data-period-choice="month" aria-pressed="true">
              Monthly
            </button>
            <button type="button" class="chip" data-period-choice="year" aria-pressed="false">
              Yearly
            </button>
          </div>`
        }
        <ul class="plans" role="list">
          ${plans.map(
            (plan, index) =>
              html`<li class="plan${plans.length === 3 && index === 1 ? ' plan--main' : ''}">
                <h3>${plan.title}</h3>
                ${price(plan)} ${plan.text && html`<p>${plan.text}</p>`}
                <ul>
                  <li>${todo('What is included')}</li>
                  <li>${todo('A second point')}</li>
                </ul>
                ${target && html`<a class="button" href="${target}">Choose<span class="visually-hidden"> ${plan.title}</span></a>`}
              </li>`,
          )}
        </ul>`,
    };
  },
};
