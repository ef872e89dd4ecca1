import { html, todo } from '../text/markup';
import { capitalise } from '../text/words';
import type { Section } from './section';

/** A section the member named and we do not know: their words as heading, room for their text. */
export const custom: Section = {
  id: 'custom',
  nav: '',
  asked: /(?!)/g,
  rank: 6,
  css: () => `
.custom { display: grid; gap: clamp(1.5rem, 4vw, 3rem); align-items: center; }
.custom .art { aspect-ratio: 16 / 10; border-radius: var(--radius-l); }
.custom ul { display: grid; gap: 0.6rem; padding-left: 1.2rem; margin-top: 1rem; }
@media (min-width: 56rem) { .custom { grid-template-columns: 1fr 1fr; } .custom--flip .art { order: -1; } }`,
  render: (view) => {
    const words = view.wanted?.words ?? 'More';
    return {
      title: capitalise(words),
      body: html`<div class="custom${view.random.chance(0.5) ? ' custom--flip' : ''}">
        <div>
          <p>${todo(`Write here what visitors should know about ${words.toLowerCase()}`)}</p>
          ${
            view.items.length > 0 &&
            html`<ul>
              ${view.items.map((item) => html`<li>${item.title}${item.price && html`: <span class="price">${item.price}</span>`}</li>`)}
            </ul>`
          }
        </div>
        ${view.picture(`custom ${words}`, { shape: 'wide', decorative: true })}
      </div>`,
    };
  },
};
