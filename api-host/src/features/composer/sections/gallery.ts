import { html, sampleNote } from '../text/markup';
import type { Section } from './section';

export const gallery: Section = {
  id: 'gallery',
  nav: 'Gallery',
  asked:
    /\b((?:photo(?:graphy)? |image |picture |project |our |video )*(?:gallery|galleries|lightbox|photo album|photo grid|lookbook|before[- ]and[- ]after(?: photos)?|instagram feed|photos(?= (?:of|from)\b)|(?<=, (?:some )?)photos(?=,| and)))\b/gi,
  rank: 4,
  behaviours: ['lightbox'],
  note: 'Pictures are drawings made for this page; replace them with your own photographs.',
  css: () => `
.gallery { display: grid; gap: 0.75rem; grid-template-columns: repeat(2, 1fr); list-style: none; padding: 0; }
.gallery button { display: block; width: 100%; height: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-align: left; cursor: zoom-in; border-radius: var(--radius-m); }
.gallery .art { aspect-ratio: 1; border-radius: var(--radius-m); }
.gallery figcaption, .gallery__caption { display: block; font-size: 0.9rem; color: var(--muted); padding: 0.4rem 0 0.5rem; }
.section--band .gallery__caption { color: inherit; }
@media (min-width: 48rem) { .gallery { grid-template-columns: repeat(3, 1fr); gap: 1.1rem; } .gallery--mosaic li:first-child { grid-column: span 2; grid-row: span 2; } .gallery--mosaic li:first-child .art { aspect-ratio: 1.02; } }
.lightbox { width: min(92vw, 56rem); max-width: none; max-height: 92vh; padding: 1rem; border: 0; border-radius: var(--radius-l); background: var(--surface); color: var(--text); }
.lightbox::backdrop { background: rgb(0 0 0 / 0.75); }
.lightbox .art { aspect-ratio: 3 / 2; max-height: 70vh; border-radius: var(--radius-m); }
.lightbox__bar { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; justify-content: space-between; margin-top: 0.9rem; }`,
  render: (view) => {
    const captions =
      view.items.length > 0 ? view.items.map((item) => item.title) : view.kind.gallery.list;
    return {
      title: view.say(view.kind.gallery.title),
      body: html`${sampleNote('Drawn placeholders: swap in your photographs')}
        <ul
          class="gallery${view.random.chance(0.5) ? ' gallery--mosaic' : ''}"
          role="list"
          data-gallery
        >
          ${captions.map(
            (caption, index) =>
              html`<li>
                <button type="button" data-caption="${caption}">
                  ${view.picture(`gallery ${caption}`, { shape: 'square', decorative: true, index })}
                  <span class="gallery__caption">${caption}</span>
                </button>
              </li>`,
          )}
        </ul>
        <dialog class="lightbox" data-lightbox aria-label="Picture">
          <div data-lightbox-picture></div>
          <div class="lightbox__bar">
            <p data-lightbox-caption></p>
            <div class="row">
              <button
                type="button"
                class="button button--quiet button--small"
                data-lightbox-step="-1"
              >
                Previous
              </button>
              <button
                type="button"
                class="button button--quiet button--small"
                data-lightbox-step="1"
              >
                Next
              </button>
              <button type="button" class="button button--small" data-lightbox-close>Close</button>
            </div>
          </div>
        </dialog>`,
    };
  },
};
