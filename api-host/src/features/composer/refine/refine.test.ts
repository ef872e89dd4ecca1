import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { contrast } from '../colour/contrast';
import { compose } from '../composer';
import { htmlRules } from '../html-rules';
import { checkComposition } from '../review/check-composition';
import { refine } from './refine';

const own = compose(
  'bakery in lisbon called "Pão & Co" with menu, testimonials, faq, pricing and contact form, navy',
);

const stranger = {
  html: `<!DOCTYPE html>
<html><head><title>Joe</title>
<style>
  body{margin:0;background:#fff;color:#333;font-family:Arial}
  header{background:#2563eb;color:white} /* keep me */
  .btn{background:#2563EB;color:#fff;border-radius:4px}
</style></head>
<body   class=x>
<header><h1>Joe&#39;s  Garage</h1><nav><ul><li><a href="#a">About</a></li><li><a href="#p">Prices</a></li></ul></nav></header>
<div id="a"><h2>About us</h2><p>We fix cars &amp; bikes.</p></div>
<div id="p"><h2>Prices</h2><p>From 50. <a class="btn" href="#p">Book now</a></p></div>
<footer>Bye</footer>
<script>const cars = 'We fix cars';</script>
</body></html>`,
  css: '',
  js: '',
};

const on = (files: typeof stranger, instruction: string) => refine({ instruction, ...files });
const root = (css: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
/** What stays before and after the place that changed. */
function untouched(before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return (start + end) / before.length;
}

void test('colours: the named part changes and stays readable', () => {
  const header = on(own, 'make the header navy');
  assert.equal(root(header.css, 'header'), '#14285a');
  assert.ok(contrast(root(header.css, 'on-header'), '#14285a') >= 4.5);
  assert.equal(header.html, own.html);
  assert.equal(root(header.css, 'bg'), root(own.css, 'bg'));
  const ground = on(own, 'change the background to ivory');
  assert.equal(root(ground.css, 'bg'), '#fffbee');
  for (const name of ['text', 'muted', 'link'])
    assert.ok(contrast(root(ground.css, name), root(ground.css, 'tint')) >= 4.5, name);
  const green = on(own, 'use green instead of navy');
  assert.equal(root(green.css, 'brand'), '#2a7d46');
  assert.doesNotMatch(green.css, /#14285a/);
});

void test('colours on a stranger’s page: only those declarations, the comment and the rest stay', () => {
  const done = on(stranger, 'make the header dark green');
  assert.match(done.html, /header\{background:#14532d;color:white\} \/\* keep me \*\//);
  assert.ok(done.html.includes('<body   class=x>'));
  const swapped = on(stranger, 'use red instead of blue');
  assert.match(swapped.html, /\.btn\{background:#c62828/);
  assert.match(swapped.html, /header\{background:#c62828/);
  assert.deepEqual(on(stranger, 'use red instead of purple').changed, false);
});

void test('darker, dark mode, fonts, sizes, corners', () => {
  assert.notEqual(root(on(own, 'darker').css, 'brand'), root(own.css, 'brand'));
  const night = on(own, 'dark mode');
  assert.ok(contrast(root(night.css, 'text'), root(night.css, 'bg')) >= 4.5);
  assert.match(night.css, /color-scheme: dark/);
  assert.equal(on(night, 'dark mode').changed, false);
  assert.match(on(own, 'use a serif font').css, /--body: Charter/);
  assert.match(
    on(stranger, 'change the font to Georgia').html,
    /font-family:'Georgia', Georgia, serif/,
  );
  assert.match(on(own, 'bigger text').css, /font-size: 1\.222rem/);
  assert.match(on(stranger, 'rounded corners').html, /border-radius:16px/);
  assert.match(on(own, 'square corners').css, /--radius-l: 0;/);
});

void test('texts: replaced where they are read, never in code, never expanded', () => {
  const title = on(own, 'change the title to "Hello $& <b>$1</b>"');
  assert.match(
    title.html,
    /<h1[^>]*>Hello \$& &lt;b&gt;\$1&lt;\/b&gt;<\/h1>|<h1[^>]*>Hello \$&amp; &lt;b&gt;\$1&lt;\/b&gt;<\/h1>/,
  );
  const cars = on(stranger, 'replace "We fix cars & bikes" with "We fix vans"');
  assert.match(cars.html, /<p>We fix vans\.<\/p>/);
  assert.match(cars.html, /const cars = 'We fix cars'/);
  const name = on(own, 'rename Pão & Co to Good "Bread"');
  assert.doesNotMatch(name.html, /Pão/);
  assert.match(name.html, /<title>Good &quot;Bread&quot;/);
  const it = on(own, 'rename it to Nova');
  assert.match(it.html, /<title>Nova/);
  assert.doesNotMatch(it.html, /Pão|wNova|Novas/);
  assert.equal(on(own, 'change opening hours to Mon-Fri 7-21').html, own.html);
  assert.match(
    on(stranger, "replace Joe's Garage with Ana's Garage").html,
    /<h1>Ana&#39;s Garage<\/h1>/,
  );
  assert.equal(on(stranger, 'replace "boats" with "ships"').changed, false);
  assert.match(on(own, 'set the phone number to +351 21 000 0000').html, /\+351 21 000 0000/);
});

void test('sections: add, remove, move, with their links', async () => {
  const removed = on(own, 'remove pricing');
  assert.doesNotMatch(removed.html, /id="pricing"|#pricing/);
  assert.deepEqual(checkComposition(removed), []);
  const added = on(removed, 'add a pricing section after the menu');
  assert.ok(added.html.indexOf('id="pricing"') > added.html.indexOf('id="menu"'));
  assert.ok(added.html.indexOf('id="pricing"') < added.html.indexOf('id="testimonials"'));
  assert.match(added.html, /<li><a href="#pricing">/);
  const moved = on(own, 'move the contact form above FAQ');
  assert.ok(moved.html.indexOf('id="contact"') < moved.html.indexOf('id="faq"'));
  assert.equal(moved.html.length, own.html.length);
  const top = on(own, 'move the contact form to the top');
  assert.ok(top.html.indexOf('id="contact"') < top.html.indexOf('id="menu"'));
  assert.ok(top.html.indexOf('id="contact"') > top.html.indexOf('<h1'));
  const named = on(own, 'add a section called "Our Cats" before the contact');
  assert.match(named.html, /<h2 id="our-cats-title">Our Cats<\/h2>/);
  const gallery = on(own, 'add a photo gallery');
  assert.match(gallery.js, /Gallery: pictures open/);
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  for (const one of [removed, added, moved, top, named, gallery]) {
    assert.deepEqual(
      (await validator.validateString(one.html)).results.flatMap((result) =>
        result.messages.map((message) => message.message),
      ),
      [],
    );
  }
});

void test('sections on a stranger’s page bring their own rules and script', () => {
  const added = on(stranger, 'add an FAQ after Prices');
  assert.ok(added.html.indexOf('id="faq"') > added.html.indexOf('id="p"'));
  assert.match(added.css + added.html, /\.section\.added/);
  assert.ok(untouched(stranger.html, added.html) > 0.5);
  assert.doesNotMatch(on(stranger, 'remove the prices').html, /id="p"|href="#p"/);
  assert.doesNotMatch(on(stranger, 'remove the footer').html, /<footer/);
  assert.doesNotMatch(on(stranger, 'remove the "Book now" button').html, /Book now/);
});

void test('several requests in one instruction, each told', () => {
  const done = on(
    own,
    'remove the pricing and make the header dark green, then change the title to "Welcome". Please add a gallery',
  );
  assert.equal(done.notes.length, 4);
  assert.doesNotMatch(done.html, /id="pricing"/);
  assert.equal(root(done.css, 'header'), '#14532d');
  assert.match(done.html, />Welcome<\/h1>/);
  assert.match(done.html, /id="gallery"/);
});

void test('two texts in one sentence are two requests', () => {
  for (const instruction of [
    'change the headline to "Every chair full, every day" and the button to "Book a demo"',
    'Change the headline to “Every chair full, every day” and the main button text to “Book a demo”.',
  ]) {
    const { html, parts } = on(own, instruction);
    assert.match(html, /<h1[^>]*>Every chair full, every day<\/h1>/);
    assert.match(html, />\s*Book a demo\s*</);
    assert.deepEqual(
      parts.map(({ done }) => done),
      [true, true],
    );
  }
  const plain = on(own, 'change the headline to Salt and the button to Pepper');
  assert.match(plain.html, /<h1[^>]*>Salt<\/h1>/);
  const open = on(own, 'change the headline to Every "chair and more');
  assert.equal(open.changed, false);
});

void test('every request ends as a part that was looked at on the result', () => {
  const croissant = on(own, 'add croissant €3.20');
  assert.equal(croissant.changed, /3\.20/.test(croissant.html));
  const menu = on(own, 'add croissant €3.20 to the menu');
  assert.equal(menu.changed, /3\.20/.test(menu.html));
  assert.equal((menu.html.match(/<section[^>]*id="menu/g) ?? []).length, 1);
  const [red, nothing] = on(own, 'remove the pricing and make it sparkle').parts;
  assert.deepEqual([red?.done, nothing?.done], [true, false]);
  assert.equal(nothing?.text, 'make it sparkle');
  const night = on(on(own, 'dark mode'), 'dark mode');
  assert.deepEqual([night.changed, night.parts.map(({ done }) => done)], [false, [false]]);
});

void test('an instruction about a text is not taken for a text', () => {
  for (const instruction of [
    'change the headline to sound more urgent',
    'change the headline to something catchier',
    'make the intro to be friendlier',
    'rename it to something better',
  ]) {
    const { changed, parts } = on(own, instruction);
    assert.equal(changed, false, instruction);
    assert.match(parts[0]?.detail ?? '', /quotation marks/, instruction);
  }
});

void test('a section that is there is not added a second time, unless another one is asked for', () => {
  const page = on(own, 'add an about us page');
  const again = on(page, 'add a page about us');
  assert.equal(again.changed, false);
  assert.match(again.parts[0]?.detail ?? '', /already has/);
  assert.equal(on(own, 'add another FAQ').changed, true);
});

void test('what a section only holds among other things is not removed with all of it', () => {
  const cafe = compose('A café in Porto called Salt with a map, opening hours and contact details');
  const done = on(cafe, 'remove the map');
  assert.match(done.html, /[Hh]ours/);
  assert.ok(done.html.includes('id="contact"') === cafe.html.includes('id="contact"'));
});

void test('a section goes by other words than its name as well', () => {
  const done = on(own, 'remove the reviews');
  assert.doesNotMatch(done.html, /id="testimonials"/);
});

void test('what cannot be done is said and nothing is touched', () => {
  for (const instruction of [
    'make it sparkle',
    'remove the banana',
    'move pricing after the banana',
    '',
    '   ',
    'add a gallery after the banana',
    '???',
  ]) {
    const done = on(own, instruction);
    assert.equal(done.changed, false, instruction);
    assert.deepEqual([done.html, done.css, done.js], [own.html, own.css, own.js]);
    assert.ok(done.notes.length > 0);
  }
});

void test('broken and empty code is no reason to fall over', () => {
  for (const files of [
    { html: '', css: '', js: '' },
    { html: '<div><p>Hi', css: 'body{color', js: '(' },
    { html: '</main><<<', css: '}}}', js: '' },
  ]) {
    for (const instruction of [
      'make the header navy',
      'dark mode',
      'add a faq',
      'remove pricing',
      'change the title to X',
      'bigger text',
      'rounded corners',
      'use red instead of blue',
    ]) {
      const done = on(files, instruction);
      assert.equal(
        done.changed,
        done.html !== files.html || done.css !== files.css || done.js !== files.js,
      );
    }
  }
});
