import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refine } from './refine';

const today = new Date('2026-11-26T12:00:00Z');
const page = (body: string, lang = 'en') => ({
  html: `<!doctype html><html lang="${lang}"><head><title>Kiln</title></head><body><main><section id="top"><h1>Kiln</h1><p>We fire pots.</p></section>${body}</main></body></html>`,
  css: 'h1 { font-size: 2em; } button { font-size: 1em; }',
  js: '',
});
const rows =
  '<section id="prices"><h2>Prices</h2><ul><li><h3>Call-out</h3><strong>R850</strong></li><li><h3>New leathers</h3><strong>R680</strong></li></ul></section>';

function ask(body: string, request: string, lang = 'en') {
  const files = page(body, lang);
  const { files: after, parts } = refine(files, request, { today });
  return {
    html: after.html,
    isSame: after.html === files.html && after.css === files.css,
    outcomes: parts.map(({ outcome }) => outcome).join(' '),
    said: parts.map(({ sentence }) => sentence).join(' '),
  };
}

const steps =
  '<section id="how-it-works"><h2>How it works</h2><p>Heat goes round the bench.</p></section><section id="works"><h2>My works</h2><p>Six stoves.</p></section>';

test('A sentence goes into the section it is for, and makes one of that name where there is none', () => {
  const request =
    'I want to put one sentence in section how it works: "One fire keeps the room warm."';
  const there = ask(steps, request);
  assert.equal(there.outcomes, 'done');
  assert.match(
    there.html,
    /Heat goes round the bench\.(?:<\/p><p>| )One fire keeps the room warm\.<\/p>/,
  );
  const none = ask('<section id="works"><h2>My works</h2><p>Six stoves.</p></section>', request);
  assert.equal(none.outcomes, 'done');
  assert.match(none.html, /<h2[^>]*>How it works<\/h2>/);
  assert.match(none.html, /Six stoves\.<\/p>/);
});

test('Of what is listed for a section nothing is lost', () => {
  const { html, outcomes } = ask(
    steps,
    'Add a section for languages: English, Norwegian, some Faroese.',
  );
  assert.equal(outcomes, 'done');
  assert.match(html, /some Faroese/i);
});

test('How large something is to be shown is no text', () => {
  const { isSame, outcomes } = ask(rows, 'show the time of the last shot in huge numbers on top');
  assert.deepEqual([outcomes, isSame], ['not_done', true]);
});

test('A look and a further part are two requests, and a link works no tool', () => {
  const body = '<section id="quiz"><h2>Quiz</h2><p><button>Answer</button></p></section>';
  const { outcomes, said } = ask(
    body,
    'bigger answer buttons, and a "Try again" button at the end',
  );
  assert.equal(outcomes, 'done not_done');
  assert.match(said, /Try again/);
});

test('A courtesy in another language is no part of what is asked for', () => {
  const body =
    '<section id="tarifs"><h2>Tarifs</h2><p>Basse saison 540 €, juillet-août 980 euros.</p></section>';
  const { html, outcomes } = ask(body, 'Pouvez-vous passer juillet-août à 1 020 € ?', 'fr');
  assert.equal(outcomes, 'done');
  assert.match(html, /juillet-août 1 020 euros/);
  assert.doesNotMatch(html, /Pouvez/);
});

test('A sum without a word for it is the price of what it is made of', () => {
  const { html, outcomes } = ask(rows, 'make the call-out R920');
  assert.equal(outcomes, 'done');
  assert.match(html, /Call-out<\/h3><strong>R920</);
});

test('Of two sums the one for the same unit changes', () => {
  const body =
    '<section id="cost"><h2>Cost</h2><p>It costs $45 a person or 80 for couples for the dinner.</p></section>';
  const { html, outcomes } = ask(body, 'dinner is now 48 a person');
  assert.equal(outcomes, 'done');
  assert.match(html, /\$48 a person or 80 for couples/);
});

