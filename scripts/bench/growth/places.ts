import { compose, refine } from 'site-composer';
import { csvLine } from '../../../api-host/src/csv-line';
import { fillFacts } from '../../../api-host/src/features/facts/fill-facts';
import { leaveOutOpenFacts } from '../../../api-host/src/features/facts/leave-out';
import { removeFacts } from '../../../api-host/src/features/facts/remove-facts';
import { looksLikeSpam } from '../../../api-host/src/features/form-messages/spam-score';
import { readSubmission } from '../../../api-host/src/features/form-messages/submission';
import { checkSite } from '../../../api-host/src/features/generation/checks/check-site';
import { repairCss } from '../../../api-host/src/features/generation/checks/repair-css';
import { lookWithAxe } from '../../../api-host/src/features/review/axe/look-with-axe';
import { createReviewer } from '../../../api-host/src/features/review/reviewer';
import { readLook } from '../../../api-host/src/features/thumbnails/drawn/read-look';
import { derivePage } from '../../../api-host/src/features/websites/derived/derive-page';
import { heavyPages } from '../../../api-host/src/testing/heavy-pages';
import { heavyStyles } from '../../../api-host/src/testing/heavy-styles';
import { hostilePages, hostilePrompts } from '../../../site-composer/src/testing/hostile-inputs';
import { understand } from '../../../site-composer/src/understand/understand';

/** One place where a member's text or page is worked on, with what is worst for it. */
export interface Place {
  readonly what: string;
  readonly sizes: readonly number[];
  readonly work: (size: number) => unknown;
}

/** The largest are about what a member may send. */
const ofPage = place([125_000, 250_000, 500_000, 1_000_000]);
const ofPrompt = place([2_500, 5_000, 10_000, 20_000]);
/** A form's body has 64 KB at most. */
const ofForm = place([8_000, 16_000, 32_000, 64_000]);
/** A page of usual size: axe takes seconds for it, and its thread bounds what it takes for more. */
const ofAxe = place([4_000, 8_000, 16_000, 32_000]);

function place(sizes: readonly number[]) {
  return (what: string, work: Place['work']): Place => ({ what, sizes, work });
}

const today = new Date('2026-01-12T12:00:00Z');
const row = '<li><h4>Dish</h4><span>[Price]</span><p>Call [Your phone] today. Or not.</p></li>';
const listOf = (size: number) => `<ul>${row.repeat(size / row.length)}</ul>`;
const small = { html: '<h1>Small</h1><section><h2>Prices</h2></section>', css: '', js: '' };
const phone = { kind: 'phone', item: '', value: '+44 113 496 0000' } as const;
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><body><main><h1>Page</h1>${body}</main></body></html>`;
const paragraphs = (size: number) =>
  page('<p class="a">Some <a href="#b">words</a></p>\n'.repeat(size / 45));
const own = new Set<string>();
const rules = createReviewer(async () => ({ hits: [] }));
const withAxe = createReviewer(lookWithAxe);
const formType = 'application/x-www-form-urlencoded';

const site = (html: string, css = '') => ({ html, css, js: '' });

export const places: readonly Place[] = [
  ...Object.entries(heavyPages).flatMap(([name, make]) => [
    ofPage(`publish ${name}`, (size) =>
      derivePage({ ...site(make(size)), title: 'Growth', as: 'delivering' }),
    ),
    ofPage(`check ${name}`, (size) => checkSite(site(page(make(size))))),
    ofPage(`draw ${name}`, (size) => readLook(site(make(size)), 'Growth')),
  ]),
  ...Object.entries(heavyStyles).flatMap(([name, make]) => [
    ofPage(`check ${name}`, (size) => checkSite(site(page('<p>x</p>'), make(size)))),
    ofPage(`repair ${name}`, (size) => repairCss(make(size))),
    ofPage(`draw with ${name}`, (size) => readLook(site('<p>x</p>', make(size)), 'Growth')),
  ]),
  ofPage('leave facts out', (size) => leaveOutOpenFacts(site(listOf(size)))),
  ofPage('fill facts in', (size) => fillFacts(site(listOf(size)), [phone])),
  ofPage('remove facts', (size) =>
    removeFacts(fillFacts(site(listOf(size)), [phone]).html, [phone]),
  ),
  ...Object.entries(hostilePages).map(([name, make]) =>
    ofPage(`refine ${name}`, (size) => refine(make(size), 'make the buttons navy', { today })),
  ),
  ...Object.entries(hostilePrompts).flatMap(([name, make]) => [
    ofPrompt(`understand ${name}`, (size) => understand(make(size), today)),
    ofPrompt(`compose ${name}`, (size) => compose(make(size), { today })),
    ofPrompt(`ask for ${name}`, (size) => refine(small, make(size), { today })),
  ]),
  ofPage('review paragraphs', (size) => rules.review(site(paragraphs(size)), own)),
  ofAxe('review paragraphs with axe', (size) => withAxe.review(site(paragraphs(size)), own)),
  ofForm('read a form of one field', (size) =>
    readSubmission(Buffer.from(`message=${'a'.repeat(size)}`), formType),
  ),
  ofForm('read a form of many fields', (size) =>
    readSubmission(Buffer.from('a=b&'.repeat(size / 4)), formType),
  ),
  ofForm('score links', (size) => {
    const value = 'www.www.<a <a [url http'.repeat(size / 23);
    looksLikeSpam({ fields: [{ name: 'message', value }], trap: '', elapsed: null, mark: null });
  }),
  // A cell is a field of a form at most.
  ofForm('write a CSV cell', (size) => csvLine([`=${'";\n'.repeat(size / 3)}`])),
];
