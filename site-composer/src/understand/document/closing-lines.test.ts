import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import { readDocument } from './read-document';

const bakery = `We're Crumb & Co, a micro bakery in Totterdown, Bristol. Sourdough only. 48 hour fermentation.

This week's bread
House white £4.20
Seeded rye £4.80

How ordering works
1 - Text us before 8pm Wednesday
2 - We text back a total
3 - Collect from the blue door

Also at
Tobacco Factory Market Sundays 10 - 2.30
Mother's Ruin café Tue to Sat

Is it gluten free? Sorry, it's about as gluten as it gets.
Can I freeze it? Yes, slice it first.

"Best loaf in Bristol." Priya, Bedminster

Closed all August. 07700 900127.`;

test('what is said below the last rows is no row of them', () => {
  const blocks = readDocument(bakery) ?? [];
  assert.deepEqual(
    blocks.map(({ heading, kind, lines }) => `${heading}/${kind}/${lines.length}`),
    [
      '/content/1',
      "This week's bread/content/2",
      'How ordering works/steps/3',
      'Also at/content/2',
      '/questions/2',
      '/quotes/1',
      '/content/1',
    ],
  );
});

test('each of it stands in its own section, and a number only where somebody is reached', () => {
  const { plan } = planFor(bakery, { today: new Date('2026-11-28T12:00:00Z') });
  const kinds = plan.sections.map(({ kind }) => kind);
  for (const kind of ['prices', 'steps', 'schedule', 'questions', 'quotes', 'contact'] as const)
    assert.equal(kinds.filter((one) => one === kind).length, 1, kind);
  const told = plan.sections.find(({ heading }) => heading === 'Good to know');
  assert.ok(told?.kind === 'text');
  assert.deepEqual(told.paragraphs, ['Closed all August.']);
  const [hero] = plan.sections;
  assert.ok(hero?.kind === 'hero');
  assert.match(hero.text ?? '', /micro bakery in Totterdown, Bristol\.$/u);
  assert.deepEqual(hero.facts, ['Sourdough only', '48-hour fermentation']);
});

test('a list in the one line below a heading is read entry by entry, and what is said is none', () => {
  const page = (line: string) =>
    readDocument(
      `School trip\n\nKit list\n${line}\n\nDay\n8.15 Coach leaves\n9.15 Walk\n\nHouse rules\n- Be kind\n- Be on time`,
    )?.find(({ heading }) => heading === 'Kit list')?.lines.length;
  assert.equal(page('waterproof jacket, two pairs of trainers, torch'), 3);
  assert.equal(page('A bucket, a bike and a farm.'), 1);
});
