import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';

const script = String.raw`// Poll: ask, vote, see bars grow
(() => {
  for (const box of document.querySelectorAll('[data-poll]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let poll = load('poll', null) ?? JSON.parse(box.dataset.poll);
    const draw = () => {
      save('poll', poll);
      find('question').textContent = poll.question;
      find('choices').replaceChildren(...poll.options.map((one) => el('button', { type: 'button', class: 'chip', click: () => { one.votes += 1; draw(); find('status').textContent = 'You voted for ' + one.text + '.'; } }, 'Vote: ' + one.text)));
      find('result').replaceChildren(barChart('Poll results', poll.options.map((one) => [one.text, one.votes])));
      find('sum').textContent = poll.options.reduce((sum, one) => sum + one.votes, 0) + ' votes';
    };
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { question, options } = event.target.elements;
      const list = options.value.split('\n').map((text) => text.trim()).filter((text) => text !== '');
      if (!question.value.trim() || list.length < 2) { find('status').textContent = question.value.trim() === '' ? 'Write a question first.' : 'Write at least two options, one per line.'; return; }
      poll = { question: question.value.trim(), options: list.map((text) => ({ text, votes: 0 })) };
      event.target.reset();
      draw();
      find('status').textContent = 'The new poll is open.';
    });
    draw();
  }
})();`;

export const poll = defineApp({
  id: 'poll',
  nav: 'Poll',
  asked:
    /\b((?:online |live |quick |opinion )*(?:polls?|voting|vote for (?:the|their|your|my|our)? ?[a-z ]{3,24})(?: app| page| for [a-z ]+)?)\b(?!ut|ing station)/gi,
  covers: /vote|live results|bars|question|next book|percent|results?|people/i,
  script,
  note: 'Votes are counted in the visitor’s own browser; counting everyone’s needs a server.',
  render: (view) => {
    const book = /book/i.test(view.brief.prompt);
    const start = {
      question: book ? 'Which book shall we read next?' : 'What shall we do next?',
      options: (book
        ? ['A novel', 'A biography', 'Short stories']
        : ['The first idea', 'The second idea', 'Something else']
      ).map((text, index) => ({ text, votes: [4, 2, 1][index] ?? 0 })),
    };
    return {
      title: book ? 'Vote for the next book' : 'Vote',
      body: html`<div class="app app__cols" data-poll="${JSON.stringify(start)}">
        <form class="panel stack" data-part="form" novalidate aria-label="Create a poll">
          <h3>Create a poll</h3>
          <div class="field">
            <label for="${view.anchor}-q">Question</label
            ><input id="${view.anchor}-q" name="question" type="text" />
          </div>
          <div class="field">
            <label for="${view.anchor}-o">Options, one per line</label
            ><textarea id="${view.anchor}-o" name="options" rows="4"></textarea>
          </div>
          <button type="submit" class="button">Open the poll</button>
        </form>
        <div class="panel stack">
          ${sampleNote('Sample votes: they only show how it looks')}
          <h3 data-part="question">Question</h3>
          <div class="row" data-part="choices"></div>
          <figure>
            <figcaption class="hint">Chart: results</figcaption>
            <div data-part="result"></div>
          </figure>
          <p data-part="sum"></p>
          <p role="status" data-part="status"></p>
        </div>
      </div>`,
    };
  },
});
