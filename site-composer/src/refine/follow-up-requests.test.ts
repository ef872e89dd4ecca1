import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';
import type { SiteFiles } from './refine-types';

const today = new Date('2026-11-27T12:00:00Z');
const composed = (instruction: string): SiteFiles => {
  const { html, css, js } = compose(instruction, { today });
  return { html, css, js };
};

const body = `<section id="hero"><h1>Shanties</h1><p>Six singers.</p><a class="button" href="#contact">Get in touch</a></section>
<section id="about"><h2>Her life</h2><p>She worked in the biscuit works.</p></section>
<section id="team" class="section-people"><h2>The people behind it</h2><ul><li><h3>Alan Rudd</h3><p>Melodeon</p></li><li><h3>Bill Coe</h3><p>Chorus</p></li></ul></section>
<section id="dates"><h2>Dates</h2><ul><li><p>Monday, 3 May 2027</p><h3>Staithes Lifeboat Day, in the small hall</h3></li><li><p>Sunday, 13 June 2027</p><h3>Saltburn</h3></li></ul></section>
<section id="contact"><h2>Contact</h2><p>Write to us.</p></section>`;

const pages = {
  shanties: {
    html: `<html lang="en"><head><title>T</title></head><body><main>${body}</main></body></html>`,
    css: '',
    js: '',
  },
  club: composed("page for ladies tug of war club, Bishop's Frome Heavers"),
  software: composed('Landing page for Ledgerlock, bookkeeping software for canal boat traders'),
  charity: composed(
    'We\'re a tiny charity in Dunedin called Second Ear. We collect old hearing aids and send them to Tonga. One button: "Post us yours".',
  ),
  bakery: composed(
    'Website for Hearth & Crumb, a bakery in Leeds. We sell sourdough £4.20, croissants £2.50 and cinnamon buns £3. Our baker is Nell Ashby. Green and cream.',
  ),
};

function ask(page: keyof typeof pages, request: string) {
  const before = pages[page];
  const { files, parts } = refine(before, request, { today });
  return { before, files, parts, text: textOf(new Site(files).body) };
}

interface Case {
  readonly page: keyof typeof pages;
  readonly say: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
}

const done: readonly Case[] = [
  {
    page: 'shanties',
    say: 'Bill has had to step down, poor knees. Remove Bill Coe and add Trevor Maw (concertina) please.',
    has: ['Trevor Maw Concertina'],
    lacks: ['Bill Coe'],
  },
  {
    page: 'shanties',
    say: 'Could the gig list go above the members, and could you add 5 July, Hinderwell Village Hall.',
    has: ['5 July 2027 Hinderwell Village Hall The people behind it'],
  },
  {
    page: 'shanties',
    say: 'add a line in her life bit that she never once missed a day for snow',
    has: ['biscuit works. She never once missed a day for snow.'],
  },
  { page: 'shanties', say: "say it's the main hall not the small hall", has: ['in the main hall'] },
  {
    page: 'shanties',
    say: 'chuck in a thank you section at the bottom for sponsors: Laura Ag Supplies, Elders Jamestown and the Booyoolie Pub',
    has: ['Thank you to our sponsors', 'Laura Ag Supplies', 'The Booyoolie Pub'],
  },
  {
    page: 'club',
    say: 'add training nights Tuesday 7.30pm, rec ground',
    has: ['Training nights Tuesday 7.30pm, rec ground.'],
  },
  { page: 'software', say: 'Price is £6 a month, put it in.', has: ['Ledgerlock £6 a month'] },
  {
    page: 'charity',
    say: 'Add our audiologist to the page: Dr Losa Faleolo, flies out twice a year.',
    has: ['Dr Losa Faleolo', 'Audiologist, flies out twice a year'],
  },
  {
    page: 'bakery',
    say: 'make the button say Order your loaf and make it orange',
    has: ['Order your loaf'],
  },
  { page: 'bakery', say: 'could the green be a darker one' },
  {
    page: 'bakery',
    say: 'add rye loaf at £4.80, and take off the cinnamon buns',
    has: ['Rye loaf £4.80'],
    lacks: ['Cinnamon'],
  },
];

for (const { page, say, has = [], lacks = [] } of done)
  test(`follow-up: “${say}”`, () => {
    const { before, files, parts, text } = ask(page, say);
    assert.deepEqual(
      parts.filter(({ outcome }) => outcome !== 'done'),
      [],
    );
    assert.notDeepEqual(files, before);
    for (const one of has) assert.ok(text.includes(one), `${one} in ${text}`);
    for (const one of lacks) assert.ok(!text.includes(one), one);
  });

test('A place is kept for a picture in the section that was spoken of', () => {
  const { files, parts } = ask(
    'shanties',
    'Put her life below the dates please, and leave a space for a photo of Pauline at the bench in it.',
  );
  assert.deepEqual(
    parts.map(({ outcome }) => outcome),
    ['done', 'done'],
  );
  assert.match(
    files.html,
    /biscuit works[\s\S]*data-place="about-photo"[\s\S]*Pauline at the bench/,
  );
});

const wrong: readonly (readonly [keyof typeof pages, string])[] = [
  ['shanties', 'add a photo strip of snow to her life'],
  ['bakery', 'add a line in the apprentice bit that nobody ever missed a day for snow'],
  ['club', 'fix both in the questions'],
  ['bakery', 'croissants are 30 minutes now'],
  ['bakery', "say it's the main hall not the small hall"],
  ['bakery', "Nell's given up the ovens, it's Sandra Khan now"],
  ['bakery', 'please make the croissant queue shorter and darker for the vicar'],
];

for (const [page, say] of wrong)
  test(`nothing else is done instead: “${say}”`, () => {
    const { before, files, parts } = ask(page, say);
    assert.ok(parts.every(({ outcome }) => outcome === 'not_done'));
    assert.deepEqual(files, before);
  });

test('What only explains is no part that failed, beside one that was carried out', () => {
  const { parts } = ask('shanties', 'Saltburn fell through, sadly for all. Remove Saltburn.');
  assert.equal(parts.at(-1)?.outcome, 'done');
});
