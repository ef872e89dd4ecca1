import assert from 'node:assert/strict';
import test from 'node:test';
import { readInstructions, type Fact, type LockedInstruction } from '../read-locked';
import { readStillPage } from '../read-still-page';
import type { SeenText } from '../seen-page';
import { judgeArt } from './judge-art';
import { missingCapabilities } from './judge-capabilities';
import { isLike, lightness } from './judge-colours';
import { findBadSentences, findPlaceholders, judgeSentence } from './judge-copy';
import { amountOf, findInventedFacts, judgeFact } from './judge-facts';
import { judgeLanguage, languageOf } from './judge-language';
import { findNearest } from './judge-likeness';
import { judgeNames } from './judge-names';
import { judgeWishes } from './judge-wishes';
import { judgeSubject, judgeWords } from './judge-words';

const all = readInstructions();

function locked(id: string): LockedInstruction {
  const found = all.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

function pageOf(body: string, title = 'A page', language = 'en'): SeenText {
  return readStillPage(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
  );
}

const whole = (text: SeenText) => ({ text, looks: null, errors: [] });
const noFiles = { html: '', css: '' };

test('the share of content words follows what is shown, forms of a word included', () => {
  const one = locked('wasp-nests');
  const good = pageOf(
    '<h1>Wasp nests removed the same day</h1><p>A fixed price, no matter how many, all of Surrey. Phone Dave.</p>',
  );
  assert.ok(judgeWords(one, good).share > 0.85, judgeWords(one, good).missing.join());
  assert.ok(judgeWords(one, pageOf('<h1>Welcome to our bakery</h1>')).share < 0.1);
  const hidden = pageOf('<p hidden>Wasp nests removed, Surrey, Dave, fixed price</p>');
  assert.ok(judgeWords(one, hidden).share < 0.1);
});

test('words that ask for a page or a look are not content', () => {
  const one = locked('night-plumber');
  assert.deepEqual(
    judgeWords(one, pageOf('<h1>Plumber in Leeds, 24 hours, emergency</h1>')).missing,
    [],
  );
});

test('the subject is right only with its words, on the first screen, and none of another trade', () => {
  const one = locked('fishing-contest');
  const right = '<h1>Fishing contest on Lake Vyrnwy</h1><p>Draw at six.</p>';
  assert.equal(judgeSubject(one, pageOf(right)).right, true);
  assert.equal(judgeSubject(one, pageOf(`${right}<p>A desk lamp.</p>`)).right, false);
  assert.equal(judgeSubject(one, pageOf('<h1>The Corner Shop</h1>')).right, false);
  const below = `<h1>Welcome</h1>${'<p>Come and see us.</p>'.repeat(5)}<p>Fishing contest</p>`;
  assert.deepEqual(judgeSubject(one, pageOf(below)).why, ['not on the first screen']);
});

test('a telephone number is in its place when it can be called', () => {
  const fact: Fact = { kind: 'phone', text: '01797 555 0103' };
  const linked = pageOf('<p><a href="tel:+441797555 0103">01797 555 0103</a></p>');
  assert.deepEqual(judgeFact(fact, linked), {
    fact: 'phone 01797 555 0103',
    shown: true,
    placed: true,
    times: 1,
  });
  const bare = judgeFact(fact, pageOf('<p>Ring 01797 555 0103.</p>'));
  assert.deepEqual([bare.shown, bare.placed], [true, false]);
  assert.equal(judgeFact(fact, pageOf('<p>Ring us.</p>')).shown, false);
});

test('a price is in its place beside its item', () => {
  const fact: Fact = { kind: 'price', text: '£7.50', item: 'garden shears' };
  const list = '<ul><li><span>Garden shears</span><strong>£7.50</strong></li></ul>';
  assert.equal(judgeFact(fact, pageOf(list)).placed, true);
  assert.equal(judgeFact(fact, pageOf('<ul><li>Scissors £7.50</li></ul>')).placed, false);
  assert.equal(judgeFact(fact, pageOf('<ul><li>Garden shears £75</li></ul>')).shown, false);
});

test('amounts are the same however they are written', () => {
  for (const [one, other] of [
    ['£1,200', '1200.00'],
    ['14.500 Euro', '€14,500'],
    ['13,50 €', '€13.5'],
    ['3 000 €', '3000'],
  ] as const)
    assert.equal(amountOf(one), amountOf(other));
  assert.notEqual(amountOf('£4.20'), amountOf('£42'));
});

test('a date may be written in either order and in full', () => {
  const fact: Fact = { kind: 'date', text: '2 Feb' };
  assert.equal(judgeFact(fact, pageOf('<p>Monday, February 2nd</p>')).shown, true);
  assert.equal(judgeFact(fact, pageOf('<p>22 February</p>')).shown, false);
});

test('an address may be set over two lines, a number is not part of a longer one', () => {
  const address: Fact = { kind: 'address', text: '5 rue Burdeau, 69001 Lyon' };
  assert.equal(
    judgeFact(address, pageOf('<div><p>5 rue Burdeau</p><p>69001 Lyon</p></div>')).shown,
    true,
  );
  const figure: Fact = { kind: 'number', text: '24' };
  assert.equal(judgeFact(figure, pageOf('<p>240 members</p>')).shown, false);
});

test('numbers, mail addresses and sums that nobody gave are invented', () => {
  const page = pageOf(
    '<p>Ring 0113 555 0199 or info@leeds.example, from £49.</p><p>0113 496 0722</p>',
  );
  assert.equal(findInventedFacts(locked('night-plumber').instruction, page).length, 3);
  const honest = pageOf('<p>Ring 0113 496 0722. Your total: £0.00</p>');
  assert.deepEqual(findInventedFacts(locked('night-plumber').instruction, honest), []);
});

test('the given name must be in the title and on the page', () => {
  const one = locked('knife-van');
  const good = pageOf('<h1>Keen Edge sharpens knives</h1>', 'Keen Edge · Stroud');
  assert.deepEqual(judgeNames(one, good), { givenShown: true, invented: [] });
  const bad = judgeNames(one, pageOf('<h1>The Corner Shop</h1>', 'The Corner Shop'));
  assert.equal(bad.givenShown, false);
  assert.deepEqual(bad.invented, ['The Corner Shop']);
});

test('people and places from nowhere are invented names, ordinary words with a capital are not', () => {
  const one = locked('knife-van');
  const page = pageOf(
    '<h1>Keen Edge</h1><h2>What Customers Ask</h2><p>Open on Mondays, says Fiona of Lisbon.</p>',
    'Keen Edge',
  );
  assert.deepEqual(judgeNames(one, page).invented, ['Fiona', 'Lisbon']);
});

test('placeholders are found wherever they stand', () => {
  const page = pageOf(
    '<h1>[Your name]</h1><p>Say here who does the work.</p><p>Ask us (really).</p>',
  );
  assert.deepEqual(findPlaceholders(page), ['[Your name]', 'Say here']);
});

test('what is no sentence is told with its reason', () => {
  for (const [text, why] of [
    ['We sharpen the the knives in Stroud.', 'doubled word'],
    ['Open on Mondays and', 'unfinished'],
    ['A site for knives, nothing fancy.', 'echo'],
    ['Users should be able to add a card.', 'echo'],
    ['Knives , sharpened.', 'punctuation'],
    ['Meet us, a apple of the town.', 'article'],
    ['open every day except when it rains.', 'small letter'],
    ['The old van with the green doors and the long bench behind the church.', 'no verb'],
  ] as const) {
    const fault = judgeSentence(text, 'p', true);
    assert.ok(fault?.startsWith(why), `${text} → ${fault}`);
  }
});

test('good copy is left alone', () => {
  const body = [
    'Knives, scissors and shears, sharpened at your door.',
    'Please ring before you come: the gate is shut at dusk.',
    'It had had a hard life.',
    'Tell us what you are looking for.',
    'An hour is enough.',
    'Made to be used.',
  ];
  const page = pageOf(body.map((text) => `<p>${text}</p>`).join(''));
  assert.deepEqual(findBadSentences(locked('knife-van'), page), []);
});

test('a colour answers to its name in another lightness, not in another hue', () => {
  assert.ok(isLike('rgb(120, 200, 160)', 'mint green'));
  assert.ok(isLike('rgb(250, 248, 240)', 'ivory'));
  assert.ok(!isLike('rgb(31, 95, 208)', 'mint green'));
  assert.ok(!isLike('rgb(255, 255, 255)', 'black'));
  assert.ok(!isLike('rgb(128, 128, 128)', 'coral'));
  assert.ok(lightness('#000') < lightness('#fff'));
});

test('every asked colour of the locked instructions is known', () => {
  const special = new Set(['dark', 'very dark', 'near-black', 'pastel']);
  for (const { expect } of all)
    for (const { colour } of expect.colours)
      if (!special.has(colour)) assert.ok(isLike(colour, colour), colour);
});

test('a section is there when a heading or the navigation says so', () => {
  const one = locked('tattoo-dark');
  const good = pageOf(
    '<h2>Gallery</h2><h2>Aftercare</h2><h2>The artists</h2><form><input><input></form>',
  );
  assert.deepEqual(judgeWishes(one, whole(good), noFiles).missingSections, []);
  const bad = judgeWishes(one, whole(pageOf('<p>gallery aftercare</p>')), noFiles);
  assert.deepEqual(bad.missingSections, ['gallery', 'aftercare', 'booking', 'team']);
});

test('what was ruled out is found', () => {
  const one = locked('plain-candles');
  const bad = pageOf('<h2>What customers say</h2><p>Join our newsletter.</p>');
  assert.deepEqual(judgeWishes(one, whole(bad), noFiles).brokenExclusions, [
    'newsletter',
    'testimonials',
  ]);
  assert.deepEqual(judgeWishes(one, whole(pageOf('<h2>Fig</h2>')), noFiles).brokenExclusions, []);
  const still = locked('funeral-director');
  const moving = { html: '', css: '@keyframes rise { from { opacity: 0 } }' };
  assert.deepEqual(judgeWishes(still, whole(pageOf('')), moving).brokenExclusions, ['animation']);
});

test('sections, exclusions and capabilities of every locked instruction can be judged', () => {
  for (const one of all) {
    assert.ok(judgeWishes(one, whole(pageOf('')), noFiles));
    assert.ok(missingCapabilities(one.expect.capabilities, pageOf('')));
  }
});

test('a capability needs its controls', () => {
  const good = pageOf('<form><input aria-label="Habit"><button>Add habit</button></form>');
  assert.deepEqual(missingCapabilities(['add-items'], good), []);
  assert.deepEqual(missingCapabilities(['add-items'], pageOf('<p>Add habits.</p>')), ['add-items']);
});

test('the language of a text is told by its small words', () => {
  assert.equal(languageOf('Wir freuen uns auf Ihren Besuch und sind für Sie da.'), 'de');
  assert.equal(languageOf('Tell us what you need and we will call you.'), 'en');
  assert.equal(languageOf('Gesù Pizza Roma'), null);
});

test('a text in another language than the page is found, the member’s own words are not', () => {
  const page = pageOf(
    '<p>How we work and what you get from us.</p><p>Wir sind für Sie da.</p>',
    '',
    'de',
  );
  const verdict = judgeLanguage('de', page, 'Eine Seite');
  assert.deepEqual(verdict.foreign, ['How we work and what you get from us.']);
  const quoted = judgeLanguage('de', page, 'Titel: How we work and what you get from us.');
  assert.deepEqual(quoted.foreign, []);
  assert.equal(judgeLanguage('fr', page, '').declared, false);
});

test('two pages with the same build are alike, two different ones are not', () => {
  const cards = (words: string) =>
    pageOf(`<section class="a"><h2>${words}</h2><p>${words}</p><ul><li>x</li></ul></section>`);
  const pages = [
    cards('Knives are sharpened at your own door'),
    cards('Pianos are tuned twice in every year'),
    pageOf('<table><tr><td>1</td><td>2</td></tr></table><form><input><button>Go</button></form>'),
  ];
  const [first, , last] = findNearest(pages);
  assert.deepEqual([first?.nearest, first?.structure, first?.text], [1, 1, 0]);
  assert.equal(last?.structure, 0);
});

test('drawings are held against the instruction and the text, unnamed ones are not judged', () => {
  const one = locked('muddy-paws');
  const drawn = pageOf(
    '<svg><use href="#icon-dog-face"/></svg><svg><use href="#icon-rocket"/></svg>',
  );
  assert.deepEqual(judgeArt(one, drawn), { related: 0.5, unrelated: ['#icon-rocket'] });
  assert.equal(judgeArt(one, pageOf('<svg><path d="M0 0"/></svg>')).related, null);
});
