import type { Item } from '../brief';
import { html, todo, type Markup } from '../text/markup';
import { capitalise } from '../text/words';
import type { Section, SectionView } from './section';
import { topicFor } from './topics';
import type { Topic } from './topics/topic';

/** Text with its [facts to fill in] marked as such. */
export const withGaps = (text: string): Markup =>
  html`${text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('[') ? todo(part.slice(1, -1)) : part))}`;

const pointsOf = (items: readonly Item[], topic: Topic | null): Topic['points'] =>
  items.length > 0
    ? items.map((item) => [
        item.title,
        [item.price, item.text].filter(Boolean).join(', ') || '[A few words about it]',
      ])
    : (topic?.points ?? []);

function listOf(points: Topic['points'], shape: Topic['shape']): Markup {
  const list = points.map(
    ([title, text]) =>
      html`<li>
        <h3>${withGaps(title)}</h3>
        <p>${withGaps(text)}</p>
      </li>`,
  );
  return shape === 'time'
    ? html`<ol class="points points--${shape}" role="list">
        ${list}
      </ol>`
    : html`<ul class="points points--${shape}" role="list">
        ${list}
      </ul>`;
}

/** A heading nobody prepared: room for the member's text, in one of three arrangements. */
const blank = (view: SectionView, words: string): Markup =>
  html`<div class="custom custom--${view.random.pick(['left', 'flip', 'wide'] as const)}">
    <div>
      <p>
        ${todo(view.brief.language === 'en' ? `Two or three sentences about ${words.toLowerCase()}` : 'A few words about it')}
      </p>
    </div>
    ${view.picture(`custom ${words}`, { shape: 'wide', decorative: true })}
  </div>`;

/** A section the member named and we do not know: their words as heading, what is usual under it. */
export const custom: Section = {
  id: 'custom',
  nav: '',
  asked: /(?!)/g,
  rank: 6,
  css: () => `
.custom { display: grid; gap: clamp(1.5rem, 4vw, 3rem); align-items: center; }
.custom .art { aspect-ratio: 16 / 10; border-radius: var(--radius-l); }
.custom--wide .art { aspect-ratio: 21 / 6; }
.points { list-style: none; padding: 0; display: grid; gap: 1.25rem; }
.points h3 { font-size: 1.12rem; overflow-wrap: anywhere; }
.points p { margin-top: 0.35rem; }
.points--cards { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
.points--cards li { background: var(--surface); color: var(--text); border: 1px solid var(--line); border-radius: var(--radius-l); padding: 1.5rem; }
.points--rows { gap: 0; max-width: 52rem; border-top: 1px solid var(--line); }
.points--rows li { display: grid; gap: 0.25rem 2rem; padding: 1rem 0; border-bottom: 1px solid var(--line); }
.points--rows p { margin: 0; }
.points--time { gap: 0; max-width: 44rem; }
.points--time li { position: relative; padding: 0 0 1.75rem 2.25rem; border-left: 2px solid var(--line); margin-left: 0.5rem; }
.points--time li:last-child { padding-bottom: 0; }
.points--time li::before { content: ''; position: absolute; left: -0.5rem; top: 0.35rem; width: 0.9rem; height: 0.9rem; border-radius: 50%; background: var(--brand); }
.points--check { max-width: 48rem; }
.points--check li { display: grid; grid-template-columns: 1.75rem 1fr; column-gap: 0.75rem; }
.points--check li::before { content: '✓'; font-weight: 700; color: var(--link, inherit); grid-row: span 2; }
.section--band .points--check li::before { color: inherit; }
.section-head--center ~ .points--rows, .section-head--center ~ .points--time, .section-head--center ~ .points--check { margin-inline: auto; }
@media (min-width: 40rem) { .points--rows li { grid-template-columns: minmax(9rem, 1fr) 2fr; align-items: baseline; } }
@media (min-width: 56rem) { .custom { grid-template-columns: 1fr 1fr; } .custom--flip .art { order: -1; } .custom--wide { grid-template-columns: 1fr; } }`,
  render: (view) => {
    const words = view.wanted?.words ?? 'More';
    const topic = view.brief.language === 'en' ? topicFor(words) : null;
    const points = pointsOf(view.items, topic);
    return {
      title: capitalise(words),
      ...(topic !== null && view.items.length === 0 && { lead: topic.lead }),
      body: points.length > 0 ? listOf(points, topic?.shape ?? 'cards') : blank(view, words),
    };
  },
};
