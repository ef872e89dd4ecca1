import { html, todo } from '../text/markup';
import type { Section } from './section';

export const testimonials: Section = {
  id: 'testimonials',
  nav: 'Reviews',
  asked:
    /\b((?:customer |client |student |patient |guest |member |user |our |parent )*(?:testimonials?|reviews|success stories|social proof|kind words|feedback from [a-z]+|what (?:our )?(?:clients|customers|people|guests|patients|students|members) say)(?: section| carousel| slider)?)\b/gi,
  rank: 5,
  behaviours: ['carousel'],
  note: 'Reviews are placeholders: only real words from real people belong there.',
  css: () => `
.quotes { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.quote { margin: 0; display: flex; flex-direction: column; gap: 1rem; }
.quote blockquote { margin: 0; font-family: var(--display); font-size: var(--step-1); line-height: 1.4; }
.quote figcaption { margin-top: auto; font-size: 0.95rem; color: var(--muted); }
.section--band .quote figcaption { color: inherit; }
.quotes--slides { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; gap: 0; }
.quotes--slides .quote { flex: 0 0 100%; scroll-snap-align: start; padding: clamp(1.75rem, 5vw, 3.5rem); }
.quotes--slides blockquote { font-size: var(--step-2); max-width: 44rem; }
.slides__bar { display: flex; align-items: center; gap: 0.75rem; margin-top: 1rem; }
.section-head--center ~ .slides__bar { justify-content: center; }`,
  render: (view) => {
    const quotes = view.brief.facts.quotes;
    const slides = /carousel|slider|slideshow/i.test(view.wanted?.words ?? '');
    const blanks = [
      ['What a customer said, in their own words', 'Name, place'],
      ['A second voice, about something else', 'Name, place'],
      ['A short one works well here', 'Name, place'],
    ] as const;
    return {
      title: quotes.length > 0 ? 'In their words' : 'What people say',
      body: html`<div
          class="quotes${slides && ' quotes--slides'}"
          ${slides && html`data-carousel tabindex="0" role="group" aria-label="Reviews, one at a time"`}
        >
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
        </div>
        ${
          slides &&
          html`<div class="slides__bar">
            <button
              type="button"
              class="button button--quiet button--small"
              data-carousel-step="-1"
            >
              Previous<span class="visually-hidden"> review</span>
            </button>
            <span data-carousel-at role="status"></span>
            <button type="button" class="button button--quiet button--small" data-carousel-step="1">
              Next<span class="visually-hidden"> review</span>
            </button>
          </div>`
        }`,
    };
  },
};
