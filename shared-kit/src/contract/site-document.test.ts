import { inlineDocument, linkedDocument } from './site-document';

const files = (html: string, css = 'body{color:red}', js = 'let ran = true;') => ({
  html,
  css,
  js,
});
const parse = (document: string) => new DOMParser().parseFromString(document, 'text/html');
const styleLinks = (page: Document) => [
  ...page.querySelectorAll('link[rel~=stylesheet][href="styles.css"]'),
];
const ownScripts = (page: Document) => [...page.querySelectorAll('script[src="script.js"]')];
const linked = (html: string) => parse(linkedDocument(files(html)));

const whole = `<!DOCTYPE html>
<html lang="sv">
  <head>
    <meta charset="utf-8">
    <title>Hej</title>
    <link rel="stylesheet" href="styles.css">
    <script defer src="script.js"></script>
  </head>
  <body><h1>Hej</h1></body>
</html>
`;

describe('linkedDocument', () => {
  it('leaves a right document as it is, character for character', () => {
    expect(linkedDocument(files(whole))).toBe(whole);
  });

  it.each([
    ['nothing', ''],
    ['a fragment', '<h1>Hi</h1><p>there'],
    ['a fragment with a doctype', '<!doctype html><h1>Hi</h1>'],
    ['a fragment with its own title', '<title>Mine</title><h1>Hi</h1>'],
    ['a body alone', '<body class="x"><h1>Hi</h1></body>'],
    ['html without a head', '<html lang="de"><body><h1>Hi</h1></body></html>'],
    ['html with bare head elements', '<html><title>T</title><body><h1>Hi</h1>'],
    ['an unclosed head', '<!doctype html><html><head><title>T</title><body><h1>Hi</h1>'],
    ['a header, which is no head', '<header>Top</header><h1>Hi</h1>'],
    ['no references', '<!doctype html><html><head><title>T</title></head><body></body></html>'],
    [
      'other names',
      '<html><head><link href="./css/main.css?v=2" rel=stylesheet></head><body><script src=/js/app.js></script></body></html>',
    ],
    [
      'single quotes and capitals',
      "<HTML><HEAD><LINK REL='StyleSheet' HREF='styles.css'></HEAD><BODY><SCRIPT SRC='script.js'></SCRIPT></BODY></HTML>",
    ],
    [
      'references given twice',
      '<head><link rel="stylesheet" href="styles.css"><link rel="stylesheet" href="styles.css"><script src="script.js"></script></head><body><script src="script.js"></script></body>',
    ],
    [
      'several files',
      '<head><link rel="stylesheet" href="a.css"><link rel="stylesheet" href="b.css"></head><body><script src="a.js"></script><script src="b.js"></script></body>',
    ],
    ['a script tag closed like an image', '<body><h1>Hi</h1><script src="script.js" /></body>'],
    ['a script tag never closed', '<body><script src="script.js"><h1>Hi</h1></body>'],
    [
      'mentions in comments',
      '<!-- <link rel="stylesheet" href="styles.css"><script src="script.js"></script></body> --><body><h1>Hi</h1></body>',
    ],
    [
      'mentions in scripts',
      '<body><script>const a = "<link rel=stylesheet href=styles.css></body>"</script><h1>Hi</h1></body>',
    ],
    [
      'mentions in attributes',
      `<body><p title='<script src="script.js"></script></body>'>x</p></body>`,
    ],
    [
      'mentions in a textarea',
      '<body><textarea><script src="script.js"></script></body></textarea></body>',
    ],
    ['a title in a drawing', '<body><svg><title/><path d="M0 0"/></svg><p>after</p></body>'],
    [
      'a preload with a fallback',
      `<head><link rel="preload" as="style" href="styles.css" onload="this.rel='stylesheet'"><noscript>no script</noscript></head><body></body>`,
    ],
    [
      'a checksum',
      '<head><link rel="stylesheet" href="styles.css" integrity="sha384-x" crossorigin></head><body></body>',
    ],
    ['a comment cut off', '<body><h1>Hi</h1><!-- never closed'],
    ['a tag cut off', '<body><h1>Hi</h1><p class="intro'],
    ['a style cut off', '<body><h1>Hi</h1><style>p { color:'],
    ['a script cut off', '<body><h1>Hi</h1><script>const a = 1;'],
  ])('makes %s a document with both references exactly once', (_, html) => {
    const text = linkedDocument(files(html));
    const page = parse(text);
    expect(page.compatMode).toBe('CSS1Compat');
    expect(styleLinks(page)).toHaveLength(1);
    expect(ownScripts(page)).toHaveLength(1);
    expect(page.querySelector('link[crossorigin], [integrity]')).toBeNull();
    expect([...page.querySelectorAll('[src]')]).toHaveLength(1);
    expect(linkedDocument(files(text))).toBe(text);
  });

  it('keeps what was written around the references', () => {
    const page = linked('<header>Top</header><h1>Hi</h1>');
    expect(page.querySelector('body > header')?.textContent).toBe('Top');
    expect(page.querySelector('h1')?.textContent).toBe('Hi');
    expect(
      linked('<body><script src="script.js" /><h1>Hi</h1></body>').querySelector('h1'),
    ).not.toBeNull();
  });

  it('leaves libraries, inline code and other hosts alone', () => {
    const html =
      '<head><link rel="stylesheet" href="https://fonts.test/a.css"><style>b{}</style></head><body><script src="//cdn.test/a.js"></script><script>a()</script></body>';
    const page = linked(html);
    expect(page.querySelector('link[href="https://fonts.test/a.css"]')).not.toBeNull();
    expect(page.querySelector('script[src="//cdn.test/a.js"]')).not.toBeNull();
    expect(page.querySelector('style')?.textContent).toBe('b{}');
    expect(page.querySelectorAll('script')).toHaveLength(3);
  });

  it('keeps how a renamed reference is used', () => {
    const page = linked(
      '<head><link rel="stylesheet" href="print.css" media="print"><script type="module" src="m.js"></script></head><body></body>',
    );
    expect(styleLinks(page)[0]?.getAttribute('media')).toBe('print');
    expect(ownScripts(page)[0]?.getAttribute('type')).toBe('module');
  });

  it('names a fragment with the given title, as text', () => {
    const page = parse(
      linkedDocument(files('<p>x</p>'), 'Fish & </title><script>alert(1)</script>'),
    );
    expect(page.title).toBe('Fish & </title><script>alert(1)</script>');
    expect(linked('<title>Mine</title><p>x</p>').querySelectorAll('title')).toHaveLength(1);
  });

  it('says which characters it is written in', () => {
    expect(
      linked('<html><head></head><body>é</body></html>').querySelectorAll('meta[charset]'),
    ).toHaveLength(1);
    expect(linked(whole).querySelectorAll('meta[charset]')).toHaveLength(1);
  });
});

