import { html, sampleNote } from '../../text/markup';
import { capitalise } from '../../text/words';
import { defineApp } from '../define-app';

const script = String.raw`// Finder: a few choices, then what fits best
(() => {
  for (const form of document.querySelectorAll('[data-finder]')) {
    const results = JSON.parse(form.dataset.finder);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const picked = [...form.querySelectorAll('input:checked')];
      const status = form.querySelector('[data-part="status"]');
      if (picked.length < form.querySelectorAll('fieldset').length) {
        status.textContent = 'Please answer every question first.';
        return;
      }
      const points = results.map((_, index) => picked.filter((one) => Number(one.value) % results.length === index).length);
      const best = points.indexOf(Math.max(...points));
      status.textContent = 'This fits best: ' + results[best];
      form.querySelector('[data-part="more"]').textContent = 'Also worth a look: ' + results[(best + 1) % results.length];
    });
  }
})();`;

const sets: readonly (readonly [RegExp, readonly (readonly [string, ...string[]])[]])[] = [
  [
    /symptom|treatment|physio|pain|health/i,
    [
      [
        'Where does it trouble you?',
        'Back or neck',
        'Knee or foot',
        'Shoulder or arm',
        'Somewhere else',
      ],
      ['Since when?', 'A few days', 'Some weeks', 'Months', 'After an operation'],
      ['When is it worst?', 'In the morning', 'While moving', 'After sport', 'At rest'],
    ],
  ],
  [
    /plant/i,
    [
      [
        'How much light is there?',
        'A sunny window',
        'Bright, no sun',
        'Half shade',
        'A dark corner',
      ],
      ['How often will you water?', 'Every day', 'Once a week', 'When I remember', 'Hardly ever'],
      ['Is anybody going to nibble at it?', 'No', 'A cat', 'A small child', 'A dog'],
    ],
  ],
  [
    /./,
    [
      ['What matters most to you?', 'Calm', 'Something special', 'A good price', 'Company'],
      ['How much time do you have?', 'An hour', 'An afternoon', 'A whole day', 'Longer'],
      ['How would you describe your taste?', 'Simple', 'Colourful', 'Classic', 'Surprising'],
    ],
  ],
];

const results: readonly (readonly [RegExp, readonly string[]])[] = [
  [/plant/i, ['Monstera', 'Snake plant', 'Spider plant', 'Calathea']],
  [
    /physio|symptom/i,
    ['Manual therapy', 'Exercise therapy', 'Massage and heat', 'A first consultation'],
  ],
];

export const finder = defineApp({
  id: 'finder',
  nav: 'Finder',
  asked:
    /\b((?:a |short |simple |personality |style |product |plant |trip |skin |gift |wine )*(?:symptom (?:checker|check)|(?:plant|product|gift|trip|style|course|wine|skin|home|book) (?:finder|quiz|matcher|selector)(?: quiz)?|which [a-z]+ (?:suits|fits|are|is right for|matches) (?:you|me)|style quiz|personality quiz|storm damage check))\b/gi,
  covers: /recommend|care tips|questions?|suits|quiz|finder|which treatment fits|symptom|fits/i,
  rules: `.finder fieldset { border: 0; margin: 0 0 1.25rem; padding: 0; } .finder legend { font-weight: 650; padding: 0 0 0.4rem; }`,
  note: 'The finder suggests by simple rules; it is no advice. Change questions and results to your own.',
  script,
  render: (view) => {
    const words = `${view.wanted?.words ?? ''} ${view.brief.prompt}`;
    const questions = sets.find(([pattern]) => pattern.test(words))?.[1] ?? [];
    const offered = view.brief.offerings.map((item) => item.title);
    const list =
      results.find(([pattern]) => pattern.test(words))?.[1] ??
      (offered.length > 2
        ? offered.slice(0, 4)
        : view.kind.services.list.slice(0, 4).map(([title]) => title));
    return {
      title: 'Find what fits',
      lead: 'Three questions, one suggestion.',
      body: html`<form
        class="app panel finder"
        data-finder="${JSON.stringify(list)}"
        novalidate
        aria-label="${capitalise(view.wanted?.words ?? 'Finder')}"
      >
        ${sampleNote('Sample questions: change them to yours')}
        <div>
          ${questions.map(
            ([question, ...answers], row) =>
              html`<fieldset>
                <legend>${question}</legend>
                <div class="row">
                  ${answers.map((answer, index) => html`<label class="choice"><input type="radio" name="${view.anchor}-${row}" value="${index}" required /> ${answer}</label>`)}
                </div>
              </fieldset>`,
          )}
        </div>
        <p><button type="submit" class="button">Show what fits</button></p>
        <p class="app__status" role="status" data-part="status"></p>
        <p data-part="more"></p>
      </form>`,
    };
  },
});
