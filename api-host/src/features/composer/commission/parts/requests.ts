import { html } from '../../text/markup';
import { definePart, field } from './define-part';

const script = String.raw`// Forms whose entries are listed below them with their state
for (const { box, find, plan } of plansOf('request')) {
  const own = () => shelf.get('requests').filter((one) => one.kind === plan.kind || plan.all);
  const put = (one, state) => shelf.set('requests', shelf.get('requests').map((each) => (each === one ? { ...each, state } : each)));
  const draw = () => {
    find('empty').hidden = own().length > 0;
    find('list').replaceChildren(...own().map((one) => el('li', { class: 'line' }, el('span', {}, el('strong', {}, one.about || one.name || one.kind), ' ' + (one.message ?? '')), el('span', { class: 'row' }, el('span', { class: 'badge' }, one.state), el('span', { class: 'hint' }, showDay(one.day)), ...(plan.decide && one.state === 'Sent' ? [press('Approve', () => put(one, 'Approved')), press('Decline', () => put(one, 'Declined'))] : []), press('Delete', () => shelf.set('requests', shelf.get('requests').filter((each) => each !== one)), { 'aria-label': 'Delete ' + (one.about || one.kind) })))));
  };
  find('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('status'))) return;
    shelf.set('requests', [{ kind: plan.kind, ...valuesOf(event.target), day: dayFrom(0), state: 'Sent' }, ...shelf.get('requests')]);
    event.target.reset();
    find('status').textContent = 'Noted on this device and listed beside the form. It is not sent to anybody yet.';
  });
  shelf.on('requests', draw);
  draw();
}`;

type Line = readonly [name: string, label: string, type?: string, choices?: readonly string[]];

const who: readonly Line[] = [
  ['name', 'Your name'],
  ['email', 'Email', 'email'],
];

/** Which fields a form has follows from its own words. */
const forms: readonly (readonly [RegExp, readonly Line[]])[] = [
  [
    /leave|absence|vacation request/i,
    [
      [
        'about',
        'Kind of leave',
        'text',
        ['Holiday', 'Sick leave', 'Parental leave', 'Unpaid leave'],
      ],
      ['from', 'First day', 'date'],
      ['to', 'Last day', 'date'],
      ['message', 'Reason', 'long'],
    ],
  ],
  [
    /adopt/i,
    [
      ...who,
      ['about', 'Which animal'],
      ['home', 'Your home', 'text', ['Flat', 'House with garden', 'Farm']],
      ['message', 'Why you would be a good match', 'long'],
    ],
  ],
  [
    /volunteer/i,
    [
      ...who,
      ['about', 'What you would like to do', 'text', ['Daily care', 'Events', 'Driving', 'Office']],
      ['from', 'From when', 'date'],
      ['message', 'Anything we should know', 'long'],
    ],
  ],
  [
    /report|issue|problem|complaint/i,
    [
      ['about', 'What is the problem'],
      ['category', 'Category', 'text', ['Street', 'Light', 'Rubbish', 'Noise', 'Other']],
      ['place', 'Where'],
      ['message', 'Details', 'long'],
    ],
  ],
  [
    /suggest|idea|feedback/i,
    [
      ['about', 'Subject'],
      ['message', 'Your suggestion', 'long'],
    ],
  ],
  [
    /rsvp/i,
    [
      ['name', 'Guest'],
      ['about', 'Will you come', 'text', ['Yes, with pleasure', 'Sadly not']],
      ['guests', 'How many', 'number'],
      ['message', 'Diet or wishes', 'long'],
    ],
  ],
  [
    /ticket|register|registration|sign[- ]?up|enrol|membership|join/i,
    [...who, ['about', 'For what'], ['guests', 'How many', 'number'], ['message', 'Note', 'long']],
  ],
  [
    /donat/i,
    [
      ['name', 'Your name'],
      ['about', 'Amount', 'number'],
      ['message', 'Message', 'long'],
    ],
  ],
];
const plain: readonly Line[] = [...who, ['about', 'Subject'], ['message', 'Message', 'long']];

export const requestsPart = definePart({
  id: 'c-request',
  nav: 'Requests',
  script,
  rules: `.line { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; padding: 0.75rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; } .line .row { align-items: center; } .lines { list-style: none; padding: 0; }`,
  render: (view) => {
    const words = view.wanted?.words ?? 'Requests';
    const lines = forms.find(([about]) => about.test(words))?.[1] ?? plain;
    const decide =
      /approv|manage|review/i.test(view.brief.prompt) && /leave|request|application/i.test(words);
    const list = /^my |applications$/i.test(words);
    const plan = { kind: words, decide, all: list };
    return {
      title: words,
      body: html`<div class="app app__cols app__cols--even" data-request="${JSON.stringify(plan)}">
        ${
          !list &&
          html`<form class="panel stack" data-part="form" novalidate aria-label="${words}">
            ${lines.map(([name, label, type, choices]) => field(view, name, label, { type: type ?? 'text', ...(choices && { choices }), required: type !== 'long' || (name === 'message' && lines.length < 3) }))}
            <button type="submit" class="button">Send</button>
            <p class="app__status" role="status" data-part="status"></p>
          </form>`
        }
        <div class="panel">
          <h3>${list ? 'Everything you sent' : 'Sent from this device'}</h3>
          <p class="hint" data-part="empty">Nothing sent yet.</p>
          <ul class="lines" role="list" data-part="list"></ul>
        </div>
      </div>`,
    };
  },
});
