import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-22T12:00:00Z');

function formOf(prompt: string) {
  const contact = planFor(prompt, { today }).plan.sections.find(({ kind }) => kind === 'contact');
  return contact?.kind === 'contact' ? contact.form : null;
}

test('The form asks what the member listed, and how to answer', () => {
  const form = formOf(
    'We are Van Doctor, a garage for camper vans in Bridgnorth. Put a booking form: registration, make and year, what is it doing, when can you bring it. Call 01746 555 019.',
  );
  const labels = form?.map(({ label }) => label) ?? [];
  assert.ok(labels.includes('Registration'), labels.join(', '));
  assert.ok(labels.includes('Make and year'), labels.join(', '));
  assert.ok(form?.some(({ type }) => type === 'email' || type === 'tel'));
});

test('Who does not read mail gets no form', () => {
  assert.equal(
    formOf(
      "I tune pianos round Shrewsbury. Gerald Pym Pianos. Ring me on 01743 555 0182, I don't do email much.",
    ),
    null,
  );
});
