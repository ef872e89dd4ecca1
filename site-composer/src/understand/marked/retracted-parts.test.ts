import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../../index';

const page = (instruction: string): string =>
  compose(instruction, { today: new Date('2026-11-28T12:00:00Z') }).html;

test('What must not be mentioned is not, with what follows from it', () => {
  const hall = page(
    "I need a site for our village hall. It's Thorncombe Village Hall, built 1923. Holds 120 seated. There's a stage and parking for 30. We had the roof done last year so no more buckets, but don't mention that. Keep it simple, big text, lots of our members are over seventy.",
  );
  assert.doesNotMatch(hall, /roof|buckets|mention/i);
  assert.match(hall, /Holds 120 seated/);
});

test('A sentence of its own takes back the one before', () => {
  const shop = page(
    "Website for Bell & Bone, a butcher in Ludlow. We hang our beef for 30 days. The shop had a fire in 2019. Don't mention that. Open Tuesday to Saturday 8 to 5.",
  );
  assert.doesNotMatch(shop, /fire|mention/i);
  assert.match(shop, /We hang our beef for 30 days/);
});
