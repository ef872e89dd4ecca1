import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';

const today = new Date('2026-11-23T12:00:00Z');
const { html, css, js } = compose(
  'Bike repair shop called Spoke & Chain in Norwich. Services: puncture repair £12, full service £75, wheel truing £18, brake adjustment £15. Questions: Do I need to book? No, just bring it in. How long does a service take? Usually two days. Contact hello@spokeandchain.example, 01603 555 201. Hours Mon-Fri 9-6, Sat 10-4.',
  { today },
);
const page = { html, css, js };

interface Spoken {
  readonly say: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

const done: readonly Spoken[] = [
  { say: 'take off wheel truing, we can’t get the parts any more', lacks: ['Wheel truing'] },
  { say: "we don't true wheels any longer, delete that line", lacks: ['Wheel truing'] },
  { say: 'the second price should be £79', has: ['Full service £79'] },
  { say: 'Punture repair 13.50 instead of 12', has: ['Puncture repair £13.50'] },
  {
    say: 'full service is £80 now and wheel truing £20',
    has: ['Full service £80', 'Wheel truing £20'],
  },
  { say: 'delete the last question, nobody asks that', lacks: ['How long does a service take?'] },
  {
    say: 'the first question is wrong, we changed that. Answer should be "Yes, please ring first."',
    has: ['Do I need to book? Yes, please ring first.'],
    lacks: ['just bring it in'],
  },
  {
    say: 'closed on saturdays from now on',
    has: ['Monday – Friday 09:00 – 18:00 Saturday Closed'],
  },
  { say: 'saturday we open at 9 instead of 10', has: ['Saturday 09:00 – 16:00'] },
  { say: "saturdays we're open till 5 now", has: ['Saturday 10:00 – 17:00'] },
  { say: 'add gear tuning 20 pounds', has: ['Gear tuning £20'] },
  { say: 'The town is Ipswich not Norwich', has: ['in Ipswich'], lacks: ['The town is'] },
  {
    say: 'put "Drop in any time." under the headline',
    has: ['in Norwich Drop in any time.'],
  },
];

for (const { say, has = [], lacks = [] } of done)
  test(`spoken: “${say}”`, () => {
    const { files, parts } = refine(page, say, { today });
    const text = textOf(new Site(files).body);
    assert.deepEqual(
      parts.filter(({ outcome }) => outcome !== 'done'),
      [],
    );
    for (const one of has) assert.ok(text.includes(one), one);
    for (const one of lacks) assert.ok(!text.includes(one), one);
  });

for (const say of ['make it pop a bit more', 'looks boring', 'more professional please'])
  test(`“${say}” gives another design and says which`, () => {
    const { files, parts } = refine(page, say, { today });
    assert.equal(parts[0]?.outcome, 'done');
    assert.match(parts[0]?.sentence ?? '', /design/);
    assert.equal(textOf(new Site(files).body), textOf(new Site(page).body));
    assert.notEqual(files.css, page.css);
  });

for (const say of [
  'delete it',
  'translate everything into German',
  'add the tuesday class at 10am',
])
  test(`“${say}” is refused, and nothing changes`, () => {
    const { files, parts } = refine(page, say, { today });
    assert.deepEqual(files, page);
    assert.equal(parts[0]?.outcome, 'not_done');
  });
