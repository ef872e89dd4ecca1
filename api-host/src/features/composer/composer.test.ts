import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Script } from 'node:vm';
import { parse } from 'css-tree';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { samplePrompts } from 'shared-kit/contract';
import { compose, composeInStages } from './composer';
import { htmlRules } from './html-rules';
import { oddPrompts } from './odd-prompts';
import { checkComposition } from './review/check-composition';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
const every = [...samplePrompts.map((sample) => sample.prompt_text), ...oddPrompts];

async function problemsOf(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((one) => `${one.line} ${one.ruleId}: ${one.message}`),
  );
}

for (const prompt of every) {
  void test(`is a valid page: ${prompt.slice(0, 60)}`, async () => {
    const { html, css, js } = compose(prompt);
    assert.deepEqual(await problemsOf(html), []);
    assert.deepEqual(checkComposition({ html, css, js }), []);
    const faults: string[] = [];
    parse(css, { onParseError: (error) => faults.push(error.message) });
    assert.deepEqual(faults, []);
    assert.doesNotThrow(() => new Script(js));
    assert.match(html, /<link rel="stylesheet" href="styles\.css">/);
    assert.match(html, /<script src="script\.js" defer(?:="")?><\/script>/);
    assert.doesNotMatch(html, /src="(?!script\.js)|url\(|href="https?:/);
    assert.doesNotMatch(html + css, /undefined|NaN|\[object/);
  });
}

void test('the same prompt gives the same bytes, another prompt another site', () => {
  const [first, second] = samplePrompts;
  assert.ok(first && second);
  assert.deepEqual(compose(first.prompt_text), compose(first.prompt_text));
  assert.notEqual(compose(first.prompt_text).css, compose(second.prompt_text).css);
});

void test('reports the seven stages in order, each with the files finished by then', () => {
  const seen = [...composeInStages('bakery in Lisbon')];
  assert.deepEqual(
    seen.map((stage) => stage.id),
    ['analyze', 'plan', 'generate', 'style', 'script', 'optimize', 'review'],
  );
  assert.deepEqual(
    seen.map((stage) => Object.keys(stage.files).join()),
    ['', '', 'html', 'html,css', 'html,css,js', 'html,css,js', 'html,css,js'],
  );
});

void test('two sites of one kind are no siblings', () => {
  const looks = ['Nook', 'Fika', 'Bean There', 'Cup Half Full', 'Slow Pour', 'Third Place'].map(
    (name) => {
      const { html, css } = compose(`A coffee shop called ${name}`);
      const of = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];
      return [
        of(/hero--(\w+)/, html),
        of(/site-header--(\w+)/, html),
        of(/--brand: (#\w+)/, css),
        of(/--display: ([^,;]+)/, css),
      ].join();
    },
  );
  assert.equal(new Set(looks).size, looks.length);
});

void test('facts the member gave are on the page, the rest are placeholders', () => {
  const { html, notes } = compose(
    'A cafe called Third Rail with espresso $3 and flat white $4.50, open Monday to Friday 7am-4pm, phone +1 212 555 0188, hello@thirdrail.example',
  );
  for (const fact of [
    '$3',
    '$4.50',
    'Flat white',
    'Monday to Friday 7am-4pm',
    'tel:+12125550188',
    'hello@thirdrail.example',
  ]) {
    assert.ok(html.includes(fact), fact);
  }
  assert.match(html, /\[Street and number\]/);
  assert.ok(notes.some((note) => note.includes('square brackets')));
  assert.doesNotMatch(compose('a cafe').html, /\$\d|€\d|\d{3}[- ]\d{4}|since \d{4}/i);
});

void test('quotes and people given appear, nobody is invented', () => {
  const { html } = compose(
    'Salon "Ondine" with reviews. A customer said "The best cut I ever had" - Rita Mora. Owner Joana Reis.',
  );
  assert.match(html, /“The best cut I ever had”/);
  assert.match(html, /Rita Mora/);
  assert.match(html, /Joana Reis/);
  assert.match(compose('a hair salon with testimonials and team').html, /\[Name\]/);
});

void test('every asked section and feature is visible in the member’s words', () => {
  const { html } = compose(
    'A site for my cat hotel with room types, a webcam corner, live chat, a dark mode toggle and a packing list',
  );
  for (const words of [
    /Room types/,
    /Webcam corner/i,
    /Live chat/,
    /data-theme-toggle/,
    /Packing list/,
  ])
    assert.match(html, words);
});

void test('what is not wanted stays away; the later of two wishes wins and is said', () => {
  const { html, notes } = compose(
    'Bakery with a menu, a gallery and testimonials. No testimonials please. White background. Black background.',
  );
  assert.doesNotMatch(html, /id="testimonials"/);
  assert.ok(notes.some((note) => note.includes('testimonials')));
  assert.ok(notes.some((note) => note.includes('black background')));
});

void test('hostile prompts are text and nothing else', async () => {
  const attacks = [
    'A site called "<script>alert(1)</script>" with a "><img src=x onerror=alert(1)> section',
    'Bakery named O\'Brien & Sons <b>"bold"</b> $& $1 ${name} {name}',
    '\u202Eevil\u202C متجر "الياسمين" in دبي 🎉🎉',
    `${'very '.repeat(2500)}long shop called Long`,
    '</textarea></title></script><!-- --> website for cats',
    '\ud800 broken surrogate bakery',
    '!!!',
  ];
  for (const attack of attacks) {
    const { html, css, js } = compose(attack);
    assert.deepEqual(await problemsOf(html), [], attack.slice(0, 40));
    assert.equal(html.match(/<script/g)?.length, 1);
    assert.doesNotMatch(html, /<img|\sonerror=(?=[^&]*>)|<b>/);
    assert.doesNotMatch(html + css + js, /\u202E|\ud800(?![\udc00-\udfff])/);
  }
});

void test('colours asked in words and hex are used', () => {
  const { css } = compose('ivory background, navy components, accent #ff8800, a law firm');
  assert.match(css, /--bg: #fffff0/);
  assert.match(css, /--brand: #14285a/);
  assert.match(css, /--accent: #ff8800/);
});
