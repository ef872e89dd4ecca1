import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const options = { today: new Date('2026-01-12T12:00:00Z') };
const upholsterer =
  'Website for Tansy Webb, furniture upholsterer in Frome. Chairs £140, sofas £480, footstools £45. I collect from Warminster Tuesdays, Bruton Wednesdays by the station, Shepton Thursdays. "She saved my grandfather\'s chair" Ida, Nunney. No leather. Run by two sisters. Ring 01373 555 019.';

const shown = (html: string): string =>
  html
    .replaceAll(/<svg[\s\S]*?<\/svg>/gu, '')
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s*\n\s*/gu, '\n');

function ask(request: string): { outcomes: string[]; text: string; said: string; same: boolean } {
  const before = compose(upholsterer, options);
  const { files, parts } = refine(before, request, options);
  return {
    outcomes: parts.map(({ outcome }) => outcome),
    text: shown(files.html),
    said: parts.map(({ sentence }) => sentence).join(' '),
    same: files.html === before.html,
  };
}

test('what is told to visitors in whatever words becomes a sentence of the page', () => {
  for (const [request, sentence] of [
    ['tell people the workshop has a step at the door', /The workshop has a step at the door\./u],
    ['no dogs in the workshop put that in', /No dogs in the workshop\./u],
  ] as const) {
    const { outcomes, text, said } = ask(request);
    assert.deepEqual(outcomes, ['done'], `${request}: ${said}`);
    assert.match(text, sentence);
    assert.doesNotMatch(text, /tell people|put that in/u);
  }
});

test('what is no more is found by the words of it that stand on the page', () => {
  const { outcomes, text } = ask('not going to bruton any more');
  assert.deepEqual(outcomes, ['done']);
  assert.doesNotMatch(text, /Bruton/u);
  assert.match(text, /Warminster Tuesdays/u);
  assert.match(text, /Shepton Thursdays/u);
});

test('somebody’s words are put beside the others with who said them', () => {
  const { outcomes, text } = ask(
    'new review from Colm, Mells: it looks better than the day we bought it',
  );
  assert.deepEqual(outcomes, ['done']);
  assert.match(text, /looks better than the day we bought it/u);
  assert.match(text, /Colm, Mells/u);
  assert.match(text, /saved my grandfather's chair/u);
});

test('a bit about something is a part with that heading', () => {
  const { outcomes, text } = ask(
    'could you add a bit about fabric, bring your own or choose from our books',
  );
  assert.deepEqual(outcomes, ['done']);
  assert.match(text, /\n\s*Fabric\s*\n/u);
  assert.match(text, /Bring your own or choose from our books/u);
});

test('a statement with a value changes the value it names, and no other', () => {
  const { outcomes, text } = ask('run by three sisters');
  assert.deepEqual(outcomes, ['done']);
  assert.match(text, /[Rr]un by three sisters/u);
  assert.match(ask('not Bruton but Castle Cary').text, /Castle Cary Wednesdays/u);
  const other = ask('cushions are £30');
  for (const price of ['£140', '£480', '£45']) assert.ok(other.text.includes(price), price);
});

test('who makes the page is told nothing that visitors should read', () => {
  const { text } = ask('please write the phone with big numbers');
  assert.doesNotMatch(text, /big numbers/u);
});

test('two things to be added are two', () => {
  const { text } = ask('add screens and a chaise longue to the services');
  assert.doesNotMatch(text, /Screens and a chaise/iu);
});
