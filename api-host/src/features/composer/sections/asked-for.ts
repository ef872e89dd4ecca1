import { html, todo } from '../text/markup';
import { icon } from '../art/icons';
import { capitalise } from '../text/words';
import { withGaps } from './custom';
import type { Section } from './section';
import { topicFor } from './topics';

/** Whatever was asked for and has no section of its own: named, with what is usually said about it. */
export const askedFor: Section = {
  id: 'asked',
  nav: 'More',
  asked: /(?!)/g,
  rank: 7,
  css: () => `
.asked { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); list-style: none; padding: 0; }
.asked h3 { font-size: 1.12rem; margin: 0.6rem 0 0.4rem; overflow-wrap: anywhere; }
.next { display: flex; flex-wrap: wrap; gap: 0.6rem; list-style: none; padding: 0; }
.next li { border: 1px dashed var(--field); border-radius: 999px; padding: 0.4rem 1rem; overflow-wrap: anywhere; }`,
  render: (view) => {
    // What a tool does not do is said to be missing, not drawn as if it were there.
    if (view.brief.app)
      return {
        title: 'Planned next',
        lead: 'Asked for, and not part of this version yet.',
        body: html`<ul class="next" role="list">
          ${view.items.map((item) => html`<li>${capitalise(item.title)}</li>`)}
        </ul>`,
      };
    return {
      title: view.items.length === 1 ? capitalise(view.items[0]?.title ?? '') : 'Also good to know',
      body: html`<ul class="asked" role="list">
        ${view.items.map((item, index) => {
          const topic = view.brief.language === 'en' ? topicFor(item.title) : null;
          return html`<li class="card">
            ${icon(item.title, index)}
            <h3>${capitalise(item.title)}</h3>
            <p>${topic === null ? todo('A few words about it') : withGaps(topic.lead)}</p>
          </li>`;
        })}
      </ul>`,
    };
  },
};
