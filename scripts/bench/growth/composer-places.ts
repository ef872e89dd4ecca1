import { compose, blocks, placePictures, refine, summarise } from 'site-composer';
import { messageMail } from '../../../api-host/src/features/form-messages/message-mail';
import { shapeOf } from '../../../api-host/src/features/releases/failures/message-shape';
import { slugFrom } from '../../../api-host/src/features/websites/slug';
import { heavyPages } from '../../../api-host/src/testing/heavy-pages';
import { fontNamesIn, nameFromPrompt } from '../../../shared-kit/src/contract';
import { hostilePages, hostilePrompts } from '../../../site-composer/src/testing/hostile-inputs';
import { ofForm, ofPrompt, ofRefinedPage, ofSlowPage, page, repeating, site } from './place';
import type { Place } from './place';

const today = new Date('2026-01-12T12:00:00Z');

/** One of each way in which a request is read; what they name is on the page, in one place or in all. */
const asked: Readonly<Record<string, string>> = {
  'a row that goes': 'not doing kelp 7 any more',
  'a value told anew': 'kelp 7 is £15 now',
  'a sentence for visitors': 'tell people the hall has eleven steps',
  'a part with a heading': 'add a bit about parking, there is room for six cars behind the hall',
  'somebody’s words': 'new review from Colm, Mells: better than the day we bought it',
  'one part above another': 'part 7 above part 3',
  'several at once': 'make the buttons navy, remove kelp 3 and put the prices at the top',
  'what is nowhere': 'take the zeppelin off',
};

/** A page of many parts with a list of prices each. */
function longPage(size: number) {
  const part = (number: number): string =>
    `<section id="p${number}"><h2>Part ${number}</h2><p>Kelp is cut by hand, dried in the loft, and sold in bags.</p><ul><li><h3>Kelp ${number}</h3><p>£${number} a bag</p></li></ul></section>\n`;
  return site(page(Array.from({ length: size / 190 }, (_, number) => part(number)).join('')));
}

const pictures = Array.from({ length: 20 }, (_, number) => ({
  path: `assets/pictures/${number}.webp`,
  alt: '',
  width: 1200,
  height: 800,
}));

const ofRefining = [
  ...Object.entries(asked).map(([name, request]) =>
    ofRefinedPage(`refine a long page: ${name}`, (size) =>
      refine(longPage(size), request, { today }),
    ),
  ),
  ofRefinedPage('refine the element of a long page that was pointed at', (size) => {
    const files = longPage(size);
    const at = files.html.lastIndexOf('<section');
    const element = { at, excerpt: files.html.slice(at, at + 60) };
    return refine(files, 'remove this', { today, element });
  }),
];

const ofPages = Object.entries({
  ...Object.fromEntries(
    Object.entries(heavyPages).map(([name, make]) => [name, (size: number) => site(make(size))]),
  ),
  ...hostilePages,
}).flatMap(([name, make]): Place[] => [
  ofSlowPage(`list the parts of ${name}`, (size) => blocks(make(size))),
  ofSlowPage(`place pictures on ${name}`, (size) => placePictures(make(size), pictures)),
  ofSlowPage(`look for typefaces in ${name}`, (size) => fontNamesIn(make(size))),
]);

/** What the composer does with a page and a prompt besides composing, and small texts of members. */
export const composerPlaces: readonly Place[] = [
  ...ofRefining,
  ...ofPages,
  ...Object.entries(hostilePrompts).flatMap(([name, make]) => [
    ofPrompt(`summarise ${name}`, (size) => summarise(make(size), { today })),
    ofPrompt(`name a project after ${name}`, (size) => nameFromPrompt(make(size))),
    ofPrompt(`make an address of ${name}`, (size) => slugFrom(make(size))),
  ]),
  ofPrompt('compose and refine at once', (size) =>
    refine(
      compose(`Florist in Leek. ${'Roses £4. '.repeat(size / 10)}`, { today }),
      'roses are £5 now',
      {
        today,
      },
    ),
  ),
  ofForm('write a mail of one field', (size) =>
    messageMail({
      to: 'owner@example.com',
      website: { id: 'w', title: 'Site' },
      form: 'contact',
      fields: [{ name: 'email', value: repeating('a@b. \r\n')(size) }],
      publicUrl: 'https://example.com',
    }),
  ),
  ofForm('shape the message of an error', (size) =>
    shapeOf(repeating('x is not a y of "z" ')(size)),
  ),
];
