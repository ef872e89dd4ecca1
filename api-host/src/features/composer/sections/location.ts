import { html, todo } from '../text/markup';
import { contactLines } from './contact';
import type { Section } from './section';

const week = ['Monday to Friday', 'Saturday', 'Sunday'] as const;

export const location: Section = {
  id: 'location',
  nav: 'Find us',
  asked:
    /\b((?:our |a |interactive |google )*(?:locations?(?: map| and hours| section| page)?|opening (?:hours|times)|business hours|hours of operation|hours and location|map(?: and directions| section)?|directions|find us|where to find us|address and hours|how to (?:find|get to) us|getting there|(?:open studio |studio |shop |office |visiting |surgery )?hours))\b(?! before| later| ago| of (?:work|sleep))/gi,
  rank: 8,
  note: 'The map is a drawing and the opening hours are placeholders unless you gave them.',
  css: () => `
.location { display: grid; gap: clamp(1.5rem, 4vw, 3rem); }
.location .art { aspect-ratio: 16 / 11; border-radius: var(--radius-l); }
.hours { display: grid; gap: 0.6rem; margin: 0 0 1.75rem; }
.hours div { display: flex; justify-content: space-between; gap: 1.5rem; padding-bottom: 0.6rem; border-bottom: 1px solid var(--line); }
.hours dd { margin: 0; text-align: right; }
@media (min-width: 56rem) { .location { grid-template-columns: 1.2fr 1fr; align-items: center; } }`,
  render: (view) => {
    const { hours } = view.brief.facts;
    return {
      title: view.brief.place === null ? 'Where to find us' : `Find us in ${view.brief.place}`,
      body: html`<div class="location">
        ${view.picture('map')}
        <div>
          <h3 class="sub">Opening hours</h3>
          ${
            hours.length > 0
              ? html`<ul class="plain-list hours">
                  ${hours.map((line) => html`<li>${line}</li>`)}
                </ul>`
              : html`<dl class="hours">
                  ${week.map(
                    (day) =>
                      html`<div>
                        <dt>${day}</dt>
                        <dd>${todo('Hours')}</dd>
                      </div>`,
                  )}
                </dl>`
          }
          ${contactLines(view)}
        </div>
      </div>`,
    };
  },
};
