import type { SectionView } from '../../sections/section';
import { html, sampleNote, type Markup } from '../../text/markup';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';
import { bookingScript } from './booking-script';

interface Choice {
  title: string;
  text: string;
  price: string;
}

const times = (view: SectionView): string[] =>
  ['restaurant', 'cafe', 'bakery'].includes(view.kind.id)
    ? ['12:00', '12:30', '13:30', '18:00', '18:30', '19:30', '20:00', '20:30']
    : ['09:00', '10:00', '11:00', '12:30', '14:00', '15:00', '16:30', '17:30'];

/** "choose service", "films", "rooms": what is booked, in the member's words where they gave any. */
function choicesOf(view: SectionView): Choice[] {
  const { brief, kind } = view;
  const plain = (titles: readonly string[], price = ''): Choice[] =>
    titles.map((title) => ({ title, text: '', price }));
  const priced = [...view.items, ...brief.facts.prices].filter(
    (item, index, all) => all.findIndex((other) => other.title === item.title) === index,
  );
  if (priced.length > 1)
    return priced.slice(0, 8).map((item) => ({
      title: item.title,
      text: item.price ?? '',
      price: /\d+(?:[.,]\d+)?/.exec(item.price ?? '')?.[0].replace(',', '.') ?? '',
    }));
  if (brief.offerings.length > 1)
    return plain(brief.offerings.slice(0, 8).map((item) => item.title));
  if (/cinema|film|movie/i.test(brief.prompt))
    return [
      ['The Long Harbour', '12'],
      ['Paper Moons', '12'],
      ['Night Train North', '14'],
    ].map(([title = '', price = '']) => ({ title, text: 'Sample film', price }));
  if (/parking/i.test(brief.prompt)) return plain(['Whole day', 'Morning', 'Afternoon']);
  if (/meeting room/i.test(brief.prompt))
    return plain(['Meeting room for 4', 'Meeting room for 8', 'Quiet booth']);
  if (/escape room/i.test(brief.prompt))
    return plain(['The clockmaker', 'Submarine 12', 'The last library']);
  if (kind.id === 'salon')
    return kind.items.list.slice(0, 5).map(([title, text]) => ({ title, text, price: '' }));
  return plain(kind.booking.choices);
}

const seatWord = (prompt: string): string | null =>
  /parking/i.test(prompt)
    ? 'Parking spot'
    : /seat(?:s|ing)?\b|cinema/i.test(prompt)
      ? 'Seats'
      : null;

const people = (view: SectionView): boolean =>
  /restaurant|cafe|travel|hotel|villa|escape|table|tour|guest|party|boat/i.test(
    `${view.kind.id} ${view.brief.prompt}`,
  );

const fields = (view: SectionView): Markup =>
  html`<div class="field">
      <label for="${view.anchor}-name">Your name</label
      ><input id="${view.anchor}-name" name="name" type="text" autocomplete="name" required />
    </div>
    <div class="field">
      <label for="${view.anchor}-email">Email</label
      ><input id="${view.anchor}-email" name="email" type="email" autocomplete="email" required />
    </div>
    ${people(view) && html`<div class="field"><label for="${view.anchor}-guests">Guests</label><input id="${view.anchor}-guests" name="guests" type="number" min="1" max="40" value="2" required /></div>`}
    ${/car type|vehicle/i.test(view.brief.prompt) && html`<div class="field"><label for="${view.anchor}-car">Car type</label><input id="${view.anchor}-car" name="car" type="text" required /></div>`}
    ${/address/i.test(view.brief.prompt) && html`<div class="field"><label for="${view.anchor}-address">Address</label><input id="${view.anchor}-address" name="address" type="text" autocomplete="address-line1" required /></div>`}`;

