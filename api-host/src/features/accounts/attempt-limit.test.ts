import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RequestFailure } from '../../errors';
import { TestClock } from '../../testing/test-clock';
import { AttemptLimit } from './attempt-limit';

const rule = { attempts: 3, windowMs: 60_000 };

const refusedFor = (seconds: number, words: string) => (error: unknown) => {
  assert.ok(error instanceof RequestFailure);
  assert.equal(error.statusCode, 429);
  assert.equal(error.headers['retry-after'], String(seconds));
  assert.equal(error.message, `Too many attempts; please try again in ${words}`);
  return true;
};

function makeLimit() {
  const clock = new TestClock();
  const limit = new AttemptLimit(rule, clock.now);
  const use = (times: number) => {
    for (let count = 0; count < times; count += 1) limit.begin('a');
  };
  return { clock, limit, use };
}

test('attempts above the number are refused until the window ends', () => {
  const { clock, limit, use } = makeLimit();
  use(3);
  assert.throws(() => limit.begin('a'), refusedFor(60, '1 minute'));
  clock.advance(59_000);
  assert.throws(() => limit.begin('a'), refusedFor(1, '1 second'));
  clock.advance(1_000);
  use(3);
  assert.throws(() => limit.begin('a'), refusedFor(60, '1 minute'));
});

test('keys do not share attempts', () => {
  const { limit, use } = makeLimit();
  use(3);
  limit.begin('b');
});

test('an attempt given back may be used again', () => {
  const { limit, use } = makeLimit();
  use(3);
  limit.giveBack('a');
  use(1);
  assert.throws(() => limit.begin('a'), refusedFor(60, '1 minute'));
});

test('clearing a key starts it afresh', () => {
  const { limit, use } = makeLimit();
  use(3);
  limit.clear('a');
  use(3);
});
