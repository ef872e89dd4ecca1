import { currencyOf } from '../../apps/currency';
import type { SectionView } from '../../sections/section';
import { html, type Markup } from '../../text/markup';
import { commissionOf } from './commission-of';
import { bookingScript, bookingsScript } from './booking-script';
import { definePart, field } from './define-part';

const rules = `.days { display: grid; grid-template-columns: repeat(7, 1fr); gap: 0.3rem; } .day { min-height: 2.5rem; padding: 0; border: 1px solid var(--line); border-radius: var(--radius-s); background: var(--surface); color: var(--text); cursor: pointer; font-variant-numeric: tabular-nums; } .day[aria-pressed='true'] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); } .day:disabled { background: var(--tint); color: var(--muted); cursor: not-allowed; text-decoration: line-through; } .month { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-bottom: 0.9rem; } .total { font-size: var(--step-1); font-weight: 650; padding-top: 0.75rem; border-top: 2px solid var(--text); }`;

/** A night is left on the next morning, a day is used until it ends, a time is an hour of one day. */
function modeOf(formId: string, prompt: string): 'nights' | 'days' | 'slots' {
  if (formId === 'stay') return 'nights';
  if (formId === 'rental') return 'days';
  return /per night|nights\b/i.test(prompt) ? 'nights' : 'slots';
}

const extrasOf = (prompt: string, mode: string): [string, number][] =>
  mode === 'nights'
    ? [
        ['Breakfast', 14],
        ['Late check-out', 20],
      ]
    : mode === 'days'
      ? [
          ['Insurance', 9],
          ['Delivery and collection', 15],
        ]
      : /extras?\b|options/i.test(prompt)
        ? [['Reminder by letter', 2]]
        : [];

const hours = ['09:00', '10:00', '11:30', '13:00', '14:30', '16:00', '18:00', '19:30'] as const;

/** What can be booked: the things of the site, or tables where dishes are shown. */
function itemsOf(view: SectionView): { title: string; price: number }[] {
  const { subject } = commissionOf(view);
  const { prompt } = view.brief;
  if (subject.id === 'dishes')
    return ['Table for two', 'Table for four', 'Long table for eight'].map((title) => ({
      title,
      price: 0,
    }));
  if (/test drive/i.test(prompt))
    return subject.entries.map(({ title }) => ({ title: `Test drive: ${title}`, price: 0 }));
  return subject.entries.map(({ title, price }) => ({ title, price: price ?? 0 }));
}

export const bookingPart = definePart({
  id: 'c-booking',
  nav: 'Booking',
  rules,
  script: bookingScript,
  note: 'Bookings are kept on the visitor’s own device and taken days are samples; a real calendar, payment and confirmation by mail need a booking service.',
  render: (view) => {
    const { formId, subject } = commissionOf(view);
    const { prompt } = view.brief;
    const mode = modeOf(formId, prompt);
    const sign = currencyOf(prompt);
    const items = itemsOf(view);
    const guests = mode === 'nights' || subject.id === 'dishes';
    const plan = {
      items,
      sign,
      nights: mode === 'nights',
      slots: mode === 'slots',
      unit: mode === 'nights' ? 'night' : 'day',
      perGuest: false,
    };
    const extras: Markup[] = extrasOf(prompt, mode).map(
      ([label, price]) =>
        html`<label class="check"
          ><input type="checkbox" data-extra="${price}" />${label}, ${sign}${price}</label
        >`,
    );
    return {
      title: view.wanted?.words ?? 'Booking',
      body: html`<div class="app app__cols app__cols--even" data-booking="${JSON.stringify(plan)}">
        <form class="panel stack" data-part="form" novalidate aria-label="Booking">
          ${field(view, 'thing', 'What would you like to book', { choices: items.map(({ title }) => title) })}
          ${field(view, 'from', mode === 'slots' ? 'Date' : mode === 'nights' ? 'Arrival' : 'Pick-up date', { type: 'date' })}
          ${mode === 'slots' ? field(view, 'slot', 'Time', { choices: hours }) : field(view, 'to', mode === 'nights' ? 'Departure' : 'Return date', { type: 'date' })}
          ${guests && field(view, 'guests', 'Guests', { type: 'number', value: '2', min: 1 })}
          ${
            extras.length > 0 &&
            html`<fieldset class="extras">
              <legend>Extras</legend>
              ${extras}
            </fieldset>`
          }
          ${field(view, 'name', 'Your name')} ${field(view, 'email', 'Email', { type: 'email' })}
          <p data-part="sum"></p>
          <p class="total" data-part="total"></p>
          <button type="submit" class="button">Confirm booking</button>
          <p class="app__status" role="status" data-part="status"></p>
        </form>
        <div class="panel">
          <h3>Availability</h3>
          <div class="month">
            <button type="button" class="mini" data-part="before" aria-label="Month before">
              ←
            </button>
            <strong data-part="month" aria-live="polite"></strong>
            <button type="button" class="mini" data-part="after" aria-label="Month after">→</button>
          </div>
          <div class="days" role="group" aria-label="Days" data-part="days"></div>
          <p class="hint">Days that are struck through are taken. They are samples.</p>
        </div>
      </div>`,
    };
  },
});

export const bookingsPart = definePart({
  id: 'c-bookings',
  nav: 'My bookings',
  rules:
    '.cards { display: grid; gap: 1.25rem; list-style: none; padding: 0; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); } .cards h3 { font-size: 1.1rem; }',
  script: bookingsScript,
  render: (view) => {
    const { formId } = commissionOf(view);
    const [first] = itemsOf(view);
    const slots = modeOf(formId, view.brief.prompt) === 'slots';
    const plan = {
      sign: currencyOf(view.brief.prompt),
      slots,
      first: first?.title ?? '',
      price: (first?.price ?? 0) * (slots ? 1 : 2),
    };
    return {
      title: view.wanted?.words ?? 'My bookings',
      lead: 'What was booked on this device. The first one is a sample.',
      body: html`<div class="app" data-bookings="${JSON.stringify(plan)}">
        <ul class="cards" role="list" data-part="list"></ul>
      </div>`,
    };
  },
});
