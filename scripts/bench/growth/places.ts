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
import { answerPlaces } from './answer-places';
import { composerPlaces } from './composer-places';
import { ofAxe, ofForm, ofPage, ofPrompt, page, paragraphs, site } from './place';
import { pagePlaces } from './page-places';
import type { Place } from './place';

const today = new Date('2026-01-12T12:00:00Z');
const row = '<li><h4>Dish</h4><span>[Price]</span><p>Call [Your phone] today. Or not.</p></li>';
const listOf = (size: number) => `<ul>${row.repeat(size / row.length)}</ul>`;
const small = { html: '<h1>Small</h1><section><h2>Prices</h2></section>', css: '', js: '' };
const phone = { kind: 'phone', item: '', value: '+44 113 496 0000' } as const;
const own = new Set<string>();
const rules = createReviewer(async () => ({ hits: [] }));
const withAxe = createReviewer(lookWithAxe);
const formType = 'application/x-www-form-urlencoded';

export const places: readonly Place[] = [
  ...answerPlaces,
  ...pagePlaces,
  ...composerPlaces,
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
