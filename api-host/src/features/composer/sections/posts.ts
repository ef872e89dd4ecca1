import { html, sampleNote, todo } from '../text/markup';
import { slugOf } from '../text/words';
import type { Section, SectionView } from './section';

const css = () => `
.posts { display: grid; gap: 2rem 1.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); list-style: none; padding: 0; }
.posts .art { aspect-ratio: 3 / 2; border-radius: var(--radius-m); margin-bottom: 1rem; }
.posts h3 { font-size: var(--step-1); margin-bottom: 0.35rem; }
.post__meta { font-size: 0.88rem; color: var(--muted); margin-bottom: 0.35rem; }
.post__more summary { cursor: pointer; color: var(--link); font-weight: 600; padding: 0.35rem 0; }
.section--band .post__more summary, .section--band .post__meta { color: inherit; }
@media (min-width: 60rem) { .posts--lead li:first-child { grid-column: 1 / -1; display: grid; grid-template-columns: 1.25fr 1fr; gap: 2rem; align-items: center; } .posts--lead li:first-child h3 { font-size: var(--step-2); } }`;

const list = (view: SectionView, picture: boolean, group: string) => {
  const own = view.items.length > 0;
  const posts = own
    ? view.items.map((item) => [item.title, item.text ?? '', item.group ?? ''] as const)
    : view.kind.posts.list;
  const topics = [...new Set(posts.map(([, , topic]) => topic).filter((topic) => topic !== ''))];
  const searchable = picture && posts.length > 3;
  return html`${!own && sampleNote('Sample entries: replace them with yours')}
    ${
      searchable &&
      html`<div class="search">
        <div class="field">
          <label for="${view.anchor}-search">Search</label
          ><input type="search" id="${view.anchor}-search" data-search="${group}" />
        </div>
        ${
          topics.length > 1 &&
          html`<div
            class="filters"
            data-filter="${group}"
            role="group"
            aria-label="Filter by topic"
          >
            <button type="button" class="chip" data-show="" aria-pressed="true">All</button>
            ${topics.map((topic) => html`<button type="button" class="chip" data-show="${slugOf(topic, 'topic')}" aria-pressed="false">${topic}</button>`)}
          </div>`
        }
      </div>`
    }
    <ul
      class="posts${picture && (posts.length % 3 === 1 || /featured/i.test(view.wanted?.words ?? '')) && posts.length > 3 ? ' posts--lead' : ''}"
      role="list"
      data-filtered="${group}"
    >
      ${posts.map(
        ([title, text, topic], index) =>
          html`<li data-group="${slugOf(topic, 'topic')}">
            ${picture && view.picture(`post ${title}`, { shape: 'wide', decorative: true, index })}
            <article>
              <p class="post__meta">${topic !== '' && `${topic} · `}${todo('Date')}</p>
              <h3>${view.say(title)}</h3>
              <p>${text === '' ? todo('One sentence about it') : view.say(text)}</p>
              <details class="post__more">
                <summary>Read more</summary>
                <p>${todo(`The full text of “${view.say(title)}”`)}</p>
              </details>
            </article>
          </li>`,
      )}
    </ul>
    ${searchable && html`<p role="status" data-filter-status="${group}"></p>`}`;
};

const make = (
  id: string,
  nav: string,
  rank: number,
  asked: RegExp,
  title: string | null,
  picture: boolean,
): Section => ({
  id,
  nav,
  rank,
  asked,
  css,
  behaviours: ['filter'],
  note: 'Articles and news are samples with the text left for you.',
  render: (view) => ({
    title: title ?? view.say(view.kind.posts.title),
    body: list(view, picture, id),
  }),
});

export const posts = make(
  'posts',
  'Articles',
  4,
  /\b((?:latest |recent |featured |our |the )*(?:blog(?: posts?| section| page)|articles|posts|stories|featured story|news(?: section| page| feed| and updates)?|journal entries|recipes))\b(?!letter)|\bwith a blog\b|(?<=(?:,|and|plus) (?:a |our )?)(?:blog|journal)\b(?! (?:called|about|named|for|by|post))|\ba blog(?= (?:and|with|,|section))/gi,
  null,
  true,
);

export const announcements = make(
  'announcements',
  'News',
  2,
  /\b((?:school |latest |important |our |parish )*(?:announcements?|notices?|notice board|bulletin)(?: board| section)?)\b/gi,
  'Announcements',
  false,
);

export const sermons = make(
  'sermons',
  'Sermons',
  4,
  /\b((?:recent |latest |past |our |online )*(?:sermons?|messages archive|talks archive|homil(?:y|ies))(?: archive| section| library)?)\b/gi,
  'Recent sermons',
  true,
);
