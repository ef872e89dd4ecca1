import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BusinessFact } from 'shared-kit/contract';
import { compose } from 'site-composer';
import { fillFacts } from './fill-facts';
import { listPageFacts } from './page-facts';

const fact = (kind: BusinessFact['kind'], value: string, item = '') =>
  ({ kind, item, value }) as BusinessFact;

const fill = (html: string, ...facts: BusinessFact[]): string =>
  fillFacts({ html, css: '', js: '' }, facts).html;

const names = (html: string): string[] =>
  listPageFacts(html, []).map(({ kind, item, places }) => [kind, item, places].join(' '));

test('a telephone number is in every place that asks for it, and can be called', () => {
  const html =
    '<p>[Your phone]</p><dl><dt>Phone</dt><dd><span class="todo">[Phone number]</span></dd></dl><a class="b" href="tel:">Call us</a>';
  const link = '<a data-fact="phone" href="tel:+441134960000">+44 (0)113 496 0000</a>';
  assert.equal(
    fill(html, fact('phone', '+44 (0)113 496 0000')),
    `<p>${link}</p><dl><dt>Phone</dt><dd>${link}</dd></dl><a data-fact="phone" class="b" href="tel:+441134960000">Call us</a>`,
  );
});

test('everything else stays byte for byte', () => {
  const before =
    "<!-- [Your phone] -->\r\n<P CLASS=x  id='y'>[Your email]\t</P><script>a='[Your email]'</script>";
  const after = fill(before, fact('email', 'hello@nook.pt'));
  assert.equal(
    after,
    before.replace(
      '>[Your email]',
      '><a data-fact="email" href="mailto:hello@nook.pt">hello@nook.pt</a>',
    ),
  );
});

test('filling in the same again changes nothing; a changed fact replaces its earlier value', () => {
  const html =
    '<h2>Visit</h2><p>[Street and number], Leeds</p><p><a href="tel:">Call</a> or [Your phone]</p><p aria-label="At [Address]">[Address]</p>';
  const first = [fact('phone', '0113 496 0000'), fact('address', '12 Mill Lane, Leeds')];
  const once = fill(html, ...first);
  assert.equal(fill(once, ...first), once);
  const next = [fact('phone', '0113 496 0999'), fact('address', '3 High Street\nYork')];
  const twice = fill(once, ...next);
  assert.equal(fill(twice, ...next), twice);
  for (const old of ['496 0000', '1134960000', 'Mill Lane']) assert.ok(!twice.includes(old), twice);
  assert.equal(twice.match(/tel:01134960999/g)?.length, 2);
  assert.equal(twice.match(/3 High Street<br>York/g)?.length, 2);
});

test('a changed number is changed in links that are not marked too', () => {
  const once = fill('<p>[Your phone]</p>', fact('phone', '0113 496 0000'));
  const page = `${once}<a href="tel:01134960000" title="0113 496 0000">Ring</a>`;
  assert.match(
    fill(page, fact('phone', '0113 496 0999')),
    /<a href="tel:01134960999" title="0113 496 0999">/,
  );
});

test('a changed number is changed in running text that is not marked, and in no code', () => {
  const once = fill('<p>[Your phone]</p>', fact('phone', '0113 496 0000'));
  const page = `${once}<p>Ring 0113 496 0000 today.</p><script>a='0113 496 0000'</script>`;
  assert.match(
    fill(page, fact('phone', '0113 496 0999')),
    /<p>Ring 0113 496 0999 today\.<\/p><script>a='0113 496 0000'/,
  );
});

test('a number that begins with the earlier one is written once', () => {
  const once = fill(
    '<dl data-fact="phone"><dd>x</dd></dl><p>[Your phone]</p>',
    fact('phone', '0113 496'),
  );
  const twice = fill(once, fact('phone', '0113 496 0000'));
  assert.equal(twice.match(/0113 496 0000/g)?.length, 2);
  assert.doesNotMatch(twice, /0000 0000/);
});

test('the town behind an address is not said twice', () => {
  assert.equal(
    fill('<dd>[Street and number], Leeds</dd>', fact('address', '12 Mill Lane, Leeds LS1 4AB')),
    '<dd><span data-fact="address">12 Mill Lane, Leeds LS1 4AB</span></dd>',
  );
});

