import { currencyOf } from '../../apps/currency';
import type { Entry } from '../../apps/catalogue/catalogue';
import type { SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { capitalise } from '../../text/words';
import type { Abilities } from '../commission';
import { commissionOf } from './commission-of';
import { subjectIn, type Subject } from '../subjects';
import { choiceField, definePart, searchField } from './define-part';
import { goodsDialog } from './goods-dialog';
import { goodsRules } from './goods-rules';
import { goodsScript } from './goods-script';
import { sampleReviews } from './sample-reviews';

/** What a second list beside the main one may do: it is looked through, saved and written to. */
const quiet: Abilities = {
  cart: false,
  book: false,
  rate: false,
  comment: false,
  save: true,
  compare: false,
  submit: false,
  ask: 'Write a message',
};

const unitOf = (formId: string): string =>
  formId === 'stay' ? ' a night' : formId === 'rental' ? ' a day' : '';

const layouts = ['grid', 'rows', 'shelf', 'tall'] as const;

interface Shown {
  subject: Subject;
  abilities: Abilities;
  formId: string;
  sign: string;
}

const card = (view: SectionView, shown: Shown, entry: Entry, index: number): Markup => {
  const { abilities, subject, formId, sign } = shown;
  const priced = subject.entries.some((one) => one.price !== undefined);
  const act = abilities.cart ? 'Add to cart' : abilities.book ? 'Book' : abilities.ask;
  const price = (entry.price ?? 0) > 0 ? `${sign}${entry.price}${unitOf(formId)}` : 'Free';
  return html`<li
    class="entry card"
    data-item="${JSON.stringify({ title: entry.title, text: entry.text, facets: entry.facets, price: entry.price ?? 0 })}"
  >
    ${view.picture(`${abilities.cart ? 'product' : 'topic'} ${entry.title}`, { shape: 'wide', decorative: true, index })}
    <div class="entry__body">
      <h3>${entry.title}</h3>
      ${(abilities.rate || abilities.comment) && html`<p class="hint" data-stars></p>`}
      <p data-text>${entry.text}</p>
      <p class="row" data-facts>
        ${entry.facets.filter((one) => one !== '' && one !== '–').map((one) => html`<span class="badge">${one}</span>`)}
      </p>
      ${abilities.compare && html`<label class="check"><input type="checkbox" data-compare />Compare<span class="visually-hidden"> ${entry.title}</span></label>`}
      <div class="entry__foot">
        ${priced && html`<span class="price" data-price>${price}</span>`}
        ${act !== null && html`<button type="button" class="button button--small" data-act>${act}<span class="visually-hidden"> ${entry.title}</span></button>`}
        <button type="button" class="${act === null ? 'button button--small' : 'mini'}" data-open>
          ${abilities.comment ? 'Details and comments' : 'Details'}<span class="visually-hidden">
            ${entry.title}</span
          >
        </button>
        ${abilities.save && html`<button type="button" class="mini" data-save aria-pressed="false"><span>♡ Save</span><span class="visually-hidden"> ${entry.title}</span></button>`}
      </div>
    </div>
  </li>`;
};

const toolbar = (view: SectionView, { subject, abilities }: Shown): Markup => {
  const top = Math.ceil(Math.max(0, ...subject.entries.map((one) => one.price ?? 0)));
  return html`<div class="bar-row">
    ${searchField(view, `Search ${subject.many}`)}
    ${subject.facets.map((name, at) =>
      choiceField(
        view,
        String(at),
        name,
        [...new Set(subject.entries.map((one) => one.facets[at] ?? ''))].filter(
          (one) => one !== '' && one !== '–',
        ),
      ),
    )}
    ${top > 0 && html`<div class="field"><label for="${view.anchor}-most">Price up to</label><input type="number" id="${view.anchor}-most" data-part="most" min="0" placeholder="${top}" /></div>`}
    <div class="field">
      <label for="${view.anchor}-sort">Sort</label
      ><select id="${view.anchor}-sort" data-part="sort">
        <option value="">As listed</option>
        <option value="name">By name</option>
        ${abilities.rate && html`<option value="stars">Best rated</option>`}
        ${
          top > 0 &&
          html`<option value="low">Price, low first</option>
            <option value="high">Price, high first</option>`
        }
      </select>
    </div>
    ${abilities.save && html`<button type="button" class="chip" data-part="only" aria-pressed="false">${shelfName(view)} (0)</button>`}
  </div>`;
};

export const shelfName = (view: SectionView): string =>
  capitalise(
    /watch ?list|wish ?list|reading list|favou?rites|bookmarks/i.exec(view.brief.prompt)?.[0] ??
      'saved',
  );

const comparison = (subject: Subject): Markup =>
  html`<div
    class="panel grid-scroll"
    data-part="compared"
    hidden
    tabindex="0"
    role="group"
    aria-label="Comparison"
  >
    <h3>Comparison</h3>
    <table class="grid-table">
      <thead>
        <tr>
          ${['Name', ...subject.facets, 'Price'].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody></tbody>
    </table>
  </div>`;

function drawGoods(view: SectionView, shown: Shown, layout: string): Markup {
  const { subject, abilities, formId, sign } = shown;
  const plan = {
    id: subject.id,
    many: subject.many,
    facets: subject.facets,
    sign,
    rated: abilities.rate,
    unit: unitOf(formId),
    free: 'Free',
    act: abilities.cart ? 'cart' : abilities.book ? 'book' : 'ask',
    ask: abilities.ask,
    keep: '♡ Save',
    kept: '♥ Saved',
    shelf: shelfName(view),
    reviews: abilities.rate || abilities.comment ? sampleReviews(subject, abilities.rate) : {},
  };
  return html`<div class="app" data-goods="${JSON.stringify(plan)}">
    ${sampleNote(`Sample ${subject.many}: replace them with yours`)} ${toolbar(view, shown)}
    <p class="hint" role="status" data-part="count"></p>
    <p class="visually-hidden" role="status" data-part="status"></p>
    <ul class="entries entries--${layout}" role="list" data-part="list">
      ${subject.entries.map((entry, index) => card(view, shown, entry, index))}
    </ul>
    ${abilities.compare && comparison(subject)} ${goodsDialog(view, abilities)}
  </div>`;
}

/** The things the site is about. */
export const goodsPart = definePart({
  id: 'c-goods',
  nav: 'Catalogue',
  rules: goodsRules,
  script: goodsScript,
  render: (view) => {
    const { subject, abilities, formId } = commissionOf(view);
    const shown = { subject, abilities, formId, sign: currencyOf(view.brief.prompt) };
    const layout = view.random.pick(layouts);
    return { title: view.wanted?.words ?? 'Catalogue', body: drawGoods(view, shown, layout) };
  },
});

/** A second list: the agents beside the homes, the artists beside the songs. */
export const directoryPart = definePart({
  id: 'c-directory',
  nav: 'Directory',
  rules: goodsRules,
  script: goodsScript,
  render: (view) => {
    const words = view.wanted?.words ?? '';
    const { subject: main, formId } = commissionOf(view);
    const subject = subjectIn(words) ?? main;
    const shown = { subject, abilities: quiet, formId, sign: currencyOf(view.brief.prompt) };
    return { title: words, body: drawGoods(view, shown, 'grid') };
  },
});