/** Service, day, time, details, confirmation. Which times are free is a sample: a page knows no diary. */
export const booking = defineApp({
  id: 'booking',
  nav: 'Book',
  rank: 8,
  asked:
    /\b((?:online |table |appointment |class |tour |room |seat |easy |simple |team |ticket |meeting room |parking spot |retreat |hotel |a )*(?:booking(?:s)?(?: form| system| page| section| widget| request| flow)?(?: with dates)?|reservations?(?: form| system| page)?|(?:seat|ticket) (?:booking|reservation)|book (?:me|us)(?: in)?\b|book (?:a|an|your|online|now|seats|tickets|appointments?)[a-z ]{0,20}|(?<=(?:can|to) )book (?!club|store|shop)[a-z]+|appointment (?:booking|form|requests?|scheduling)|appointments?(?= (?:form|request|online|only))|online appointments?|schedule (?:a|an) [a-z]+|request an appointment|appointments online|reserve a [a-z]+|availability (?:calendar|check)(?: with dates(?: and guests)?)?|choose (?:a )?service|arrival and departure dates?|check-?in and check-?out dates?|pitches))\b(?! app)|termin(?:e)? (?:buchen|vereinbaren)|terminbuchung|vorbestellung|prise de rendez-vous|réservation(?: en ligne)?s?|\breservas?(?: online)?\b|\bcita(?:s)? online\b|prenotazion[ei]|afspraak maken|reserveren/gi,
  covers:
    /price|\bday\b|\bslots?\b|barber|stylist|therapist|confirmation|choose (?:a )?(?:service|date|time)|^(?:date|time|confirm|service)s?$|my reservations|seats? on a plan|showtime|total|availability|time slot|date|guests|day and time|by date and time|pick the film|spot on a map/i,
  rules: `
.facts__row { display: flex; justify-content: space-between; gap: 1rem; border-top: 1px solid var(--line); padding: 0.5rem 0; }
.facts__row dd { margin: 0; font-weight: 650; text-align: right; }
.pick { display: grid; gap: 0.5rem; border: 0; margin: 0; padding: 0; }
.pick legend { font-weight: 650; padding: 0 0 0.6rem; }
.pick label { display: flex; gap: 0.75rem; align-items: center; padding: 0.7rem 0.9rem; border: 1px solid var(--field); border-radius: var(--radius-s); cursor: pointer; }
.pick label:has(input:checked) { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
.month { display: flex; justify-content: space-between; align-items: center; gap: 0.5rem; margin-bottom: 0.75rem; }
.days { display: grid; grid-template-columns: repeat(7, 1fr); gap: 0.3rem; }
.days .mini { padding: 0; min-height: 2.5rem; }
.seats { display: grid; grid-template-columns: repeat(8, 1fr); gap: 0.3rem; }
.seats .mini { padding: 0; }
.booked { list-style: none; padding: 0; }
.booked li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }`,
  note: 'Booking works on the page only: free times are samples, and nothing reaches your diary until a booking service or your server is connected.',
  script: bookingScript,
  render: (view) => {
    const choices = choicesOf(view);
    const seats = seatWord(view.brief.prompt);
    const single = seats === 'Parking spot';
    const plan = {
      choices,
      times: times(view),
      seats,
      single,
      currency: currencyOf(view.brief.prompt),
    };
    return {
      title: view.kind.booking.title,
      lead: 'Choose what you would like, a day and a time, then confirm.',
      body: html`<div class="app" data-booking="${JSON.stringify(plan)}">
        ${sampleNote('Sample times: connect your diary before you publish')}
        <div class="panels">
          <div class="panel stack">
            <fieldset class="pick">
              <legend>1. What would you like?</legend>
              ${choices.map(
                (one, index) =>
                  html`<label
                    ><input
                      type="radio"
                      name="${view.anchor}-what"
                      value="${index}"
                      data-choice
                    /><span
                      ><strong>${one.title}</strong
                      >${one.text !== '' && html` <span class="hint">${one.text}</span>`}</span
                    ></label
                  >`,
              )}
            </fieldset>
          </div>
          <div class="panel">
            <h3>2. Date and time</h3>
            <div class="month">
              <button type="button" class="mini" data-part="before" aria-label="Month before">
                ←
              </button>
              <strong data-part="month" aria-live="polite"></strong>
              <button type="button" class="mini" data-part="after" aria-label="Month after">
                →
              </button>
            </div>
            <div class="days" data-part="days" role="group" aria-label="Days"></div>
            <h3>Time</h3>
            <div class="row" data-part="times" role="group" aria-label="Times"></div>
            ${
              seats !== null &&
              html`<h3>${seats}</h3>
                <p class="hint">
                  ${single ? 'Entrance is on the left.' : 'The screen or stage is above row A.'}
                </p>
                <div class="seats" data-part="seats" role="group" aria-label="${seats}"></div>`
            }
          </div>
          <form class="panel stack" data-part="form" novalidate aria-label="Your details">
            <h3>3. Your details</h3>
            ${fields(view)}
            <dl class="results" data-part="summary"></dl>
            <button type="submit" class="button">Confirm booking</button>
            <p class="app__status" role="status" data-part="status"></p>
          </form>
        </div>
        <div class="panel" data-part="mine" hidden>
          <h3>My reservations</h3>
          <ul class="booked" role="list" data-part="list"></ul>
        </div>
      </div>`,
    };
  },
});
