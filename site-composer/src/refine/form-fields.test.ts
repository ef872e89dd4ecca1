import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const today = new Date('2026-11-27');
const { html, css, js } = compose(
  'Kennels called Pines in Otley. Dog boarding £22 a night, cat boarding £12. Book by the form. Call 01943 555 012.',
  { today },
);
const ask = (request: string) => refine({ html, css, js }, request, { today });

/** Requests in words no rule was written for, and the field each means. */
const fields: readonly (readonly [string, string])[] = [
  ['can the booking form also ask what their dog is called', 'What their dog is called'],
  [
    'we never know the age of the dog, there should be a box for it: age of the dog',
    'Age of the dog',
  ],
  ['please put vaccination date in the form', 'Vaccination date'],
  ['the form needs a field for emergency contact', 'Emergency contact'],
];

for (const [request, label] of fields) {
  test(`a field for the form: “${request}”`, () => {
    const { files, parts } = ask(request);
    assert.deepEqual(
      parts.map(({ outcome, sentence }) => [outcome, sentence]),
      [['done', `Added the field “${label}” to the form.`]],
    );
    assert.ok(files.html.includes(`>${label}<`) || files.html.includes(`>${label}`));
  });
}

test('a field takes what its label asks for', () => {
  const { files } = ask('add a field for the vaccination date to the form');
  assert.match(files.html, /Vaccination date[^]{0,200}type="date"/u);
});

test('what the form asks for already, and what is no line to write on, is refused in words', () => {
  assert.match(
    ask('add a field for email to the form').parts[0]?.sentence ?? '',
    /asks for “Email” already/,
  );
  assert.match(
    ask('put wheelchair user as a tick box in the booking form').parts[0]?.sentence ?? '',
    /fields that are written into/,
  );
});

test('a request to word a text anew adds and restyles nothing', () => {
  for (const request of [
    'say the refund bit more politely',
    'can you rewrite the part about boarding in plain English',
  ]) {
    const { files, parts } = ask(request);
    assert.equal(files.html, html);
    assert.match(parts[0]?.sentence ?? '', /wording a text anew needs a language model/);
  }
});

test('a section without a text is asked for its text, however it was said', () => {
  for (const request of ["I'd like a Press section", 'you forgot a section on the kitchen'])
    assert.match(ask(request).parts[0]?.sentence ?? '', /say what it should say/);
});
