import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';
import type { SiteFiles } from './refine-types';

const today = new Date('2026-11-23T12:00:00Z');
const composed = (instruction: string): SiteFiles => {
  const { html, css, js } = compose(instruction, { today });
  return { html, css, js };
};

const pages = {
  bistro: composed(
    'Website for Ember & Oak, a bistro in Ludlow. Menu. Small: lamb ribs £8, burrata £9.50. Sweet: basque cheesecake £7, rhubarb sorbet £4. Open Wednesday to Saturday 5pm to 11pm. Phone 01584 550 113. Our chef is Marta Ruiz. Contact form with name, email and message.',
  ),
  yoga: composed(
    'Página web para el estudio de yoga Raíz en Valencia. Precios: clase suelta 12 €, bono de 10 clases 95 €, mensual 60 €. Profesoras: Lucía Ferrer y Nuria Sanz. Teléfono 961 555 012.',
  ),
  club: {
    html: `<html lang="en"><body><h1>Model Railway Club</h1><h2>Meetings</h2><p>Chairman: Ron Whitlock.
<ul><li>Thursday 12 November - Auction<li>Thursday 19 November - Talk</ul>
<h2>Where we go</h2><p>We cover Hereford and Leominster with the club bus, summer and winter.</p></body></html>`,
    css: '',
    js: '',
  },
  chippy: {
    html: `<html lang="en"><body><h1>Chips</h1><table><tr><th><h2>Fish</h2></th></tr><tr><td>Cod</td><td>£7.20</td></tr><tr><td>Scampi</td><td>£6.90</td></tr>
<tr><th><h2>Drinks</h2></th></tr><tr><td>Tea</td><td>£1.40</td></tr><tr><td>Coffee</td><td>£1.90</td></tr></table></body></html>`,
    css: '',
    js: '',
  },
} as const;

interface Everyday {
  readonly page: keyof typeof pages;
  readonly say: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

const done: readonly Everyday[] = [
  {
    page: 'bistro',
    say: 'prices going up sadly. lamb ribs 9, burrata 10.50',
    has: ['Lamb ribs £9', 'Burrata £10.50'],
  },
  { page: 'bistro', say: 'make the burrata a tenner', has: ['Burrata £10'] },
  {
    page: 'bistro',
    say: "no more rhubarb sorbet, we've got brown butter ice cream at £4.80 instead",
    has: ['Brown butter ice cream £4.80'],
    lacks: ['Rhubarb sorbet'],
  },
  {
    page: 'bistro',
    say: "We've a new pudding: almond tart, £6.50. Can you put it in with the sweet ones?",
    has: ['Almond tart £6.50'],
  },
  {
    page: 'bistro',
    say: 'burrata should be above lamb ribs',
    has: ['Burrata £9.50 Lamb ribs £8'],
  },
  { page: 'bistro', say: 'add tofu skewers £5.50 after lamb ribs', has: ['£8 Tofu skewers £5.50'] },
  {
    page: 'bistro',
    say: "our chef isn't Marta any more, it's Ines Okafor",
    has: ['Ines Okafor'],
    lacks: ['Marta', 'Ruiz'],
  },
  { page: 'bistro', say: 'we open at 6 on wednesdays', has: ['Wednesday 18:00'] },
  { page: 'yoga', say: 'El mensual cuesta ahora 65 € y el bono 99 €', has: ['65 €', '99 €'] },
  {
    page: 'yoga',
    say: 'Quita a Nuria Sanz del equipo y pon a Carla Vidal',
    has: ['Carla Vidal'],
    lacks: ['Nuria'],
  },
  {
    page: 'club',
    say: 'the auction on the 12th has moved to 26 November',
    has: ['Thursday 26 November - Auction'],
    lacks: ['12 November'],
  },
  {
    page: 'club',
    say: 'Add to the list of meetings: Thursday 26 November - Running night',
    has: ['Talk Thursday 26 November - Running night'],
  },
  {
    page: 'chippy',
    say: "cod's £7.60 now, and add sausage £3.20 to the fish",
    has: ['Cod £7.60', 'Scampi £6.90 Sausage £3.20 Drinks'],
  },
];

for (const { page, say, has = [], lacks = [] } of done)
  test(`everyday: “${say}”`, () => {
    const { files, parts } = refine(pages[page], say, { today });
    const text = textOf(new Site(files).body);
    assert.deepEqual(
      parts.filter(({ outcome }) => outcome !== 'done'),
      [],
    );
    for (const one of has) assert.ok(text.includes(one), `${one} in ${text}`);
    for (const one of lacks) assert.ok(!text.includes(one), one);
  });

test('A text that only speaks of what is to go stays, and what can be said instead is named', () => {
  const { files, parts } = refine(pages.club, 'remove Leominster, we only do Hereford now', {
    today,
  });
  assert.equal(files.html, pages.club.html);
  assert.match(parts[0]?.sentence ?? '', /stands within a longer text.*quotation marks/);
});

test('A field is taken out of a form by its name, and one that is not there is answered with those that are', () => {
  const without = refine(pages.bistro, 'the form does not need the email', { today });
  assert.doesNotMatch(without.files.html, /<input[^>]*type="email"/);
  const refused = refine(pages.bistro, 'remove the fax field from the form', { today });
  assert.equal(refused.files.html, pages.bistro.html);
  assert.match(refused.parts[0]?.sentence ?? '', /has no field.*It asks for/);
});
