import type { Item } from '../brief';
import { html, sampleNote } from '../text/markup';
import { slugOf } from '../text/words';
import type { Section } from './section';

/** Where a kind has things to sell and no projects, the projects have no names yet. */
const unnamed: readonly Item[] = [
  'First project',
  'Second project',
  'Third project',
  'Fourth project',
].map((title, at) => ({ title, group: at % 2 === 0 ? 'Recent' : 'Earlier' }));

export const work: Section = {
  id: 'work',
  nav: 'Work',
  asked:
    /\b((?:selected |recent |featured |past |my |our |completed |a )*(?:projects?(?: gallery| grid| showcase| section| page)?|case stud(?:y|ies)|work samples|selected work|recent work|past work|portfolio (?:grid|section|gallery|of work|of projects)))\b(?! manag| plan)/gi,
  rank: 2,
  behaviours: ['filter'],
  note: 'Projects you did not name are placeholders.',
  css: () => `
.work { display: grid; gap: clamp(1.5rem, 3vw, 2.5rem); grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); list-style: none; padding: 0; }
.work .art { aspect-ratio: 4 / 3; border-radius: var(--radius-m); margin-bottom: 1rem; }
.work h3 { font-size: var(--step-1); }
.work p { color: var(--muted); margin-top: 0.25rem; }
@media (min-width: 60rem) { .work--lead li:first-child { grid-column: span 2; } .work--lead li:first-child .art { aspect-ratio: 8 / 3.9; } }`,
  render: (view) => {
    const own = [...view.items, ...view.brief.offerings];
    const list =
      own.length > 0
        ? own
        : ['portfolio', 'agency', 'architecture', 'photography', 'craft', 'trade'].includes(
              view.kind.id,
            )
          ? view.kind.items.list.map(([title, text, group]) => ({ title, text, group }))
          : unnamed;
    const groups = [
      ...new Set(list.map((item) => item.group).filter((group) => group !== undefined)),
    ];
    return {
      title: 'Selected work',
      body: html`${own.length === 0 && sampleNote('Placeholder projects: put your own here')}
        ${
          groups.length > 1 &&
          html`<div class="filters" data-filter="work" role="group" aria-label="Filter projects">
            <button type="button" class="chip" data-show="" aria-pressed="true">All</button>
            ${groups.map((group) => html`<button type="button" class="chip" data-show="${slugOf(group, 'group')}" aria-pressed="false">${group}</button>`)}
          </div>`
        }
        <ul
          class="work${list.length % 3 === 2 ? ' work--lead' : ''}"
          role="list"
          data-filtered="work"
        >
          ${list.map(
            (item, index) =>
              html`<li data-group="${slugOf(item.group ?? '', 'group')}">
                ${view.picture(`work ${item.title}`, { shape: 'wide', decorative: true, index })}
                <h3>${item.title}</h3>
                <p>
                  ${item.text ?? html`<span class="todo">[Client, year and what changed]</span>`}
                </p>
              </li>`,
          )}
        </ul>`,
    };
  },
};
