import type { SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';
import type { Abilities } from '../commission';
import { field } from './define-part';

const reviews = (view: SectionView, rate: boolean): Markup =>
  html`<h4>${rate ? 'Ratings and reviews' : 'Comments'}</h4>
    ${rate && html`<p data-part="mark"></p>`}
    <ul class="told" role="list" data-part="reviews"></ul>
    <form
      class="stack"
      data-part="review"
      novalidate
      aria-label="${rate ? 'Write a review' : 'Write a comment'}"
    >
      ${field(view, 'who', 'Your name')}
      ${rate && field(view, 'stars', 'Rating in stars', { choices: ['5', '4', '3', '2', '1'] })}
      ${field(view, 'words', rate ? 'Your review' : 'Your comment', { type: 'long' })}
      <button type="submit" class="button button--small">
        ${rate ? 'Add review' : 'Add comment'}
      </button>
      <p role="status" data-part="told"></p>
    </form>`;

const writing = (view: SectionView, ask: string): Markup =>
  html`<form class="stack" data-part="write" novalidate aria-label="${ask}">
    <h4>${ask}</h4>
    ${field(view, 'name', 'Your name')} ${field(view, 'email', 'Email', { type: 'email' })}
    ${field(view, 'message', 'Message', { type: 'long' })}
    <button type="submit" class="button button--small">${ask}</button>
    <p role="status" data-part="sent"></p>
  </form>`;

/** One thing in full, with whatever can be done about it. */
export const goodsDialog = (view: SectionView, abilities: Abilities): Markup =>
  html`<dialog class="sheet" data-part="dialog" aria-labelledby="${view.anchor}-about">
    <div class="stack">
      <div data-part="art"></div>
      <h3 id="${view.anchor}-about" data-part="about">Details</h3>
      <p data-part="text"></p>
      <dl class="sheet__facts" data-part="facts"></dl>
      <p class="row">
        ${abilities.cart && html`<button type="button" class="button button--small" data-part="main">Add to cart</button>`}
        ${!abilities.cart && abilities.book && html`<button type="button" class="button button--small" data-part="main">Book</button>`}
        <button type="button" class="button button--small button--quiet" data-part="close">
          Close
        </button>
      </p>
      ${(abilities.rate || abilities.comment) && reviews(view, abilities.rate)}
      ${!abilities.cart && !abilities.book && abilities.ask !== null && writing(view, abilities.ask)}
    </div>
  </dialog>`;
