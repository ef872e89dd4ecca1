import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { createReviewer, directReviewer } from '../reviewer';
import type { ReviewedSite } from '../rule';
import { axeThread } from './axe-thread';
import { lookWithAxe } from './look-with-axe';

const none: ReadonlySet<string> = new Set();
const head =
  '<meta name="viewport" content="width=device-width"><title>Rye</title><meta name="description" content="Bread">';
const page = (body: string, inHead = head, more: Partial<ReviewedSite> = {}): ReviewedSite => ({
  html: `<!doctype html>\n<html lang="en"><head>${inHead}</head><body><main><h1>Rye</h1>${body}</main></body></html>\n`,
  css: 'body { color: #222; background: #fff }\n',
  js: '',
  ...more,
});
const surroundings = { before: null, undone: [], pictures: none };

/** What only axe finds, and the page after the gate's repair. */
const repairable: [finding: string, site: ReviewedSite, after: RegExp][] = [
  ['axe-wrong-hints', page('<p aria-checked="true">Hi</p>'), /<p>Hi/],
  ['axe-wrong-hints', page('<button aria-labell="x">Hi</button>'), /<button>Hi/],
  ['axe-wrong-hints', page('<button aria-expanded="maybe">Hi</button>'), /<button>Hi/],
  ['axe-wrong-hints', page('<button aria-controls="nowhere">Hi</button>'), /<button>Hi/],
  ['axe-wrong-hints', page('<div role="buton">Hi</div>'), /<div>Hi/],
  ['axe-wrong-hints', page('<table><tr><th scope="rows">A<td>b</table>'), /<th>A/],
  ['axe-keyboard-order', page('<a href="#top" tabindex="4">Hi</a>'), /tabindex="0">Hi/],
  [
    'axe-embedded-pages',
    page('<iframe src="https://www.video.test/embed/1"></iframe>'),
    /<iframe title="video\.test" src/,
  ],
  [
    'axe-dialogs',
    page('<div role="dialog"><h2>Book a "table"</h2></div>'),
    /<div aria-label="Book a &quot;table&quot;" role/,
  ],
  ['axe-drawings', page('<svg role="img"><path d=""/></svg>'), /<svg aria-hidden="true" role/],
  [
    'axe-filling-in',
    page('<input aria-label="Name" name="n" autocomplete="first name">'),
    /aria-label="Name" name="n">/,
  ],
  ['axe-languages', page('<p lang="klingon-x-">Qapla</p>'), /<p>Qapla/],
  [
    'axe-enlarging',
    page('', head.replace('device-width', 'device-width,maximum-scale=1,user-scalable=no')),
    /content="width=device-width, initial-scale=1"/,
  ],
  [
    'axe-page-language',
    { ...page('<p>We bake bread</p>'), html: page('').html.replace('"en"', '"english"') },
    /<html lang="en">/,
  ],
];
for (const [finding, site, repaired] of repairable) {
  test(`axe finds ${finding} and the gate repairs it: ${String(repaired)}`, async () => {
    const found = (await directReviewer.review(site, none)).findings;
    assert.ok(
      found.some(({ rule, fix }) => rule === finding && fix !== null),
      JSON.stringify(found),
    );
    const { site: after, review } = await directReviewer.gate(site, surroundings);
    assert.match(after.html, repaired);
    assert.deepEqual(
      review.findings.filter(({ rule }) => rule.startsWith('axe-')),
      [],
    );
    assert.equal(review.repaired.length, 1);
    // On request as well, for sites edited by hand.
    const clicked = await directReviewer.repair(site, none, finding);
    assert.equal(clicked.site.html, after.html);
    assert.deepEqual(clicked.repaired, [{ rule: finding, message: review.repaired[0] }]);
  });
}

const told: [finding: string, severity: string, body: string][] = [
  ['axe-lists', 'warning', '<ul><div>Hi</div></ul>'],
  ['axe-lists', 'warning', '<li>alone</li>'],
  [
    'axe-nested-controls',
    'warning',
    '<div role="button" tabindex="0">Hi <a href="#top">Ho</a></div>',
  ],
  ['axe-missing-states', 'error', '<div role="checkbox" aria-label="Hi" tabindex="0"></div>'],
  ['axe-missing-parts', 'warning', '<div role="list"><p>Hi</p></div>'],
  ['axe-controls', 'error', '<details><summary></summary>Hi</details>'],
  ['axe-empty-headings', 'note', '<h2></h2>'],
  ['axe-moving-text', 'note', '<marquee>Hi</marquee>'],
];
for (const [finding, severity, body] of told) {
  test(`axe finds ${finding} and it is reported: ${body}`, async () => {
    const { site, review } = await directReviewer.gate(page(body), surroundings);
    assert.equal(site.html, page(body).html);
    const found = review.findings.find(({ rule }) => rule === finding);
    assert.equal(found?.severity, severity, JSON.stringify(review.findings));
    assert.equal(found?.fix, null);
    assert.equal(found?.line, 2);
    assert.ok(review.score < 100);
  });
}

test('what our own rules have reported is not reported again by axe', async () => {
  const body =
    '<img src="https://x.test/1.jpg"><input><button></button><p id="a">1</p><p id="a">2</p>';
  const { findings } = await directReviewer.review(page(body), none);
  assert.deepEqual(
    findings.map(({ rule }) => rule),
    ['double-ids', 'picture-words', 'field-labels', 'nameless-buttons'],
  );
});

