import { fillFacts } from '../../../api-host/src/features/facts/fill-facts';
import { leaveOutOpenFacts } from '../../../api-host/src/features/facts/leave-out';
import { listPageFacts } from '../../../api-host/src/features/facts/page-facts';
import { removeFacts } from '../../../api-host/src/features/facts/remove-facts';
import { repairWithoutModel } from '../../../api-host/src/features/generation/repair/repair-without-model';
import { replaceLost } from '../../../api-host/src/features/generation/repair/replace-lost';
import { checkSite } from '../../../api-host/src/features/generation/checks/check-site';
import { checkConformance } from '../../../api-host/src/features/review/html-conformance';
import { createReviewer } from '../../../api-host/src/features/review/reviewer';
import { heavyPages } from '../../../api-host/src/testing/heavy-pages';
import { heavyStyles } from '../../../api-host/src/testing/heavy-styles';
import { readColours } from '../../../site-document/src/styles/read-colours';
import { ofAxe, ofPage, ofSlowPage, page, paragraphs, repeating, site } from './place';
import type { Place } from './place';

const own = new Set<string>();
const reviewer = createReviewer(async () => ({ hits: [] }));
const gate = (files: ReturnType<typeof site>) =>
  reviewer.gate(files, { before: null, undone: [], pictures: own });
const phone = { kind: 'phone', item: '', value: '+44 113 496 0000' } as const;

/** Pages to review and to look for facts in, friendly and hostile. */
const pages: Readonly<Record<string, (size: number) => string>> = {
  ...heavyPages,
  paragraphs,
  'old elements': repeating('<center>a</center>\n'),
  'stray end tags': repeating('</b></i>'),
  'links nowhere': repeating('<a href="#">a</a><a href="#b">c</a>'),
  'ids given twice': repeating('<i id="a">b</i>'),
  'fields without labels': repeating('<input name=q><button></button>'),
  'drawings never closed': repeating('<svg><p>a'),
  'pictures that are lost': repeating('<img src="a.png">'),
  headings: repeating('<h2>Our prices</h2><h4>Bread</h4>'),
  'places for facts': repeating('<li>[Your phone] <a href="#">[Price]</a></li>'),
  'brackets never closed': repeating('[a ['),
};

const ofPages = Object.entries(pages).flatMap(([name, make]): Place[] => [
  ofSlowPage(`review ${name}`, (size) => reviewer.review(site(page(make(size))), own)),
  ofSlowPage(`gate ${name}`, (size) => gate(site(page(make(size))))),
  ofSlowPage(`repair the code of ${name}`, (size) =>
    reviewer.repair(site(page(make(size))), own, 'broken-markup'),
  ),
  ofPage(`list facts of ${name}`, (size) => listPageFacts(make(size), [phone])),
  ofPage(`fill facts into ${name}`, (size) => fillFacts(site(make(size)), [phone])),
  ofPage(`remove facts from ${name}`, (size) => removeFacts(make(size), [phone])),
  ofPage(`leave facts out of ${name}`, (size) => leaveOutOpenFacts(site(make(size)))),
  ofPage(`replace what is lost in ${name}`, (size) => replaceLost(make(size), new Set(['a.png']))),
]);

const ofStyles = Object.entries(heavyStyles).flatMap(([name, make]): Place[] => [
  ofSlowPage(`review ${name}`, (size) => reviewer.review(site(page('<p>x</p>'), make(size)), own)),
  ofSlowPage(`gate ${name}`, (size) => gate(site(page('<p>x</p>'), make(size)))),
  ofPage(`read colours of ${name}`, (size) => readColours(make(size))),
  ofPage(`repair without a model: ${name}`, (size) =>
    repairWithoutModel(site('<p>x</p>', make(size)), []),
  ),
]);

const scripts: Readonly<Record<string, (size: number) => string>> = {
  statements: repeating('run(1);\n'),
  'brackets never closed': repeating('('),
  'braces never closed': repeating('{'),
  'comments never closed': repeating('/*'),
  'regular expressions': repeating('/a/;\n'),
  'templates in templates': repeating('`${'),
};

const ofScripts = Object.entries(scripts).map(([name, make]) =>
  ofPage(`check a script of ${name}`, (size) => checkSite(site(page('<p>x</p>'), '', make(size)))),
);

/** Where a member's page is reviewed and its facts are read. */
export const pagePlaces: readonly Place[] = [
  ...ofPages,
  ...ofStyles,
  ...ofScripts,
  ofAxe('check old elements against the standard', (size) =>
    checkConformance(page('<center>a</center>'.repeat(size / 18))),
  ),
  ofSlowPage('read colours of rules', (size) =>
    readColours(
      ':root { --a: #123 }\n.a { color: var(--a); background: #fff }\n'.repeat(size / 60),
    ),
  ),
  ofSlowPage('read colours of properties that name each other', (size) =>
    readColours(
      `:root { ${Array.from({ length: size / 20 }, (_, n) => `--a${n}: var(--a${n + 1})`).join(';')} }\n.a { color: var(--a0); background: #fff }`,
    ),
  ),
];
