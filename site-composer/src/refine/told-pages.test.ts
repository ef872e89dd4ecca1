import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { refine } from './refine';

const today = new Date('2026-11-27T12:00:00Z');
const options = { today };

function ask(instruction: string, asked: string) {
  const { html, css, js } = compose(instruction, { today });
  const { files, parts } = refine({ html, css, js }, asked, options);
  return {
    html: files.html,
    outcomes: parts.map(({ outcome }) => outcome).join('+'),
    sentence: parts.map((part) => part.sentence).join(' '),
  };
}

const society =
  'Page for Nettle Bank Allotments in Ripon. We have 44 plots and a waiting list of a year. Rent runs from 1 October and is £50 for a full plot and £28 for a half, with water included. Gates are locked at dusk. Chair is Ruth Ames, treasurer is Ron Handforth.';

test('a sum that is told in a sentence is changed there', () => {
  const { html, outcomes } = ask(society, 'Please put the full plot rent up to £65');
  assert.equal(outcomes, 'done');
  assert.match(html, /£65 for a full plot and £28 for a half/);
});

test('somebody more stands among the people, with what they do', () => {
  for (const asked of [
    'Add a second trustee: Dana Whitcomb, site steward',
    'Add Ms. Dana Whitcomb, site steward.',
  ]) {
    const { html, outcomes } = ask(society, asked);
    assert.equal(outcomes, 'done', asked);
    assert.match(html, /Dana Whitcomb<\/h3>[^]{0,80}Site steward/, asked);
  }
});

const club =
  'Seite für unseren Imkerverein Nordheide. Gegründet 1911, zurzeit 64 Mitglieder. Anfängerkurs ab 7. März 2026, sechs Samstage, kostet 120 €. Mitgliedsbeitrag 35 € im Jahr. Wir treffen uns im Gasthaus Zur Linde.';

test('a year is no price', () => {
  const { html, sentence } = ask(club, 'Der Kurs beginnt eine Woche später, am 14. März 2026.');
  assert.doesNotMatch(sentence, /2026 €/);
  assert.doesNotMatch(html, /2026 €/);
});
