import type { SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { choiceField, definePart, field, searchField } from './define-part';
import { postSamples } from './post-samples';
import { postsScript } from './posts-script';

const rules = `
.posts { display: grid; gap: 1.5rem; list-style: none; padding: 0; }
.post { display: grid; gap: 0.6rem; align-content: start; }
.post h3 { font-size: 1.25rem; }
.post .art { aspect-ratio: 16 / 9; border-radius: var(--radius-m); }
.told { list-style: none; padding: 0.25rem 0 0; display: grid; gap: 0.5rem; }
.told li { padding-left: 0.9rem; border-left: 3px solid var(--brand); }
@media (min-width: 56rem) { .posts--two { grid-template-columns: 1fr 1fr; } .posts--lead > :first-child { grid-column: 1 / -1; } .posts--lead { grid-template-columns: repeat(3, 1fr); } }`;

/** What people call one of them: an article is read, a post is liked, a discussion is answered. */
const kindOf = (words: string): 'article' | 'post' | 'topic' =>
  /forum|discuss|community|question/i.test(words)
    ? 'topic'
    : /post|feed|journal|stor(?:y|ies)|wall|activity|photo/i.test(words)
      ? 'post'
      : 'article';

const texts = {
  article: { write: 'Write an article', reply: 'Comment', one: 'article' },
  post: { write: 'Write a post', reply: 'Comment', one: 'post' },
  topic: { write: 'Open a discussion', reply: 'Reply', one: 'discussion' },
} as const;

const form = (view: SectionView, kind: keyof typeof texts, topics: readonly string[]): Markup =>
  html`<details class="panel">
    <summary>${texts[kind].write}</summary>
    <form
      class="stack"
      data-part="form"
      novalidate
      aria-label="${texts[kind].write}: ${view.wanted?.words ?? ''}"
    >
      ${field(view, 'title', 'Title')} ${field(view, 'topic', 'Category', { choices: topics })}
      ${/place|travel|map/i.test(view.brief.prompt) && field(view, 'place', 'Place', { required: false })}
      ${field(view, 'words', 'Text', { type: 'long' })}
      <button type="submit" class="button button--small">Publish</button>
      <p role="status" data-part="status"></p>
    </form>
  </details>`;

/** Articles, posts or discussions: read, search, like, answer, write; an archive by month. */
export const postsPart = definePart({
  id: 'c-posts',
  nav: 'Posts',
  rules,
  script: postsScript,
  render: (view) => {
    const words = view.wanted?.words ?? 'Posts';
    const kind = kindOf(words);
    const samples = postSamples(`${words} ${view.brief.prompt}`, kind);
    const topics = [...new Set(samples.map(({ topic }) => topic))];
    const plan = {
      id: view.anchor,
      kind,
      samples,
      reply: texts[kind].reply,
      follow: /follow|subscri/i.test(view.brief.prompt),
    };
    const layout = kind === 'topic' ? '' : view.random.pick([' posts--two', ' posts--lead', '']);
    return {
      title: words,
      body: html`<div class="app" data-posts="${JSON.stringify(plan)}">
        ${sampleNote(`Sample texts: write over them`)}
        <div class="bar-row">
          ${searchField(view)} ${choiceField(view, 'topic', 'Category', topics)}
          ${choiceField(view, 'month', 'Archive by month', [], 'All months')}
        </div>
        ${form(view, kind, topics)}
        <p class="hint" role="status" data-part="count"></p>
        <ul class="posts${layout}" role="list" data-part="list">
          ${samples.map(
            ({ title, text, topic }, index) =>
              html`<li class="post card" data-at="${index}">
                ${kind !== 'topic' && view.picture(`topic ${title}`, { shape: 'wide', decorative: true, index })}
                <p class="hint" data-line>${topic}</p>
                <h3>${title}</h3>
                <p>${text}</p>
                <div class="stack" data-foot></div>
              </li>`,
          )}
        </ul>
      </div>`,
    };
  },
});