test('prices and opening hours belong to the row they stand in', () => {
  const html =
    '<ul><li><h4>Espresso</h4><span>[Price to add]</span></li><li><h4>Flat white</h4><span>[Price]</span></li></ul><table><tr><th>Saturday</th><td>[Hours]</td></tr></table><dl><dt>Sunday</dt><dd>[Hours]</dd></dl><p>Opening hours: [Opening hours]</p>';
  assert.deepEqual(names(html), [
    'price Espresso 1',
    'price Flat white 1',
    'hours Saturday 1',
    'hours Sunday 1',
    'hours  1',
  ]);
  const filled = fill(
    html,
    fact('price', '€1.50', 'espresso'),
    fact('hours', '9–17', 'Saturday'),
    fact('hours', 'closed', 'Sunday'),
  );
  assert.match(filled, /Espresso<\/h4><span><span data-fact="price" data-item="espresso">€1.50/);
  assert.match(filled, /<td><span data-fact="hours" data-item="Saturday">9–17/);
  assert.match(filled, /Opening hours: <span data-fact="hours">Saturday 9–17<br>Sunday closed</);
  assert.deepEqual(
    listPageFacts(filled, [])
      .filter(({ value }) => value === null)
      .map(({ item }) => item),
    ['Flat white'],
  );
});

test('slots of a composer are shown with their value, and stay slots', () => {
  const html =
    '<div data-fact="phone" hidden><dt>Phone</dt><dd></dd></div><li data-fact="hours" data-item="Saturday" hidden></li><a data-fact="social-instagram" hidden></a><footer><p data-fact="address" hidden>Find us at <span></span></p></footer>';
  assert.deepEqual(names(html), [
    'phone  1',
    'hours Saturday 1',
    'social instagram 1',
    'address  1',
  ]);
  const facts = [
    fact('phone', '0113 496 0000'),
    fact('hours', '9–17', 'Saturday'),
    fact('social', '@nook', 'instagram'),
    fact('address', 'Rua Um 1'),
  ];
  const filled = fill(html, ...facts);
  assert.equal(
    filled,
    '<div data-fact="phone"><dt>Phone</dt><dd><a href="tel:01134960000">0113 496 0000</a></dd></div><li data-fact="hours" data-item="Saturday">9–17</li><a href="https://www.instagram.com/nook" data-fact="social-instagram">@nook</a><footer><p data-fact="address">Find us at <span data-fact-value="">Rua Um 1</span></p></footer>',
  );
  assert.equal(fill(filled, ...facts), filled);
  assert.match(
    fill(filled, fact('address', 'Rua Dois 2')),
    /at <span data-fact-value="">Rua Dois 2<\/span>/,
  );
});

test('links to nowhere of a network ask for its profile; live ones and other links do not', () => {
  assert.deepEqual(
    names(
      '<a href="#">Instagram</a><a href="https://facebook.com/" aria-label="Facebook"></a><a href="https://x.com/nook">X</a><a href="#menu">Menu</a><a href="mailto:hello@example.com">Write</a><a href="tel:0000000000">Call</a><a href="tel:+441134960000">Call</a>',
    ),
    ['social instagram 1', 'social facebook 1', 'email  1', 'phone  1'],
  );
});

