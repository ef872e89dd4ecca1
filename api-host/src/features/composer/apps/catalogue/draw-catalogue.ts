import type { SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';
import type { Catalogue, Entry } from './catalogue';

export const catalogueRules = `
.entries { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); list-style: none; padding: 0; }
.entry { display: flex; flex-direction: column; gap: 0.5rem; }
.entry .art { aspect-ratio: 4 / 3; border-radius: var(--radius-m); }
.entry h3 { font-size: 1.12rem; letter-spacing: 0; text-transform: none; }
.entries--tall .art { aspect-ratio: 4 / 5; }
.entries--wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); }
@media (min-width: 48rem) { .entries--rows { grid-template-columns: 1fr; gap: 1rem; } .entries--rows .entry { display: grid; grid-template-columns: 15rem 1fr; column-gap: 1.5rem; align-content: start; } .entries--rows .entry > .art { grid-row: 1 / span 5; } .entries--rows .entry > :not(.art) { grid-column: 2; } }
.entry__foot { margin-top: auto; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; padding-top: 0.5rem; }
.entry__foot .price { margin-right: auto; font-size: 1.15rem; }
.entry .field label { font-size: 0.85rem; margin-bottom: 0.15rem; }
.entry .field select { min-height: 2.25rem; padding: 0.2rem 0.5rem; }
.ask { width: min(92vw, 32rem); border: 0; border-radius: var(--radius-l); padding: 1.5rem; background: var(--surface); color: var(--text); }
.ask::backdrop { background: rgb(0 0 0 / 0.55); }`;

const select = (view: SectionView, catalogue: Catalogue, name: string, at: number): Markup => {
  const id = `${view.anchor}-facet-${at}`;
  const values = [
    ...new Set(
      catalogue.entries
        .map((entry) => entry.facets[at])
        .filter((value) => value !== undefined && value !== ''),
    ),
  ];
  return html`<div class="field">
    <label for="${id}">${name}</label
    ><select id="${id}" data-facet="${at}">
      <option value="">All</option>
      ${values.map((value) => html`<option value="${value}">${value}</option>`)}
    </select>
  </div>`;
};

const toolbar = (view: SectionView, catalogue: Catalogue): Markup => {
  const priced = catalogue.entries.some((entry) => entry.price !== undefined);
  const top = Math.ceil(Math.max(0, ...catalogue.entries.map((entry) => entry.price ?? 0)));
  return html`<div class="bar-row">
    <div class="field">
      <label for="${view.anchor}-search">Search</label
      ><input type="search" id="${view.anchor}-search" data-part="search" />
    </div>
    ${catalogue.facets.map((name, at) => select(view, catalogue, name, at))}
    ${priced && html`<div class="field"><label for="${view.anchor}-most">Price up to</label><input type="number" id="${view.anchor}-most" data-part="most" min="0" max="${top}" placeholder="${top}" /></div>`}
    <div class="field">
      <label for="${view.anchor}-sort">Sort</label
      ><select id="${view.anchor}-sort" data-part="sort">
        <option value="">As listed</option>
        <option value="name">By name</option>
        ${
          priced &&
          html`<option value="low">Price, low first</option>
            <option value="high">Price, high first</option>`
        }
      </select>
    </div>
    <button type="button" class="chip" data-part="only" aria-pressed="false">Favourites (0)</button>
  </div>`;
};

const dialog = (view: SectionView, action: string): Markup =>
  html`<dialog class="ask" data-part="dialog" aria-labelledby="${view.anchor}-ask">
    <form class="stack" data-part="form" novalidate aria-label="${action}">
      <h3 id="${view.anchor}-ask">${action}: <span data-part="about"></span></h3>
      <div class="field">
        <label for="${view.anchor}-who">Your name</label
        ><input id="${view.anchor}-who" name="who" type="text" autocomplete="name" required />
      </div>
      <div class="field">
        <label for="${view.anchor}-reach">Email</label
        ><input id="${view.anchor}-reach" name="reach" type="email" autocomplete="email" required />
      </div>
      <div class="field">
        <label for="${view.anchor}-words">Message</label
        ><textarea id="${view.anchor}-words" name="words" rows="4"></textarea>
      </div>
      <p class="row">
        <button type="submit" class="button">Send</button
        ><button type="button" class="button button--quiet" data-part="close">Close</button>
      </p>
      <p role="status" data-part="told"></p>
    </form>
  </dialog>`;

/** Cards with search, facets, sorting, favourites, comparison and one thing to do with each. */
export function drawCatalogue(
  view: SectionView,
  catalogue: Catalogue,
  foot: (entry: Entry, index: number) => Markup,
  compare: boolean,
): Markup {
  const random = view.random.fork('entries');
  const layout = random.pick(['grid', 'rows', 'tall', 'wide']);
  const named = random.chance(0.4);
  return html`<div class="app" data-catalogue="${catalogue.id}">
    ${toolbar(view, catalogue)}
    <p class="hint" role="status" data-part="status"></p>
    <ul class="entries entries--${layout}" role="list" data-part="list">
      ${catalogue.entries.map(
        (entry, index) =>
          html`<li
            class="entry card"
            data-name="${entry.title}"
            data-words="${[entry.title, entry.text, ...entry.facets].join(' ')}"
            data-facets="${JSON.stringify(entry.facets)}"
            data-price="${entry.price ?? ''}"
          >
            ${named && html`<h3>${entry.title}</h3>`}
            ${view.picture(`${catalogue.id === 'products' || /candles|ceramics|cakes|coffee/.test(catalogue.id) ? 'product' : 'topic'} ${entry.title}`, { shape: 'wide', decorative: true, index })}
            ${!named && html`<h3>${entry.title}</h3>`}
            <p>${entry.text}</p>
            <p class="row">
              ${entry.facets.filter((facet) => facet !== '').map((facet) => html`<span class="badge">${facet}</span>`)}
            </p>
            ${compare && html`<label class="check"><input type="checkbox" data-compare />Compare<span class="visually-hidden"> ${entry.title}</span></label>`}
            <div class="entry__foot">
              ${foot(entry, index)}<button
                type="button"
                class="mini"
                data-save
                aria-pressed="false"
              >
                <span data-heart>♡ Save</span><span class="visually-hidden"> ${entry.title}</span>
              </button>
            </div>
          </li>`,
      )}
    </ul>
    ${
      compare &&
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
              <th scope="col">Name</th>
              ${catalogue.facets.map((name) => html`<th scope="col">${name}</th>`)}
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody></tbody>
        </table>
      </div>`
    }
    ${catalogue.action !== undefined && dialog(view, catalogue.action)}
  </div>`;
}
