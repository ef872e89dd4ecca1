import type { Item } from '../brief';
import { html, sampleNote, todo } from '../text/markup';
import { slugOf } from '../text/words';
import type { Section } from './section';

/** Things to look through and ask about: homes, rooms, animals, vehicles, jobs. */
export const listings: Section = {
  id: 'listings',
  nav: 'Listings',
  asked:
    /\b((?:property |home |job |car |pet |current |our |featured |available )*(?:listings|properties|homes for sale|vacancies|open positions|job openings|rooms(?: and rates)?|vehicles|fleet|inventory|adoptable (?:animals|pets|dogs|cats)|(?:animals|pets|dogs|cats) (?:for|up for) adoption|member directory|directory of [a-z ]{3,24}|tours? (?:list|packages)|destinations)(?: section| page| grid)?)\b/gi,
  rank: 2,
  behaviours: ['filter'],
  note: 'Listings are samples: replace them with real ones.',
  css: () => `
.listings { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); list-style: none; padding: 0; }
.listings .art { aspect-ratio: 4 / 3; border-radius: var(--radius-m); margin-bottom: 1rem; }
.listings h3 { font-size: 1.15rem; }
.listings .price { margin: 0.4rem 0 0.8rem; }`,
  render: (view) => {
    const fits = ['property', 'travel'].includes(view.kind.id);
    const sample = fits
      ? view.kind.items.list.map(([title, text, group]) => ({ title, text, group }))
      : [1, 2, 3, 4, 5, 6].map((number) => ({
          title: `Entry ${number}`,
          text: undefined,
          group: undefined,
        }));
    const list: readonly Item[] = view.items.length > 1 ? view.items : sample;
    const groups = [
      ...new Set(list.map((item) => item.group).filter((group) => group !== undefined)),
    ];
    const target = view.link('booking') ?? view.link('contact');
    return {
      title: 'Have a look',
      body: html`${view.items.length < 2 && sampleNote('Samples: replace them with real entries')}
        <div class="search">
          <div class="field">
            <label for="${view.anchor}-search">Search</label
            ><input type="search" id="${view.anchor}-search" data-search="${view.anchor}" />
          </div>
          ${
            groups.length > 1 &&
            html`<div class="filters" data-filter="${view.anchor}" role="group" aria-label="Filter">
              <button type="button" class="chip" data-show="" aria-pressed="true">All</button>
              ${groups.map((group) => html`<button type="button" class="chip" data-show="${slugOf(group, 'group')}" aria-pressed="false">${group}</button>`)}
            </div>`
          }
        </div>
        <ul class="listings" role="list" data-filtered="${view.anchor}">
          ${list.map(
            (item) =>
              html`<li class="card" data-group="${slugOf(item.group ?? '', 'group')}">
                ${view.picture(`listing ${item.title}`, { shape: 'wide', decorative: true })}
                <h3>${item.title}</h3>
                <p>${item.text ?? todo('Short description')}</p>
                <p class="price">${item.price ?? todo('Details or price')}</p>
                ${target && html`<a class="more" href="${target}">Ask about it<span class="visually-hidden"> ${item.title}</span></a>`}
              </li>`,
          )}
        </ul>
        <p role="status" data-filter-status="${view.anchor}"></p>`,
    };
  },
};
