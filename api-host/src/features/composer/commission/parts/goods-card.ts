import { thingFor } from '../../art/objects';
import type { Entry } from '../../apps/catalogue/catalogue';
import type { SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';
import type { Abilities } from '../commission';
import type { Subject } from '../subjects';

/** What prices are for: a night, a day, or the thing itself. */
export const unitOf = (formId: string): string =>
  formId === 'stay' ? ' a night' : formId === 'rental' ? ' a day' : '';

/** How the parts of a card follow each other. */
export const arrangements = ['picture', 'title', 'label', 'facts'] as const;
export type Arrangement = (typeof arrangements)[number];

export interface Shown {
  subject: Subject;
  abilities: Abilities;
  formId: string;
  sign: string;
  arrangement: Arrangement;
}

const badges = (entry: Entry): Markup =>
  html`<p class="row" data-facts>
    ${entry.facets.filter((one) => one !== '' && one !== '–').map((one) => html`<span class="badge">${one}</span>`)}
  </p>`;

function foot({ abilities, subject, formId, sign, arrangement }: Shown, entry: Entry): Markup {
  const act = abilities.cart ? 'Add to cart' : abilities.book ? 'Book' : abilities.ask;
  const priced = subject.entries.some((one) => one.price !== undefined);
  const price = (entry.price ?? 0) > 0 ? `${sign}${entry.price}${unitOf(formId)}` : 'Free';
  return html`<div class="entry__foot entry__foot--${arrangement}">
    ${priced && html`<span class="price" data-price>${price}</span>`}
    ${act !== null && html`<button type="button" class="button button--small" data-act>${act}<span class="visually-hidden"> ${entry.title}</span></button>`}
    <button type="button" class="${act === null ? 'button button--small' : 'mini'}" data-open>
      ${abilities.comment ? 'Details and comments' : 'Details'}<span class="visually-hidden">
        ${entry.title}</span
      >
    </button>
    ${abilities.save && html`<button type="button" class="mini" data-save aria-pressed="false"><span>♡ Save</span><span class="visually-hidden"> ${entry.title}</span></button>`}
  </div>`;
}

/** One thing of the list; its parts are the same in every arrangement, their order is not. */
export function card(view: SectionView, shown: Shown, entry: Entry, index: number): Markup {
  const { abilities, arrangement } = shown;
  const picture = view.picture(
    `${abilities.cart && thingFor(entry.title) !== null ? 'product' : 'topic'} ${entry.title}`,
    {
      shape: 'wide',
      decorative: true,
      index,
    },
  );
  const stars = (abilities.rate || abilities.comment) && html`<p class="hint" data-stars></p>`;
  const title = html`<h3>${entry.title}</h3>`;
  const text = html`<p data-text>${entry.text}</p>`;
  const compare =
    abilities.compare &&
    html`<label class="check"
      ><input type="checkbox" data-compare />Compare<span class="visually-hidden">
        ${entry.title}</span
      ></label
    >`;
  const end = foot(shown, entry);
  const body = {
    picture: html`${picture}
      <div class="entry__body">${title}${stars}${text}${badges(entry)}${compare}${end}</div>`,
    title: html`<header class="entry__head">${title}${stars}</header>
      ${picture}
      <div class="entry__body">${text}${badges(entry)}${compare}${end}</div>`,
    label: html`<figure class="entry__figure">${picture}${badges(entry)}</figure>
      <div class="entry__body">${title}${text}${stars}${compare}${end}</div>`,
    facts: html`<div class="entry__side">${picture}${end}</div>
      <div class="entry__body">${badges(entry)}${title}${stars}${text}${compare}</div>`,
  }[arrangement];
  return html`<li
    class="entry entry--${arrangement} card"
    data-item="${JSON.stringify({ title: entry.title, text: entry.text, facets: entry.facets, price: entry.price ?? 0 })}"
  >
    ${body}
  </li>`;
}
