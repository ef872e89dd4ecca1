import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StreamPlaces } from './stream-places';

const reader = (member: string, network = 'net') => ({ member, network });
const signal = () => new AbortController().signal;
const refusal = (words: RegExp) => ({ statusCode: 429, code: 'RATE_LIMITED', message: words });

test('places are limited per account and per network, and freed when a stream ends', () => {
  const places = new StreamPlaces({ streamsPerMember: 2, streamsPerNetwork: 3, streamsPerHost: 9 });
  const first = new AbortController();
  places.take(reader('a'), first.signal);
  places.take(reader('a'), signal());
  assert.throws(
    () => places.take(reader('a', 'other'), signal()),
    refusal(/^An account may .* 2 places/),
  );
  places.take(reader('b'), signal());
  assert.throws(() => places.take(reader('c'), signal()), refusal(/^A network may .* 3 places/));
  first.abort();
  places.take(reader('a'), signal());
  assert.throws(() => places.take(reader('c'), signal()), refusal(/^A network/));
});

test('a stream that is aborted before it starts takes no place', () => {
  const places = new StreamPlaces({ streamsPerMember: 1, streamsPerNetwork: 1, streamsPerHost: 1 });
  places.take(reader('a'), AbortSignal.abort());
  places.take(reader('a'), signal());
});

test('places are limited per host', () => {
  const places = new StreamPlaces({ streamsPerMember: 9, streamsPerNetwork: 9, streamsPerHost: 1 });
  const first = new AbortController();
  places.take(reader('a', 'one'), first.signal);
  const refused = { statusCode: 503, code: 'UNAVAILABLE', message: /^Too many generations/ };
  assert.throws(() => places.take(reader('b', 'two'), signal()), refused);
  first.abort();
  places.take(reader('b', 'two'), signal());
});
