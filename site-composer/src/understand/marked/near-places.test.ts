import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const read = (text: string) => planFor(text, { today });

test('where an event takes place stands among its facts, with the town it is near', () => {
  const { plan } = read(
    'Landing page for Saltmarsh Folk Festival, 10 to 12 July 2027 at Home Farm near Maldon, Essex. Day ticket £45, weekend £110.',
  );
  const facts = plan.sections.find(({ kind }) => kind === 'facts');
  assert.ok(facts?.kind === 'facts');
  assert.deepEqual(
    facts.facts.map(({ value }) => value),
    ['10 to 12 July 2027', 'Home Farm near Maldon, Essex'],
  );
});

test('a street that is named in passing is the address', () => {
  const { brief } = read(
    "Website for Marchetti Alterations, a tailor's on Gloucester Road in Bristol. Hems from £12, zips £18.",
  );
  assert.equal(brief.facts.address, 'Gloucester Road, Bristol');
  assert.equal(brief.place, 'Bristol');
  assert.equal(brief.name.text, 'Marchetti Alterations');
});

test('a street in a name is no address', () => {
  const { brief } = read('Website for Baker Street Books, second hand books in Frome.');
  assert.equal(brief.facts.address, null);
});
