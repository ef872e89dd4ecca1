import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSite } from './check-site';
import { findCssFaults } from './css-faults';
import { findElision } from './elision';
import { repairCss } from './repair-css';

const modern = `
:root { --a: { x: y }; --b: 10px }
@layer base, theme;
@import url("x.css");
@container card (min-width: 10px) { .a { color: oklch(0.5 0.1 200 / 50%); &:hover { color: red } .b & { top: 0 } } }
@media (width >= 600px) { a:has(> b), :is(a, b)::before { content: "}" } }
@property --x { syntax: "<color>"; inherits: false; initial-value: red }
@supports (display: grid) { .x { width: calc(100% - var(--b, 10px)); background: url(data:image/svg+xml;utf8,x) } }
@keyframes k { from { opacity: 0 } 50.5% { opacity: 1 } }
@starting-style { .q { opacity: 0 } }
@scope (.a) to (.b) { img { top: 0 } }
::view-transition-old(root) { opacity: 0 }
`;

test('modern style sheets have no faults', () => {
  assert.deepEqual(findCssFaults(modern), []);
  assert.equal(repairCss(modern).css, modern);
});

test('a page built by its script is valid; one without any script shows nothing', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Map</title></head><body>${body}</body></html>`;
  const map = '<div id="map"></div>';
  const built = page(`${map}<script src="script.js"></script>`);
  const faults = (html: string, js: string) =>
    checkSite({ html, css: '', js }).map(({ message }) => message);
  assert.deepEqual(faults(built, "document.querySelector('#map').append('Hi');"), []);
  assert.deepEqual(faults(page(`${map}<script>document.body.append('Hi')</script>`), ''), []);
  assert.deepEqual(faults(page(`${map}<script type="module">go()</script>`), ''), []);
  for (const [html, js] of [
    [built, ''],
    [built, '// nothing yet'],
    [page(map), 'document.body.append(1)'],
  ] as const) {
    assert.deepEqual(faults(html, js), ['The page shows nothing.'], html);
  }
});

const repairs: [name: string, broken: string, fixed: string][] = [
  ['a stray brace', '.a{color:red}\n}\n.b{color:blue}', '.a{color:red}\n\n.b{color:blue}'],
  [
    'a missing brace at the end',
    '.a{color:red}\n.b{color:blue',
    '.a{color:red}\n.b{color:blue\n}\n',
  ],
  [
    'a missing brace in the middle',
    '.a {\n  color: red;\n.b {\n  color: blue;\n}\n.c { top: 0 }',
    '.a {\n  color: red;\n}\n.b {\n  color: blue;\n}\n.c { top: 0 }',
  ],
  ['an unreadable selector', '.a{top:0} .b..c{top:1px} .d{top:2px}', '.a{top:0}  .d{top:2px}'],
  ['an unreadable declaration', '.a{color red; top: 0}', '.a{ top: 0}'],
  ['a comment without an end', '.a{top:0}\n/* half', '.a{top:0}\n/* half */'],
  [
    'an unreadable selector with an unreadable declaration in it',
    '.a{top:0;left:0;right:0;bottom:0} .b..c{top 1px} .d{top:2px;left:0;right:0;bottom:0}',
    '.a{top:0;left:0;right:0;bottom:0}  .d{top:2px;left:0;right:0;bottom:0}',
  ],
  ['a string without an end', '.a{content:"x\n}\n.b{top:0}', '.a{content:"x"\n}\n.b{top:0}'],
];
for (const [name, broken, fixed] of repairs) {
  test(`${name} is repaired`, () => {
    assert.notDeepEqual(findCssFaults(broken), []);
    const result = repairCss(broken);
    assert.deepEqual([result.repaired, result.css], [true, fixed]);
    assert.deepEqual(findCssFaults(fixed), []);
  });
}

test('input that is not a style sheet at all is left to the model', () => {
  const words =
    'I am sorry, but { here is what I think about your colours: they are ..nice } and more}';
  const result = repairCss(`${words}\n${words}`.repeat(3));
  assert.equal(result.repaired, false);
});

const elisions = [
  '<!-- rest of the page stays the same -->',
  '/* ... existing styles ... */',
  '// ... rest of the code',
  'run();\n// (remaining functions unchanged)',
  '<!-- ... -->\n<!-- other sections here -->',
  '/* Previous styles remain the same */',
  '/* … keep … */',
  '/* ... */',
  '// rest of the code',
  '<!-- Everything else stays the same -->',
  '/* existing styles here */',
  '/* existing code ... */',
  '// The rest is omitted for brevity',
];
for (const code of elisions) {
  test(`"${code}" is an elision`, () => assert.notEqual(findElision(code), undefined));
}

const honest = [
  '<p>The rest stays the same, as they say.</p>',
  '/* Reset */ a { color: red }',
  '// Keep the previous slide visible while the next one loads',
  '<!-- Contact section -->',
  '/* Other sections */',
  '/* Remaining content area */',
  '// Rest of the page is inert while the dialog is open',
  '// existing items keep the same order',
  '// Loading... other tabs wait',
  '/* Original palette, same hues as the logo */',
  'fetch("https://example.com/rest/of/the/code/here")',
];
for (const code of honest) {
  test(`"${code}" is not an elision`, () => assert.equal(findElision(code), undefined));
}

const good = {
  html: '<!doctype html><html><body><h1>Hi</h1></body></html>',
  css: 'a{top:0}',
  js: 'run()',
};
const bad: [name: string, change: Partial<typeof good>, file: string][] = [
  ['an empty page', { html: ' ' }, 'html'],
  ['a page without content', { html: '<html><body><div></div></body></html>' }, 'html'],
  ['a page nested too deeply', { html: `${'<div>'.repeat(600)}x` }, 'html'],
  ['a page that breaks off in a tag', { html: '<html><body><h1>Hi</h1><div class="' }, 'html'],
  ['a page that breaks off in a script', { html: '<h1>Hi</h1><script>let a' }, 'html'],
  ['a broken inline script', { html: '<h1>Hi</h1><script>let = = 1</script>' }, 'html'],
  ['a broken style sheet', { css: 'a{' }, 'css'],
  ['a broken script', { js: 'function (' }, 'js'],
  ['a module as script', { js: 'import a from "./a.js"' }, 'js'],
];
test('a good site has no faults', () => assert.deepEqual(checkSite(good), []));
for (const [name, change, file] of bad) {
  test(`${name} is a fault`, () => {
    const faults = checkSite({ ...good, ...change });
    assert.notEqual(faults.length, 0);
    assert.ok(faults.every((fault) => fault.file === file));
  });
}

test('faults that were already in the given files are not reported', () => {
  const before = { ...good, js: 'function (', css: '/* rest of the styles here */' };
  assert.deepEqual(checkSite({ ...before, html: `${good.html}\n` }, before), []);
  assert.deepEqual(checkSite({ ...before, css: `${before.css}\na{top:0}` }, before), []);
});

test('a page with only text counts as visible, scripts do not', () => {
  const faultsOf = (body: string) =>
    checkSite({ ...good, html: `<html><body>${body}</body></html>`, js: '' });
  assert.deepEqual(faultsOf('<p>Closed on Mondays</p>'), []);
  assert.notDeepEqual(faultsOf('<style>p{top:0}</style><template><p>x</p></template>'), []);
});
