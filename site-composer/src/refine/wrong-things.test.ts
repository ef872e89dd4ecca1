import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const today = new Date('2026-11-28T09:00:00Z');
const cheese = compose(
  "My aunt runs a cheese round in Ayrshire. It's called Blackbyre Cheese. She makes three: Old Byre (£6.50), a soft one, Fergus (£5), and a smoked one. She's at the farm gate Thursdays 1 till 5. Email cheese@blackbyre.example",
  { today },
);
const ask = (request: string) => {
  const { files, parts } = refine(cheese, request, { today });
  return { html: files.html, outcome: parts[0]?.outcome };
};

test('what one of several things is called is not the name of the whole', () => {
  const { html, outcome } = ask("smoked one's called Reekie now");
  assert.equal(outcome, 'not_done');
  assert.equal(html, cheese.html);
});

test('what the whole is called is its name', () => {
  for (const request of ["we're called Reekie now", 'the shop is called Reekie now']) {
    const { html, outcome } = ask(request);
    assert.equal(outcome, 'done', request);
    assert.match(html, /<title>Reekie/u);
  }
});

test('a part that is not there is not moved, and neither is “About”', () => {
  const { html, outcome } = ask('put the bit about wheelchairs further up');
  assert.equal(outcome, 'not_done');
  assert.equal(html, cheese.html);
});
