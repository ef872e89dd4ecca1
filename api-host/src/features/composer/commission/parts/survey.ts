import { html, sampleNote } from '../../text/markup';
import { definePart, field } from './define-part';

const script = String.raw`// Surveys: build questions, answer them, see the results
for (const { find } of plansOf('survey')) {
  const first = [
    { words: 'How did you like it?', kind: 'Rating', choices: ['1', '2', '3', '4', '5'], votes: [1, 2, 4, 9, 12], texts: [] },
    { words: 'Where did you hear of us?', kind: 'Single choice', choices: ['From friends', 'Online', 'In the street'], votes: [11, 14, 3], texts: [] },
    { words: 'What should be better?', kind: 'Text', choices: [], votes: [], texts: ['Longer opening hours', 'More seats'] },
  ];
  const all = () => shelf.get('questions', null) ?? first;
  const put = (list) => shelf.set('questions', list);
  const draw = () => {
    find('asked').replaceChildren(...all().map((one, at) => {
      const name = 'answer' + at;
      const type = one.kind === 'Multiple choice' ? 'checkbox' : 'radio';
      const inner = one.kind === 'Text' ? el('textarea', { name, rows: '2', 'aria-label': one.words }) : el('div', { class: 'row' }, ...one.choices.map((choice, index) => el('label', { class: 'check' }, el('input', { type, name, value: String(index) }), choice)));
      return el('fieldset', { class: 'question' }, el('legend', {}, at + 1 + '. ' + one.words), inner, press('Delete question', () => put(all().filter((each) => each !== one)), { 'aria-label': 'Delete question ' + (at + 1) }));
    }));
    find('results').replaceChildren(...all().map((one) => el('figure', { class: 'panel' }, el('figcaption', {}, 'Results: ' + one.words), one.kind === 'Text' ? el('ul', {}, ...one.texts.map((text) => el('li', {}, text))) : barChart(one.words, one.choices.map((choice, index) => [choice, one.votes[index]])), el('p', { class: 'hint' }, (one.kind === 'Text' ? one.texts.length : one.votes.reduce((sum, count) => sum + count, 0)) + ' responses'))));
  };
  find('build').addEventListener('submit', (event) => {
    event.preventDefault();
    if (!complete(event.target, find('built'))) return;
    const { words, kind, choices } = valuesOf(event.target);
    const list = kind === 'Text' ? [] : kind === 'Rating' ? ['1', '2', '3', '4', '5'] : choices.split(',').map((one) => one.trim()).filter(Boolean);
    if (kind.endsWith('choice') && list.length < 2) { find('built').textContent = 'Write at least two answers with a comma between them.'; return event.target.elements.choices.focus(); }
    put([...all(), { words, kind, choices: list, votes: list.map(() => 0), texts: [] }]);
    event.target.reset();
    find('built').textContent = 'Question added: ' + words;
  });
  find('take').addEventListener('submit', (event) => {
    event.preventDefault();
    const next = all().map((one, at) => {
      const fields = [...event.target.querySelectorAll('[name="answer' + at + '"]')];
      if (one.kind === 'Text') return fields[0].value.trim() ? { ...one, texts: [...one.texts, fields[0].value.trim()] } : one;
      return { ...one, votes: one.votes.map((count, index) => count + (fields[index].checked ? 1 : 0)) };
    });
    if (JSON.stringify(next) === JSON.stringify(all())) { find('taken').textContent = 'Please answer at least one question.'; return; }
    put(next);
    find('taken').textContent = 'Thank you: your answers are in the results.';
  });
  find('csv').addEventListener('click', () => fileOf('responses.csv', csvOf(['Question', 'Answer', 'Votes'], all().flatMap((one) => (one.kind === 'Text' ? one.texts.map((text) => [one.words, text, 1]) : one.choices.map((choice, index) => [one.words, choice, one.votes[index]])))), 'text/csv'));
  shelf.on('questions', draw);
  draw();
}`;

/** A survey that can be built, answered and read as charts. */
export const surveyPart = definePart({
  id: 'c-survey',
  nav: 'Surveys',
  script,
  rules: `.question { border: 1px solid var(--line); border-radius: var(--radius-m); padding: 1rem; margin: 0; min-width: 0; } .question legend { font-weight: 650; padding: 0 0.4rem; } .question textarea { width: 100%; padding: 0.6rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: var(--surface); color: var(--text); }`,
  note: 'Surveys and answers stay in one browser; collecting answers from others needs a server and a link to share.',
  render: (view) => ({
    title: view.wanted?.words ?? 'Surveys',
    body: html`<div class="app" data-survey="{}">
      ${sampleNote('Sample questions with sample responses')}
      <div class="app__cols">
        <form class="panel stack" data-part="build" novalidate aria-label="Create a question">
          <h3>Create a question</h3>
          ${field(view, 'words', 'Question')}
          ${field(view, 'kind', 'Type', { choices: ['Single choice', 'Multiple choice', 'Rating', 'Text'] })}
          ${field(view, 'choices', 'Answers, with commas between', { required: false })}
          <button type="submit" class="button">Add question</button>
          <p role="status" data-part="built"></p>
        </form>
        <form class="panel stack" data-part="take" novalidate aria-label="Answer and vote">
          <h3>Answer and vote</h3>
          <div class="stack" data-part="asked"></div>
          <button type="submit" class="button">Send response</button>
          <p role="status" data-part="taken"></p>
        </form>
      </div>
      <h3>Results dashboard</h3>
      <p><button type="button" class="chip" data-part="csv">Export responses as CSV</button></p>
      <div class="panels" data-part="results"></div>
    </div>`,
  }),
});
