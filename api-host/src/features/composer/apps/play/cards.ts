import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';
import { bankFor, general } from '../quiz/question-bank';

const script = String.raw`// Flashcards: turn, say whether you knew it; unknown ones come again
(() => {
  for (const box of document.querySelectorAll('[data-cards]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    let cards = load('cards-own', null) ?? JSON.parse(box.dataset.cards).map(([front, back]) => ({ front, back, known: false }));
    let at = 0;
    let turned = false;
    const draw = () => {
      save('cards-own', cards);
      const open = cards.filter((card) => !card.known);
      const known = cards.length - open.length;
      find('bar').style.width = (known / cards.length) * 100 + '%';
      find('count').textContent = 'Progress: ' + known + ' of ' + cards.length + ' known';
      const card = open[at % Math.max(1, open.length)];
      find('card').textContent = card ? (turned ? card.back : card.front) : 'All cards known. Start again?';
      find('card').setAttribute('aria-pressed', String(turned));
      return card;
    };
    const answer = (known) => {
      const card = draw();
      if (!card) { for (const one of cards) one.known = false; } else if (known) card.known = true;
      else at += 1;
      turned = false;
      draw();
      find('status').textContent = known ? 'Known. Next card.' : 'It will come again.';
    };
    find('card').addEventListener('click', () => { turned = !turned; draw(); });
    find('yes').addEventListener('click', () => answer(true));
    find('no').addEventListener('click', () => answer(false));
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { front, back } = event.target.elements;
      if (!front.value.trim() || !back.value.trim()) { find('status').textContent = 'Both sides need a text.'; return; }
      cards = [...cards, { front: front.value.trim(), back: back.value.trim(), known: false }];
      event.target.reset();
      draw();
      find('status').textContent = 'Card added.';
    });
    draw();
  }
})();`;

const spanish = [
  ['la manzana', 'apple'],
  ['el perro', 'dog'],
  ['la casa', 'house'],
  ['mañana', 'tomorrow'],
  ['gracias', 'thank you'],
  ['el libro', 'book'],
  ['la mesa', 'table'],
  ['el agua', 'water'],
];

export const flashcards = defineApp({
  id: 'flashcards',
  nav: 'Cards',
  asked: /\b(flash ?cards?(?: app)?(?: to learn [\p{L} ]+)?|vocabulary (?:trainer|cards))\b/giu,
  covers: /flip|know|progress bar|vocabulary|animation/i,
  rules: `.flash { display: grid; place-items: center; width: 100%; min-height: 12rem; padding: 1.5rem; border: 2px solid var(--brand); border-radius: var(--radius-l); background: var(--surface); color: var(--text); font-family: var(--display); font-size: var(--step-2); cursor: pointer; overflow-wrap: anywhere; } .flash[aria-pressed='true'] { background: var(--tint); } @media (prefers-reduced-motion: no-preference) { .flash { transition: transform 0.25s; } .flash:active { transform: rotateY(90deg); } }`,
  script,
  render: (view) => {
    const bank = bankFor(view.brief.prompt) ?? general;
    const isSpanish = /spanish|español/i.test(view.brief.prompt);
    const cards = isSpanish
      ? spanish
      : bank.questions.map(([question, right]) => [question, right]);
    return {
      title: isSpanish ? 'Spanish words' : 'Flashcards',
      body: html`<div class="app panel" data-cards="${JSON.stringify(cards)}">
        ${sampleNote('Sample cards: add your own below')}
        <p data-part="count"></p>
        <div class="meter" aria-hidden="true"><span data-part="bar"></span></div>
        <button type="button" class="flash" data-part="card" aria-pressed="false">
          ${cards[0]?.[0] ?? 'Card'}
        </button>
        <p class="row">
          <button type="button" class="button" data-part="yes">I know it</button
          ><button type="button" class="button button--quiet" data-part="no">Don’t know yet</button>
        </p>
        <p role="status" data-part="status"></p>
        <form class="bar-row" data-part="form" novalidate aria-label="Add a card">
          <div class="field">
            <label for="${view.anchor}-front">Front</label
            ><input id="${view.anchor}-front" name="front" type="text" />
          </div>
          <div class="field">
            <label for="${view.anchor}-back">Back</label
            ><input id="${view.anchor}-back" name="back" type="text" />
          </div>
          <button type="submit" class="button button--quiet">Add card</button>
        </form>
      </div>`,
    };
  },
});
