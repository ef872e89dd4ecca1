import { html, sampleNote } from '../../text/markup';
import { defineApp } from '../define-app';
import { sampleDecks } from './sample-decks';
import { spacedScript } from './spaced-script';

const answers = [
  ['0', 'Again'],
  ['1', 'Good'],
  ['2', 'Easy'],
] as const;

const tiles = [
  ['due', 'Due today'],
  ['learned', 'Progress'],
  ['reviewed', 'Reviewed today'],
  ['streak', 'Daily streak'],
] as const;

/** Flashcards that come back when they are about to be forgotten: decks, dates, a streak. */
export const spacedCards = defineApp({
  id: 'spaced',
  nav: 'Review',
  asked:
    /\b(?:spaced[- ]repetition(?: (?:flash ?cards?|app|system|trainer|learning))?|leitner(?: box| system)?|review (?:due )?cards)\b/gi,
  covers: /flash ?cards?|decks?|repetition|streak|due|intervals?|progress|vocabulary/i,
  behaviours: ['kit', 'charts'],
  script: spacedScript,
  rules: `.app .button:disabled { opacity: 0.5; cursor: not-allowed; } .flash { display: grid; place-items: center; width: 100%; min-height: 12rem; padding: 1.5rem; border: 2px solid var(--brand); border-radius: var(--radius-l); background: var(--surface); color: var(--text); font-family: var(--display); font-size: var(--step-2); cursor: pointer; overflow-wrap: anywhere; } .flash[aria-pressed='true'] { background: var(--tint); }`,
  render: (view) => {
    const cards = sampleDecks(view.brief.prompt);
    return {
      title: 'Review',
      body: html`<div class="app" data-spaced="${JSON.stringify(cards)}">
        ${sampleNote('Sample cards: add your own below')}
        <ul class="tiles" role="list">
          ${tiles.map(([id, label]) => html`<li class="tile"><span class="tile__value" data-part="${id}">0</span><span class="tile__label">${label}</span></li>`)}
        </ul>
        <div class="app__cols">
          <div class="stack">
            <div class="panel stack">
              <div class="field">
                <label for="${view.anchor}-deck">Deck</label
                ><select id="${view.anchor}-deck" data-part="deck">
                  <option value="">All decks</option>
                </select>
              </div>
            </div>
            <form class="panel stack" data-part="form" novalidate aria-label="Add a card">
              <h3>Add a card</h3>
              ${(['deck', 'front', 'back'] as const).map(
                (name) =>
                  html`<div class="field">
                    <label for="${view.anchor}-new-${name}"
                      >${{ deck: 'Deck name', front: 'Front', back: 'Back' }[name]}</label
                    ><input id="${view.anchor}-new-${name}" name="${name}" type="text" />
                  </div>`,
              )}
              <button type="submit" class="button button--quiet">Add card</button>
            </form>
          </div>
          <div class="stack">
            <div class="panel stack">
              <button type="button" class="flash" data-part="card" aria-pressed="false">
                ${cards[0]?.[1] ?? 'Card'}
              </button>
              <p class="hint" data-part="hint"></p>
              <p class="row" data-part="answers">
                ${answers.map(([move, label]) => html`<button type="button" class="button${move === '1' ? '' : ' button--quiet'}" data-move="${move}">${label}</button>`)}
              </p>
              <p class="row">
                <button type="button" class="button button--quiet" data-part="again" hidden>
                  Review everything again
                </button>
              </p>
              <p role="status" data-part="status"></p>
            </div>
            <figure class="panel">
              <figcaption>Cards due in the next seven days</figcaption>
              <div data-part="ahead"></div>
            </figure>
          </div>
        </div>
      </div>`,
    };
  },
});