describe('inlineDocument', () => {
  const inlined = (html: string, css?: string, js?: string) =>
    parse(inlineDocument(files(html, css, js)));
  const code = (page: Document) => [...page.querySelectorAll('script')].at(-1);

  it('needs no second file', () => {
    const page = inlined(whole);
    expect(page.querySelector('link, script[src]')).toBeNull();
    expect(page.querySelector('style')?.textContent).toBe('\nbody{color:red}\n');
    expect(code(page)?.textContent).toBe('\nlet ran = true;\n');
  });

  it('puts a deferred script behind the page it needs', () => {
    expect(code(inlined(whole))?.parentElement?.tagName).toBe('BODY');
    expect(code(inlined(whole))?.previousElementSibling?.tagName).toBe('H1');
  });

  it('leaves a script that does not wait, and a module, where they stand', () => {
    const head = (tag: string) =>
      inlined(`<head>${tag}</head><body><p>x</p></body>`).querySelector(
        'head > script:last-of-type',
      );
    expect(head('<script src="script.js"></script>')?.textContent).toContain('ran');
    expect(head('<script type="module" src="script.js"></script>')?.getAttribute('type')).toBe(
      'module',
    );
  });

  it.each([
    ['an end tag', 'document.body.innerHTML = "</script><b>out</b>";'],
    ['an end tag in capitals with a space', 'const a = "</SCRIPT >";'],
    ['a comment that hides the end tag', 'const a = "<!-- <script>"; const b = 1;'],
    ['replacement patterns', "'a'.replace(/a/, '$& $1 $` $$'); const c = `$'`;"],
  ])('keeps a script with %s in one piece', (_, js) => {
    const page = inlined(whole, 'p{}', js);
    expect(page.querySelector('b')).toBeNull();
    const written = code(page)?.textContent ?? '';
    const meant = written.replaceAll('<\\/', '</').replaceAll('\\x3C', '<').trim();
    expect(meant).toBe(js);
    expect(page.body.lastElementChild?.tagName).toBe('SCRIPT');
  });

  it('keeps styles from ending early', () => {
    const page = inlined(whole, 'p::after{content:"</style><b>out</b> $&"}');
    expect(page.querySelector('b')).toBeNull();
    expect(page.querySelector('style')?.textContent).toContain('<\\/style><b>out</b> $&');
  });

  it('makes links within the page stay in the page', () => {
    expect(inlined(whole).querySelector('head > :first-child')?.outerHTML).toBe(
      '<base href="about:srcdoc">',
    );
  });
});

// A scan that goes over the rest for every tag would need minutes here and run into jest's limit.
it.each([
  ['tags', '<'],
  ['open comments', '<!--'],
  ['unclosed scripts', '<script src=a.js>'],
  ['unclosed titles', '<title/><title '],
  ['open quotes', '<a b="'],
  ['spaces in a tag', '<a '.padEnd(50)],
  ['equal signs', '<a =====>'],
  ['end tags', '</script'],
  ['references', '<link rel=stylesheet href=a.css>'],
])('reads a megabyte of %s in linear time', (_, piece) => {
  const html = piece.repeat(Math.ceil(1_000_000 / piece.length));
  expect(linkedDocument(files(html)).length).toBeGreaterThan(100);
  expect(inlineDocument(files('<p>x</p>', html, html)).length).toBeGreaterThan(2_000_000);
});
