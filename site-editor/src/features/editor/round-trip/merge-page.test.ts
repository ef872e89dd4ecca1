import { canvasPage } from './canvas-page';
import { mergePage } from './merge-page';
import { readSource } from './source-page';

/** What the canvas would write right after loading, were it to write as it was given. */
function open(html: string) {
  const page = readSource(html);
  if (!page) throw new Error('no body');
  const canvas = canvasPage(page);
  const attributes = Object.entries(canvas.bodyAttributes).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  const before = `<body${attributes.join('')}>${canvas.html}</body>`;
  return {
    before,
    canvas,
    save: (change: (written: string) => string) => mergePage(page, before, change(before)).html,
  };
}

const page = `<!DOCTYPE html>
<html lang=en>
<head>
  <title>A &amp; B</title>
  <script>document.write("<p>");</script>
</head>
<body class="plain"   onload="go()">
  <!-- the top -->
  <header><h1 id='t'>Bread &mdash; daily</h1></header>
  <ul>
    <li>One
    <li class=two>Two
  </ul>
  <p>Call <b>us</b> or <i>write</i> today.</p>
  <img src=loaf.png alt="A loaf">
  <script src="script.js"></script>
</body>
</html>
`;

it('leaves every byte where nothing was changed', () => {
  expect(open(page).save((written) => written)).toBe(page);
});

it('gives the canvas no code and a place for every element', () => {
  const { canvas } = open(
    '<body onload=x()><a href="java\nscript:x()" onclick=x() style="color:red">a</a><iframe src=/x srcdoc="<p>"></iframe><script>x()</script><style>a{}</style><svg><script>x()</script></svg>',
  );
  expect(canvas.html).not.toMatch(/x\(\)|javascript|srcdoc|onclick|style=/);
  expect(canvas.inlineRules).toBe('[data-sw-at="1"][data-sw-at] { color:red }');
  expect(canvas.pageRules).toBe('a{}');
  expect(canvas.bodyAttributes).toEqual({ 'data-sw-at': '0' });
});

const changes: readonly (readonly [
  string,
  (written: string) => string,
  (source: string) => string,
])[] = [
  [
    'a text',
    (written) => written.replace('Bread — daily', 'Cakes & more'),
    (source) => source.replace('Bread &mdash; daily', 'Cakes &amp; more'),
  ],
  [
    'a text among others',
    (written) => written.replace(' today.', ' <now>.'.replace('<now>', 'now')),
    (source) => source.replace(' today.', ' now.'),
  ],
  [
    'an attribute that was written without quotes',
    (written) => written.replace('loaf.png', 'assets/images/a.webp'),
    (source) => source.replace('src=loaf.png', 'src="assets/images/a.webp"'),
  ],
  [
    'an attribute that is new',
    (written) => written.replace('<h1 ', '<h1 class="big" '),
    (source) => source.replace("<h1 id='t'>", `<h1 id='t' class="big">`),
  ],
  [
    'an attribute that is gone',
    (written) => written.replace(' alt="A loaf"', ''),
    (source) => source.replace(' alt="A loaf"', ''),
  ],
  [
    'the body’s own tag',
    (written) => written.replace('class="plain"', 'class="plain" id="i1"'),
    (source) => source.replace('onload="go()">', 'onload="go()" id="i1">'),
  ],
  [
    'an element that is gone, with its line',
    (written) => written.replace(/<img[^>]*>/, ''),
    (source) => source.replace('  <img src=loaf.png alt="A loaf">\n', ''),
  ],
  [
    'a new element behind one that was never closed',
    (written) => written.replace('</ul>', '<li>Three</li></ul>'),
    (source) =>
      source.replace(
        '<li class=two>Two\n  </ul>',
        '<li class=two>Two\n  </li>\n    <li>Three</li></ul>',
      ),
  ],
  [
    'a new section, written as a person would',
    (written) =>
      written.replace('<ul', '<section><h2>New</h2><p>Text <b>here</b></p></section><ul'),
    (source) =>
      source.replace(
        '</header>',
        '</header>\n  <section>\n    <h2>New</h2>\n    <p>Text <b>here</b></p>\n  </section>',
      ),
  ],
  [
    'words made bold',
    (written) => written.replace('>write<', '><b>wri</b>te<'),
    (source) => source.replace('>write<', '><b>wri</b>te<'),
  ],
];

it.each(changes)('changes %s and nothing else', (_name, change, expected) => {
  expect(open(page).save(change)).toBe(expected(page));
  expect(expected(page)).not.toBe(page);
});

it('moves an element as it stands in the source', () => {
  const html = '<body>\n  <p  onclick=a()>One</p>\n  <div>\n    <b>Two</b>\n  </div>\n</body>';
  const saved = open(html).save((written) => {
    const moved = /<p data-sw-at="\d+">One<\/p>/.exec(written)?.[0] ?? '-';
    return written.replace(moved, '').replace('</b>', `</b>${moved}`);
  });
  expect(saved).toBe(
    '<body>\n  <div>\n    <b>Two</b>\n    <p  onclick=a()>One</p>\n  </div>\n</body>',
  );
});

it('writes a copy of an element from the same source', () => {
  const html = '<body>\n  <p  title=x>One</p>\n</body>';
  const saved = open(html).save((written) => written.replace(/(<p.*<\/p>)/, '$1$1'));
  expect(saved).toBe('<body>\n  <p  title=x>One</p>\n  <p  title=x>One</p>\n</body>');
});

it('writes anew only where tags overlap, and keeps the scripts there', () => {
  const html =
    '<body><main><h1>Top</h1></main><div><b><p>one</b>two</p><script>s()</script></div><p  id=a>end</p></body>';
  const saved = open(html).save((written) => written.replace('two', 'three'));
  expect(saved).toContain('<body><main><h1>Top</h1></main><div>');
  expect(saved).toContain('three');
  expect(saved).toContain('<script>s()</script></div><p  id=a>end</p></body>');
});

it('never saves a mark', () => {
  const saved = open(page).save((written) =>
    written.replace(
      '<ul',
      '<section data-sw-block="faq" data-sw-at="9999"><h2>Q</h2></section><ul',
    ),
  );
  expect(saved).toContain('<h2>Q</h2>');
  expect(saved).not.toContain('data-sw');
});

it('tells which of the composer’s sections are new', () => {
  const source = readSource('<body><p>a</p></body>');
  if (!source) throw new Error('no body');
  const { html } = canvasPage(source);
  const after = `${html}<section data-sw-block="faq">Q</section>`;
  expect(mergePage(source, html, after).blocks).toEqual(['faq']);
});

it('has no page to edit in a document of frames', () => {
  expect(readSource('<frameset><frame src=a></frameset>')).toBeNull();
});

it('reads on where the body is not written', () => {
  const html = '<h1>Hi</h1><table><tr><td>1<td>2</table>tail';
  const opened = open(html);
  expect(opened.save((written) => written)).toBe(html);
  expect(opened.save((written) => written.replace('>2<', '>3<'))).toBe(html.replace('2', '3'));
});
