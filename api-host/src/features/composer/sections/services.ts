import { icon } from '../art/icons';
import { html } from '../text/markup';
import type { Section } from './section';

export const services: Section = {
  id: 'services',
  nav: 'Services',
  asked:
    /\b((?:our |key |main |core |product |the )?(?:services|features|ministries|practice areas|specialties|specialities|treatments|amenities|facilities|benefits|what (?:we|i) (?:do|offer)|classes we offer|why choose us|programmes|programs|topics|expertise|capabilities|departments)(?: section| grid| list| page)?)\b/gi,
  rank: 2,
  css: (theme) => `
.services { display: grid; gap: ${theme.cards === 'rule' ? '2.25rem' : '1.25rem'} 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
@media (min-width: 60rem) { .services--6 { grid-template-columns: repeat(3, 1fr); } }
@media (min-width: 40rem) { .services--4 { grid-template-columns: repeat(2, 1fr); } }
@media (min-width: 66rem) { .services--4 { grid-template-columns: repeat(4, 1fr); } }
.services h3 { font-size: var(--step-1); margin-bottom: 0.4rem; }
.services .icon { color: var(--link); margin-bottom: 1rem; }`,
  render: (view) => {
    const known = view.kind.services.list.map(([title, text]) => ({
      title,
      text,
      price: undefined,
    }));
    const given = [
      ...view.items,
      ...(view.kind.items.list.length === 0 ? view.brief.offerings : []),
    ];
    const list = given.length > 0 ? given : known;
    const icons = view.random.chance(0.6);
    return {
      title: view.say(view.kind.services.title),
      body: html`<ul
        class="services${[4, 6].includes(list.length) && view.theme.headings !== 'side' ? ` services--${list.length}` : ''}"
        role="list"
      >
        ${list.map(
          (item, index) =>
            html`<li class="card">
              ${icons && icon(item.title, index)}
              <h3>${item.title}</h3>
              <p>
                ${item.text ? view.say(item.text) : html`<span class="todo">[One sentence about this]</span>`}
              </p>
              ${item.price && html`<p class="price">${item.price}</p>`}
            </li>`,
        )}
      </ul>`,
    };
  },
};
