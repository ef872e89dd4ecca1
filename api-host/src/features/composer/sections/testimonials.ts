import { html, todo } from '../text/markup';
import type { Section } from './section';

export const testimonials: Section = {
  id: 'testimonials',
  nav: 'Reviews',
  asked:
    /\b((?:customer |client |student |patient |guest |member |user |our |parent )*(?:testimonials?|reviews|success stories|social proof|kind words|feedback from [a-z]+|what (?:our )?(?:clients|customers|people|guests|patients|students|members) say)(?: section| carousel| slider)?)\b/gi,
  rank: 5,
  note: 'Reviews are placeholders: only real words from real people belong there.',
  css: () => `
.quotes { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.quote { margin: 0; display: flex; flex-direction: column; gap: 1rem; }
.quote blockquote { margin: 0; font-family: var(--display); font-size: var(--step-1); line-height: 1.4; }
.quote figcaption { margin-top: auto; font-size: 0.95rem; color: var(--muted); }
.section--band .quote figcaption { color: inherit; }`,
  render: (view) => {
    const quotes = view.brief.facts.quotes;
    const blanks = [
      ['What a customer said, in their own words', 'Name, place'],
      ['A second voice, about something else', 'Name, place'],
      ['A short one works well here', 'Name, place'],
    ] as const;
    return {
      title: quotes.length > 0 ? 'In their words' : 'What people say',
      body: html`<div class="quotes">
        ${
          quotes.length > 0
            ? quotes.map(
                (one) =>
                  html`<figure class="quote card">
                    <blockquote><p>“${one.text}”</p></blockquote>
                    <figcaption>${one.by ?? todo('Who said it')}</figcaption>
                  </figure>`,
              )
            : blanks.map(
                ([text, by]) =>
                  html`<figure class="quote card">
                    <blockquote><p>“${todo(text)}”</p></blockquote>
                    <figcaption>${todo(by)}</figcaption>
                  </figure>`,
              )
        }
      </div>`,
    };
  },
};