test('A name goes from the row it stands in, and the others stay', () => {
  const body =
    '<section id="who"><h2>Who</h2><p>We are looking for: Brian Tate, Shelly Ramaekers, Mai Tran</p></section>';
  const { html, outcomes } = ask(
    body,
    'We found Shelly!! take Shelly Ramaekers off the list of people were looking for',
  );
  assert.equal(outcomes, 'done');
  assert.match(html, /We are looking for: Brian Tate, Mai Tran</);
});

test('"My name" is the one at the head of the page', () => {
  const { outcomes, said } = ask(rows, 'make my name larger');
  assert.equal(outcomes, 'done');
  assert.match(said, /name larger/);
});

test('Somebody’s son is one of the people', () => {
  const body =
    '<section id="team"><h2>The team</h2><ul><li><h3>Boetie Jantjies</h3><p>Foreman</p></li><li><h3>Hennie Brand</h3><p>Owner</p></li></ul></section>';
  const { html, outcomes } = ask(body, "Add Boetie's son Ashwin Jantjies, apprentice, to the team");
  assert.equal(outcomes, 'done');
  assert.match(html, /Ashwin Jantjies<\/h3><p>Apprentice/);
});

test('Instead of some words others are put', () => {
  const { html, outcomes } = ask(steps, 'Instead of "Six stoves." put "Seven stoves."');
  assert.equal(outcomes, 'done');
  assert.match(html, /Seven stoves/);
});

test('How a line about the hours looks changes no hours', () => {
  const body =
    '<section id="hours"><h2>Hours</h2><p>7am-3pm every day except Wednesday when we are closed</p></section>';
  const { html } = ask(
    body,
    'make the closed on Wednesday part bold and bigger, ppl keep showing up',
  );
  assert.doesNotMatch(html, />[^<]*bold and bigger/);
});

test('The reduced price is the lower one, for those it is for', () => {
  const body =
    '<section id="cost"><h2>Cost</h2><p>The cost is £210 all in, or £165 if you\'re on a pension. A £40 deposit holds it.</p></section>';
  const { html, outcomes } = ask(body, 'the reduced price is now £150');
  assert.equal(outcomes, 'done');
  assert.match(html, /£210 all in, or £150 if you're on a pension\. A £40 deposit/);
});

test('A sum is set in other languages, behind a courtesy as well, and nothing is added', () => {
  for (const [language, request] of [
    ['de', 'Können Sie Gulasch auf 9,50 € setzen?'],
    ['nl', 'Kunt u gulasch op 9,50 € zetten?'],
    ['es', '¿Puedes poner el gulasch a 9,50 €?'],
    ['it', 'Potete portare il gulasch a 9,50 €?'],
    ['pt', 'Pode mudar o gulasch para 9,50 €?'],
    ['fr', 'Peux-tu passer le gulasch à 9,50 € ?'],
  ] as const) {
    const body =
      '<section id="karte"><h2>Karte</h2><ul><li><h3>Gulasch</h3><strong>9 €</strong></li><li><h3>Suppe</h3><strong>5 €</strong></li></ul></section>';
    const { html, outcomes } = ask(body, request, language);
    assert.equal(outcomes, 'done', request);
    assert.match(html, /Gulasch<\/h3><strong>9,50 €/);
    assert.equal(html.match(/<li>/g)?.length, 2, request);
  }
});

test('What is left out of the offer goes, with its reason left unsaid', () => {
  const body =
    '<section id="tarifs"><h2>Tarifs</h2><ul><li><h3>Ménage en option</h3><strong>60 €</strong></li><li><h3>Draps</h3><strong>12 €</strong></li></ul></section>';
  const { html, outcomes } = ask(
    body,
    "Pouvez-vous retirer l'option ménage, on ne la propose plus ?",
    'fr',
  );
  assert.equal(outcomes, 'done');
  assert.doesNotMatch(html, /Ménage/);
  assert.match(html, /Draps/);
});

test('A part that was told to go up is named when it was not done', () => {
  const body =
    '<section id="cost"><h2>Cost</h2><p>It is £210 all in, or £165 if you\'re on a pension.</p></section>';
  const { outcomes } = ask(body, 'Places are going up to ten, and the reduced price is now £150.');
  assert.equal(outcomes, 'not_done done');
});
