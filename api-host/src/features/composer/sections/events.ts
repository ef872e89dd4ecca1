import { html, sampleNote, todo } from '../text/markup';
import type { Section } from './section';

export const events: Section = {
  id: 'events',
  nav: 'Events',
  asked:
    /\b((?:upcoming |our |calendar of |live |community |school |next )*(?:events|event (?:calendar|section|list|listings)|calendars?|tour dates|gigs|shows|concert dates|workshops|exhibitions|what'?s on)(?: section| list| calendar)?)\b(?! plann| venue| compan| agenc| manag| photog| space| app)/gi,
  rank: 4,
  note: 'Dates of events are placeholders.',
  css: () => `
.events { list-style: none; padding: 0; border-top: 1px solid var(--line); }
.section--band .events, .section--band .event { border-color: var(--band-line); }
.event { display: grid; gap: 0.35rem 2rem; padding: 1.4rem 0; border-bottom: 1px solid var(--line); }
.event h3 { font-size: var(--step-1); }
.event__date { font-variant-numeric: tabular-nums; }
@media (min-width: 48rem) { .event { grid-template-columns: 10rem 1fr auto; align-items: baseline; } }`,
  render: (view) => {
    const own = view.items.length > 0;
    const list = own ? view.items : view.kind.events.list.map(([title, text]) => ({ title, text }));
    const target = view.link('booking') ?? view.link('rsvp') ?? view.link('contact');
    return {
      title: view.kind.events.title,
      body: html`${!own && sampleNote('Sample dates: replace them with yours')}
        <ul class="events" role="list">
          ${list.map(
            (item) =>
              html`<li class="event">
                <p class="event__date">${todo('Date and time')}</p>
                <div>
                  <h3>${item.title}</h3>
                  <p>${item.text ?? todo('What happens and for whom')}</p>
                </div>
                ${target && html`<a class="more" href="${target}">Ask about it<span class="visually-hidden"> ${item.title}</span></a>`}
              </li>`,
          )}
        </ul>`,
    };
  },
};
