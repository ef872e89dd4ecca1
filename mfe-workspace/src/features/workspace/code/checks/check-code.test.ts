import { checkCode } from './check-code';

const check = (path: string, code: string, whole = code) =>
  checkCode(path, code, whole).map(({ from, to, severity, message }) => ({
    at: code.slice(from, to),
    severity,
    message,
  }));
const messages = (path: string, code: string) => check(path, code).map(({ message }) => message);

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}</body></html>`;

it.each([
  [
    'src/index.html',
    page('<p>One<p>Two<ul><li>A<li>B</ul><img src="a" alt=""><br><svg><path d="M0 0"/></svg>'),
  ],
  ['src/index.html', '<h1>A fragment</h1>'],
  ['src/styles/main.css', '@media (min-width: 1px) { .a { color: red; & b { x: y } } } /* ok */'],
  ['src/scripts/main.js', 'const a = () => { return `x${1}`; };'],
  ['src/scripts/main.js', "import x from './x.js'; export default x;"],
  ['README.md', '<<<'],
])('finds nothing in %s: %j', (path, code) => {
  expect(check(path, code)).toEqual([]);
});

describe('a page', () => {
  it('names the element that is never closed, where it begins', () => {
    expect(check('src/index.html', page('<section><h2>Menu</h2>'))).toEqual([
      {
        at: '<section>',
        severity: 'warning',
        message: '<section> is never closed: </section> is missing.',
      },
    ]);
  });

  it('says that nothing after an open comment or script shows', () => {
    expect(check('src/index.html', page('<!-- menu'))[0]).toMatchObject({ severity: 'error' });
    expect(messages('src/index.html', '<body><script>a()')).toContain(
      '<script> is never closed: </script> is missing, so nothing after it shows.',
    );
  });

  it.each([
    ['<p class="a" class="b">x</p>', /written twice/],
    ['<p>1 < 2 <3</p>', /does not start a tag/],
    ['<a href=>x</a>', /no value/],
    ['<p id="a"class="b">x</p>', /space is missing/],
  ])('explains %j', (body, words) => {
    expect(messages('src/index.html', page(body)).join(' ')).toMatch(words);
  });

  it('reads the styles and scripts inside of it', () => {
    const found = check(
      'src/index.html',
      page('<style>a { color: red</style><script>go(</script>'),
    );
    expect(found.map(({ severity }) => severity)).toEqual(['error', 'error']);
    expect(found[0]).toMatchObject({ at: '{' });
  });

  it('says when it is empty', () => {
    expect(messages('src/index.html', ' \n')).toEqual(['The page is empty.']);
  });
});

describe('a style sheet', () => {
  it('points at the brace that is never closed', () => {
    expect(check('src/styles/main.css', 'a { color: red;\nb { top: 0 }')).toEqual([
      {
        at: '{',
        severity: 'error',
        message: 'This brace is never closed, so the rules after it do not count.',
      },
    ]);
  });

  it.each([
    ['a { top: 0 } }', /closes nothing/],
    ['/* half', /never closed/],
    ['a { content: "x\n }', /quotation mark/],
    ['a { color red; top: 0 }', /colon is missing/],
    ['4a { top: 0 }', /cannot read this as a selector/],
  ])('explains %j', (css, words) => {
    expect(messages('src/styles/main.css', css).join(' ')).toMatch(words);
  });
});

describe('a script', () => {
  it('points at the first error and says that nothing runs', () => {
    expect(check('src/scripts/main.js', 'go();\nlet a = 1;\nlet a = 2;')).toEqual([
      { at: 'a', severity: 'error', message: '“a” is declared twice. The script does not run.' },
    ]);
  });

  it.each([
    ['function a() {\n  go();\n', /ends too early/],
    ['go("x);', /no closing quotation mark/],
    ['go(1 2);', /“2” is not expected/],
    ['/* half', /never closed/],
    ['return 1;', /outside any function/],
    ['try { go() }', /neither “catch”/],
  ])('explains %j', (js, words) => {
    expect(messages('src/scripts/main.js', js).join(' ')).toMatch(words);
  });
});

it('lets one file close what the other one opened, when they are one file of the website', () => {
  expect(check('src/scripts/main.js', '(() => {', '(() => {\n// utils.js\n})();')).toEqual([]);
  expect(check('src/scripts/main.js', '(() => {', '(() => {\n// utils.js\n')).toHaveLength(1);
});