test('what a member types is escaped wherever it goes', () => {
  const evil = '"><script>alert(1)</script>';
  const html = `<title>[Business name]</title><p title="[Business name]">[Business name]</p><a href="#" title="Instagram"></a>`;
  const filled = fill(
    html,
    fact('name', evil),
    fact('social', `https://i.test/"><b>`, 'instagram'),
  );
  assert.ok(!filled.includes('<script>') && !filled.includes('<b>'), filled);
  assert.match(filled, /title="&quot;&gt;&lt;script&gt;/);
});

test('brackets that ask for nothing are left alone', () => {
  for (const text of ['[1]', '[sic]', '[Verse 1]', '[x]', 'a[0] = b[1]', '[Guitar solo]']) {
    assert.deepEqual(names(`<p>${text}</p>`), [], text);
  }
  assert.deepEqual(names('<pre>[Your phone]</pre><script>"[Your phone]"</script>'), []);
});

const today = new Date('2026-01-12T12:00:00Z');

test('what a composed page left out comes in where it belongs, and can be changed later', () => {
  const { html } = compose(
    'A bakery called Rye in Lisbon with a price list, opening hours and our address',
    { today },
  );
  const open = listPageFacts(html, []).filter(({ value }) => value === null);
  const kinds = new Set(open.map(({ kind }) => kind));
  assert.deepEqual(kinds, new Set(['price', 'address', 'hours', 'phone', 'email']));
  assert.ok(open.every(({ kind, item }) => kind !== 'price' || item !== ''));
  const prices = open.filter(({ kind }) => kind === 'price');
  const filled = fill(
    html,
    fact('hours', 'Monday 8–17\nSunday closed'),
    fact('address', 'Rua Um 1, Lisbon'),
    fact('email', 'oi@rye.example'),
    fact('phone', '+351 21 000 00 00'),
    ...prices.map(({ item }) => fact('price', '€3', item)),
  );
  assert.ok(listPageFacts(filled, []).every(({ value }) => value !== null));
  assert.doesNotMatch(filled, /data-fact="[^"]*"[^>]*\shidden/);
  assert.match(filled, /Opening hours<\/h3>\s*<p[^>]*>Monday 8–17<br>Sunday closed<\/p>/);
  assert.match(filled, /<address[^>]*>Rua Um 1, Lisbon<\/address>/);
  assert.match(filled, /<address hidden="" data-until-fact="address">Lisbon<\/address>/);
  assert.match(filled, /<a href="mailto:oi@rye\.example">/);
  assert.equal(filled.split('>€3</span>').length - 1, prices.length);
  assert.doesNotMatch(filled, /<\w+ data-until-fact/);
  const moved = fill(filled, fact('address', 'Rua Dois 2, Lisbon'));
  assert.match(moved, /<address[^>]*>Rua Dois 2, Lisbon<\/address>/);
  assert.equal(fill(moved, fact('address', 'Rua Dois 2, Lisbon')), moved);
});

test('facts a prompt gives are marked on the composed page and change in every place', () => {
  const { html } = compose(
    'A barber called Tom in Leeds. Call 0113-496-0000. Haircut £20, Beard £12',
    {
      today,
    },
  );
  const known = listPageFacts(html, []).map(({ kind, item, value }) => [kind, item, value]);
  assert.ok(known.some((one) => one.join() === 'phone,,0113-496-0000'));
  assert.ok(known.some((one) => one.join() === 'price,Haircut,£20'));
  const changed = fill(html, fact('phone', '0113 496 0999'), fact('price', '£24', 'Haircut'));
  assert.match(changed, /href="tel:01134960999"[^>]*>0113 496 0999</);
  assert.match(changed, />£24</);
  assert.doesNotMatch(changed, /496.?0000/);
});

test('an event asks for its date', () => {
  const { html } = compose('A website for a choir called Sing, with a schedule of concerts', {
    today,
  });
  assert.ok(names(html).includes('date  1'));
  const filled = fill(html, fact('date', 'Saturday 6 June'));
  assert.match(filled, /<p [^>]*data-fact="date"[^>]*>Saturday 6 June<\/p>/);
});

test('composed pages are understood in other languages too', () => {
  const { html } = compose(
    'Eine Bäckerei in München namens Kornblume mit Preisliste und Öffnungszeiten',
    { today },
  );
  assert.ok(names(html).some((name) => name.startsWith('email')));
});

test('what the account remembers is offered for the places that ask for it', () => {
  const known = [
    { kind: 'phone', item: '', value: '0113' },
    { kind: 'price', item: 'ESPRESSO', value: '€2' },
  ];
  const [phone, price] = listPageFacts(
    '<p>[Your phone]</p><ul><li><b>Espresso</b> [Price]</li></ul>',
    known,
  );
  assert.deepEqual([phone?.known, phone?.value, price?.known], ['0113', null, '€2']);
});
