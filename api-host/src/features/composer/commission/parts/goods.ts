import { currencyOf } from '../../apps/currency';
import type { SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { capitalise } from '../../text/words';
import type { Abilities } from '../commission';
import { commissionOf } from './commission-of';
import { subjectIn, type Subject } from '../subjects';
import { choiceField, definePart, searchField } from './define-part';
import { arrangements, card, unitOf, type Shown } from './goods-card';
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

const layouts = ['grid', 'rows', 'shelf', 'tall'] as const;

const toolbar = (view: SectionView, { subject, abilities }: Shown): Markup => {
  const top = Math.ceil(Math.max(0, ...subject.entries.map((one) => one.price ?? 0)));
  return html`${searchField(view, `Search ${subject.many}`)}
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
    ${abilities.save && html`<button type="button" class="chip" data-part="only" aria-pressed="false">${shelfName(view)} (0)</button>`}`;
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
  const list = html`<p class="hint" role="status" data-part="count"></p>
    <p class="visually-hidden" role="status" data-part="status"></p>
    <ul class="entries entries--${layout}" role="list" data-part="list">
      ${subject.entries.map((entry, index) => card(view, shown, entry, index))}
    </ul>`;
  // A wide first card needs the whole width; beside the filters there is less.
  const beside = layout !== 'shelf' && view.random.fork('filters').chance(0.4);
  return html`<div class="app" data-goods="${JSON.stringify(plan)}">
    ${sampleNote(`Sample ${subject.many}: replace them with yours`)}
    ${
      beside
        ? html`<div class="app__cols">
            <aside class="panel stack" aria-label="Search and filters">
              ${toolbar(view, shown)}
            </aside>
            <div class="stack">${list}</div>
          </div>`
        : html`<div class="bar-row">${toolbar(view, shown)}</div>
            ${list}`
    }
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
    const arrangement = view.random.fork('card').pick(arrangements);
    const sign = currencyOf(view.brief.prompt);
    const shown = { subject, abilities, formId, sign, arrangement };
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
    const sign = currencyOf(view.brief.prompt);
    const shown: Shown = { subject, abilities: quiet, formId, sign, arrangement: 'picture' };
    return { title: words, body: drawGoods(view, shown, 'grid') };
  },
});
