import { html, todo } from '../text/markup';
import { icon } from '../art/icons';
import { capitalise } from '../text/words';
import type { Section } from './section';

/** Whatever was asked for and has no section of its own: named, with a place for its text. */
export const askedFor: Section = {
  id: 'asked',
  nav: 'More',
  asked: /(?!)/g,
  rank: 7,
  css: () => `
.asked { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); list-style: none; padding: 0; }
.asked h3 { font-size: 1.12rem; margin: 0.6rem 0 0.4rem; overflow-wrap: anywhere; }`,
  render: (view) => ({
    title: view.items.length === 1 ? capitalise(view.items[0]?.title ?? '') : 'Also good to know',
    body: html`<ul class="asked" role="list">
      ${view.items.map(
        (item, index) =>
          html`<li class="card">
            ${icon(item.title, index)}
            <h3>${capitalise(item.title)}</h3>
            <p>${todo('A few words about it')}</p>
          </li>`,
      )}
    </ul>`,
  }),
};
