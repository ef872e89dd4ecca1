import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSubmission, submissionLimits } from './submission';

const type = 'application/x-www-form-urlencoded';

test('a name is never cut inside a surrogate pair, which no database stores', async () => {
  const long = `a${'😀'.repeat(submissionLimits.name)}`;
  const submission = await readSubmission(
    Buffer.from(new URLSearchParams({ [long]: 'b' }).toString()),
    type,
  );
  assert.ok(typeof submission !== 'string');
  const [field] = submission.fields;
  assert.equal(field?.name, `a${'😀'.repeat(49)}`);
});