test('an attribute used by styles or scripts is reported, not removed', async () => {
  const body = '<div aria-expanded="false">Hi</div>';
  for (const more of [
    { css: 'div[aria-expanded="true"] { color: red }' },
    { js: "document.querySelector('div').ariaExpanded = 'true';" },
    { html: page(`${body}<script>use('aria-expanded')</script>`).html },
  ]) {
    const site = page(body, head, more);
    const { site: after, review } = await directReviewer.gate(site, surroundings);
    assert.match(after.html, /aria-expanded="false"/);
    assert.equal(review.findings.find(({ rule }) => rule === 'axe-wrong-hints')?.fix, null);
  }
});

test('in a refinement axe repairs only what it made worse', async () => {
  const before = page('<p lang="klingon-x-">Qapla</p>');
  const after = {
    ...before,
    html: before.html.replace('</main>', '<p aria-checked="true">Hi</p></main>'),
  };
  const { site, review } = await directReviewer.gate(after, { ...surroundings, before });
  assert.equal(site.html, after.html.replace(' aria-checked="true"', ''));
  assert.deepEqual(
    review.findings.map(({ rule }) => rule),
    ['axe-languages'],
  );
});

test('a page hidden as a whole is shown, and then its hidden violations are repaired', async () => {
  const hidden = page('<p aria-checked="true">Hi</p>');
  const site = { ...hidden, html: hidden.html.replace('<body>', '<body aria-hidden="true">') };
  const { site: after, review } = await directReviewer.gate(site, surroundings);
  assert.match(after.html, /<body><main><h1>Rye<\/h1><p>Hi/);
  assert.equal(review.repaired.length, 2);
});

test('what the style sheet hides is not checked, what it shows is', async () => {
  const body = '<div class="menu"><ul><div>Hi</div></ul></div>';
  const listsOf = async (css: string) =>
    (await directReviewer.review(page(body, head, { css }), none)).findings.filter(
      ({ rule }) => rule === 'axe-lists',
    ).length;
  assert.equal(await listsOf('.menu { display: none }'), 0);
  assert.equal(await listsOf('.menu { visibility: hidden }'), 0);
  assert.equal(await listsOf('.menu { display: none } .menu { display: grid }'), 1);
  assert.equal(
    await listsOf(
      '.menu:hover, p::before { display: none } @media print { .menu { display: none } }',
    ),
    1,
  );
});

test('no script of the page runs and nothing is loaded during axe’s check', async (t) => {
  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
  const spoil = "document.body.insertAdjacentHTML('beforeend', '<marquee>spoilt</marquee>')";
  const site = page(
    `<script>${spoil}</script><script src="${at('a.js')}"></script><img src="${at('a.png')}" alt="A" onerror="${spoil}" onload="${spoil}"><iframe title="F" src="${at('f')}"></iframe>`,
    `${head}<link rel="stylesheet" href="${at('a.css')}">`,
    { css: `@import url(${at('b.css')}); body { background: url(${at('b.png')}) }` },
  );
  const { hits } = (await lookWithAxe(site)) as { hits: readonly unknown[] };
  assert.deepEqual(hits, []);
  assert.equal(asked, 0);
});

const thread = axeThread({ milliseconds: 200_000 });
after(() => thread.close());

test('the axe thread returns the same as a direct check', async () => {
  await thread.prepare();
  const site = page('<p aria-checked="true">Hi</p><ul><div>Hi</div></ul>');
  assert.deepEqual(await thread.look(site), await lookWithAxe(site));
});

test('a page beyond axe’s limits is reported, and all other rules apply', async (t) => {
  const atOnce = (_: number, run: () => void) => {
    run();
    return () => {};
  };
  for (const [bounds, why] of [
    [{ after: atOnce }, 'Ended by the time limit'],
    [{ megabytes: 16, milliseconds: 200_000 }, 'Ended by the memory limit'],
    [{ characters: 100 }, 'More than 100 characters'],
    [{ elements: 5 }, 'More than 5 elements'],
  ] as const) {
    const bounded = axeThread(bounds);
    t.after(() => bounded.close());
    const reviewer = createReviewer(bounded.look);
    const site = page('<img src="https://x.test/dog.jpg"><button></button>');
    const { site: after, review } = await reviewer.gate(site, surroundings);
    assert.match(after.html, /alt="dog"/);
    assert.deepEqual(
      review.findings.map(({ rule, detail }) => [rule, detail]),
      [
        ['nameless-buttons', 'button'],
        ['axe-unfinished', why],
      ],
    );
    assert.match(review.findings[1]?.message ?? '', /could not finish.*All other checks were made/);
  }
});

test('after a page beyond the limits the next one is checked', async (t) => {
  let hasty = true;
  const bounded = axeThread({
    after: (_, run) => {
      if (hasty) run();
      return () => {};
    },
  });
  t.after(() => bounded.close());
  const site = page('<ul><div>Hi</div></ul>');
  assert.ok('unfinished' in (await bounded.look(site)));
  hasty = false;
  assert.deepEqual(await bounded.look(site), await lookWithAxe(site));
});
