import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';

const today = new Date('2026-11-28T12:00:00Z');

/** A page after a request, as its answers and its text. */
function asked(instruction: string, request: string) {
  const { html, css, js } = compose(instruction, { today });
  const { files, parts } = refine({ html, css, js }, request, { today });
  return {
    outcomes: parts.map(({ outcome }) => outcome).join(' '),
    text: textOf(new Site(files).body),
    before: textOf(new Site({ html, css, js }).body),
  };
}

const walkers =
  "Tynemoor Strollers walking football. Oldest is Norman who's 84. £4 a session, first one free. 3G pitch behind Moor Lane leisure centre. Tues 10-11. Ring Malc 01632 960 818.";
const groomer =
  'Muddy Paws, dog groomer in Whitby. We wash, clip and dry. Tuesday to Saturday 9 to 5. Ask for Jan. Call 01632 960 144.';

test('what somebody would like everyone to know is no part of what is told', () => {
  const { outcomes, text } = asked(walkers, "Norman is 85 now and he'd like everyone to know");
  assert.equal(outcomes, 'done');
  assert.match(text, /Norman who's 85/);
  assert.match(text, /£4 a session/);
});

test('requests that are numbered are requests, and their numbers no values', () => {
  const { text } = asked(
    walkers,
    "1. Malc's number is now 01632 960 829. 2. It is £5 a session. 3. Norman is 85 now.",
  );
  assert.match(text, /01632 960 829/);
  assert.match(text, /£5 a session/);
  assert.match(text, /Norman who's 85/);
  assert.match(text, /3G pitch/);
});

test('a price for a page without prices begins a list of them', () => {
  const { outcomes, text } = asked(groomer, 'add nail clipping 8 quid');
  assert.equal(outcomes, 'done');
  assert.match(text, /Nail clipping\s*£8/);
});

test('a picture that is asked for is not written on the page', () => {
  const { outcomes, text, before } = asked(
    groomer,
    'can you put a cartoon of a wet spaniel at the top, one that wags',
  );
  assert.equal(outcomes, 'not_done');
  assert.equal(text, before);
});

test('why something goes may stand behind it without a mark', () => {
  const page =
    'Food truck Tacos El Primo in Tucson. Tacos: asada $3.25, cabeza $3.25, lengua $3.75. Open 6pm to 1am.';
  const { outcomes, text } = asked(page, 'take off cabeza we cant get it no more');
  assert.equal(outcomes, 'done');
  assert.doesNotMatch(text, /cabeza/i);
  assert.match(text, /Asada/);
});

test('quoted words are changed wherever in the sentence that is said', () => {
  const page =
    'Page for our caravan club in Dorset. We check the gas, the step and the fridge. Last comes wife in car. Ring Ted 01632 960 100.';
  const { outcomes, text } = asked(
    page,
    "wife would like 'wife in car' changed to 'Sandra in car'",
  );
  assert.equal(outcomes, 'done');
  assert.match(text, /Sandra in car/);
});

test('a text that goes on with another order is not written on the page', () => {
  const { text } = asked(
    groomer,
    "Put Guild member 4471 under my name and lose the 'our mission' nonsense.",
  );
  assert.doesNotMatch(text, /nonsense|lose the/);
});
