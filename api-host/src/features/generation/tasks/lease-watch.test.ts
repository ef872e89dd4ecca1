import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TestClock } from '../../../testing/test-clock';
import { LeaseWatch } from './lease-watch';

const leaseMs = 30_000;

function watch() {
  const clock = new TestClock();
  const leases = new LeaseWatch(clock.elapsed, leaseMs);
  const lease = (id: string, until: number, attempt = 1) => ({
    id,
    attempt,
    until: new Date(until),
  });
  return { clock, leases, lease };
}

test('a lease has expired when it was seen without a renewal for longer than its duration', () => {
  const { clock, leases, lease } = watch();
  assert.deepEqual(leases.look([lease('a', 5)]), []);
  clock.advance(leaseMs);
  assert.deepEqual(leases.look([lease('a', 5)]), []);
  clock.advance(1);
  assert.deepEqual(leases.look([lease('a', 5)]), [lease('a', 5)]);
});

test('a renewal, another attempt and an end restart the measurement', () => {
  const { clock, leases, lease } = watch();
  leases.look([lease('renewed', 5), lease('again', 5), lease('ended', 5)]);
  clock.advance(leaseMs + 1);
  assert.deepEqual(leases.look([lease('renewed', 6), lease('again', 5, 2)]), []);
  assert.deepEqual(leases.look([lease('ended', 5)]), []);
});

test('the stored expiry time and a clock that is set back do not matter', () => {
  const { clock, leases, lease } = watch();
  const far = clock.now().getTime() + 10 * 60_000;
  const past = clock.now().getTime() - 10 * 60_000;
  assert.deepEqual(leases.look([lease('far', far), lease('past', past)]), []);
  clock.setBack(10 * 60_000);
  clock.advance(leaseMs + 1);
  assert.equal(leases.look([lease('far', far), lease('past', past)]).length, 2);
});
