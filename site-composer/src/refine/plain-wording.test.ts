import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';
import { refine } from './refine';

const options = { today: new Date('2026-11-23T12:00:00Z') };
const page = (instruction: string) => {
  const { html, css, js } = compose(instruction, options);
  return { html, css, js };
};
const pages = {
  barber: page(
    'Barber shop in Leeds called Fade & Co. Skin fade £18, beard trim £10, hot towel shave £15. Open Tue-Sat 9-6. FAQ: Do I need to book? No, walk in. Is there parking? Yes, behind the shop.',
  ),
  pizza: page(
    'Pizzeria Da Nino in Bath. Menu: Margherita £9, Calzone £11, Diavola £12. Desserts: Tiramisu £5, Affogato £4. Book a table at nino@dan.example',
  ),
  choir: page(
    'Choir in Hull called The Tenors. We meet Mondays 7pm at St Mary Hall. Concerts: 12 December Carols, 20 March Elgar. Hall hire £20 an hour.',
  ),
  pantry: page(
    'Community pantry in Ely, Open Shelf. We need: tinned fruit, pasta, nappies. Drop off Thursdays 4-6.',
  ),
  plans: page(
    'Backup software Kelder for small shops. Plans: Small €19 a month, Large €79 a month. Features: nightly copies, restore by phone.',
  ),
};

interface Case {
  readonly on: keyof typeof pages;
  readonly asked: string;
  readonly shown?: RegExp;
  readonly gone?: RegExp;
  readonly done?: number;
}

const cases: readonly Case[] = [
  {
    on: 'barber',
    asked: 'Please change the answer about parking to: Sadly not, but the station is close.',
    shown: /Sadly not, but the station is close\./,
    gone: /behind the shop/,
  },
  { on: 'barber', asked: 'take out the questions and the link in the menu', gone: /No, walk in/ },
  {
    on: 'barber',
    asked: 'remove the whole prices section and its link in the menu',
    gone: /£18|#prices/,
  },
  {
    on: 'barber',
    asked:
      'dark green buttons, headline "Short back and sides", and add a section Parking that says Behind the shop there is room for six.',
    shown: /Short back and sides[\s\S]*room for six/,
    done: 3,
  },
  { on: 'pizza', asked: 'we stopped doing calzone, take it off', gone: /Calzone|£11/ },
  {
    on: 'pizza',
    asked: 'put fishcake 2.20 on the menu as well',
    shown: /Diavola[\s\S]*Fishcake[\s\S]*£2\.20[\s\S]*Desserts/,
  },
  {
    on: 'pizza',
    asked: 'add Panna cotta £6 to the desserts',
    shown: /Desserts[\s\S]*Panna cotta[\s\S]*£6/,
  },
  {
    on: 'choir',
    asked: 'add a date, 2 May Mahler Leeds, and take the Elgar one off',
    shown: /2 May 2027[\s\S]*Mahler Leeds/,
    gone: /Elgar/,
    done: 2,
  },
  {
    on: 'pantry',
    asked: 'we also need: cooking oil and washing powder',
    shown: /Nappies[\s\S]*Cooking oil[\s\S]*Washing powder/,
    done: 2,
  },
  { on: 'plans', asked: 'swap the two plans round', shown: /€79[\s\S]*€19/ },
  {
    on: 'plans',
    asked: 'rename Large to Depot, make it €89',
    shown: /Depot[\s\S]*€89(?:<small>)? a month/,
    gone: />Large<|€79/,
    done: 2,
  },
  {
    on: 'plans',
    asked: 'make nightly copies a link to https://kelder.example/copies',
    shown: /<a href="https:\/\/kelder\.example\/copies">nightly copies<\/a>/i,
  },
];

for (const { on, asked, shown, gone, done = 1 } of cases)
  test(`${on}: ${asked}`, () => {
    const { files, parts } = refine(pages[on], asked, options);
    assert.deepEqual(
      parts.map(({ outcome }) => outcome),
      Array.from({ length: done }, () => 'done'),
      parts.map(({ sentence }) => sentence).join(' '),
    );
    if (shown) assert.match(files.html, shown);
    if (gone) assert.doesNotMatch(files.html.replaceAll(/<option[\s\S]*?<\/option>/g, ''), gone);
  });

test('What displeases asks for nothing: only the wish behind it is carried out', () => {
  const { parts } = refine(
    pages.plans,
    'terracotta is a bit much now I see it, try sage green instead',
    options,
  );
  assert.deepEqual(
    parts.map(({ sentence }) => sentence),
    ['Made the accent colour sage green.'],
  );
});

test('A page turns dark in the words of other languages', () => {
  for (const asked of ['bitte alles auf dunkel umstellen', 'tout en sombre', 'modo oscuro'])
    assert.equal(
      refine(pages.plans, asked, options).parts[0]?.sentence,
      'Made the page dark.',
      asked,
    );
});

test('An item is not moved as if it were a section of a similar meaning', () => {
  const { files, parts } = refine(
    pages.choir,
    'Would you move the hall hire so that it comes before the dates.',
    options,
  );
  const moved = parts[0]?.outcome === 'done';
  assert.equal(files.html.indexOf('Hall hire') < files.html.indexOf('Elgar'), true);
  assert.doesNotMatch(moved ? (parts[0]?.sentence ?? '') : '', /Sign up/);
});
