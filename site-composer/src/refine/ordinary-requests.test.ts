import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose, refine } from '../index';
import { Site } from './site';
import type { SiteFiles } from './refine-types';

const today = new Date('2025-02-10T12:00:00Z');
const composed = (instruction: string): SiteFiles => {
  const { html, css, js } = compose(instruction, { today });
  return { html, css, js };
};

const pages = {
  club: composed(
    'Website for our village hockey club, Upper Snoring HC. We play on Saturdays and train Wednesdays 6.30pm at the rec. New players welcome. Juniors £3 a session. Secretary is Mike Tull, mike@snoring.example.',
  ),
  groomer: composed(
    'Website for my cat grooming salon Silky Paws in Otley. Full groom £38, brush £22, nail clip £10. Open Tuesday to Saturday 9 to 5, closed Sunday and Monday. Call 01943 555 0134.',
  ),
  teacher: composed(
    "I am a violin teacher in Perth. Half an hour £14, one hour £26, adults welcome. First lesson free. I don't teach under 6s. Ring Isla on 01738 555 210",
  ),
  cottage: composed(
    'Holiday cottage to let in Northumberland, called Sandpiper. Sleeps 4, two bedrooms, sea views. From £95 a night. Book by emailing stay@sandpiper.example',
  ),
  curry: composed(
    'curry house Padma, 9 Hill Road, Ely CB7 4AD. open every night 5pm till 11pm except Mondays. Lamb bhuna £11.50, veg thali £12, prawn puri £7, dal tarka £6.50, garlic naan £3.',
  ),
  allotment: composed(
    'Allotment society Broad Lane Allotments. Half plot £45, full plot £80. Meetings first Tuesday of the month 7pm in the hut. Seed swap 8 March. Contact Ann Pruett, ann@broadlane.example.',
  ),
};

function ask(page: keyof typeof pages, request: string) {
  const before = pages[page];
  const { files, parts } = refine(before, request, { today });
  const site = new Site(files);
  return {
    site,
    text: textOf(site.body),
    isSame: files.html === before.html && files.css === before.css,
    outcomes: parts.map(({ outcome }) => outcome).join(' '),
    sentence: parts.map(({ sentence }) => sentence).join(' '),
  };
}

test('A sentence without a place stands where its kind belongs', () => {
  for (const [request, sentence] of [
    ['add that we need an umpire for the second team', 'We need an umpire for the second team.'],
    ['mention that we also lend sticks', 'We also lend sticks.'],
    ['we lost the cup final on 1 March instead of winning it, please add that', 'We lost the cup'],
  ] as const) {
    const { outcomes, text } = ask('club', request);
    assert.equal(outcomes, 'done', request);
    assert.ok(text.includes(sentence), request);
  }
});

test('A time changes wherever the same thing is told with it', () => {
  const { outcomes, text } = ask('club', 'training is now at 6pm not 6.30');
  assert.equal(outcomes, 'done');
  assert.ok(!text.includes('6.30'));
});

test('A refusal names the part that was not understood and a wording that works', () => {
  const missing = ask('groomer', 'add a section about the weather').sentence;
  assert.match(missing, /say what it should say, as “add a section about parking: [^”]+”/);
  const { outcomes, sentence } = ask('groomer', 'add my instagram');
  assert.equal(outcomes, 'not_done');
  assert.ok(sentence.includes('“add my instagram”'));
  const example = /for example: (.+)\.$/u.exec(sentence)?.[1] ?? '';
  assert.equal(ask('groomer', example).outcomes, 'done', example);
});

test('The bit about something is its sentence, and nothing around it goes', () => {
  const { outcomes, text } = ask('teacher', 'take out the bit about under 6s');
  assert.equal(outcomes, 'done');
  assert.ok(!text.includes('under 6s'));
  assert.ok(text.includes('Adults welcome') && /First lesson[^.]{0,80}Free/iu.test(text));
});

test('The only price needs no name, of several one is asked for', () => {
  assert.match(ask('cottage', 'change the price to £105 a night').text, /£105 a night/);
  const { outcomes, sentence } = ask('groomer', 'change the price to £50');
  assert.equal(outcomes, 'not_done');
  assert.match(sentence, /“Full groom”/);
});

test('An address and a first quotation find a place on a page without any', () => {
  const address = ask('cottage', 'add our address: Sandpiper, Beach Road, Seahouses NE68 7SN');
  assert.equal(address.outcomes, 'done');
  assert.ok(address.text.includes('Beach Road, Seahouses NE68 7SN'));
  const quote = ask('cottage', 'add a quote from Priya: We slept like stones');
  assert.equal(quote.outcomes, 'done');
  assert.ok(quote.text.includes('We slept like stones') && quote.text.includes('Priya'));
});

test('"Call it" gives the page its name', () => {
  const { outcomes, text } = ask('teacher', 'call it Perth Strings');
  assert.equal(outcomes, 'done');
  assert.ok(text.includes('Perth Strings'));
});

test('What was added a moment ago can be moved as "it"', () => {
  const { outcomes, text } = ask('curry', 'add onion bhaji £4 and make it first on the menu');
  assert.equal(outcomes, 'done done');
  assert.ok(text.indexOf('Onion bhaji') < text.indexOf('Lamb bhuna £'));
});

test('A further day is open as the others are, and its exception goes', () => {
  assert.match(ask('groomer', "we're open Mondays too now").sentence, /Monday – Saturday 09:00/);
  assert.ok(!ask('curry', "we're open Mondays too now").text.includes('except'));
  assert.match(ask('groomer', 'Sat is now 9 to 12').sentence, /Saturday 09:00 – 12:00/);
});

test('The hours of days that are not named stay as they are', () => {
  assert.match(
    ask('groomer', 'we open sunday 10 to 4 too').sentence,
    /Monday Closed; Tuesday – Saturday 09:00 – 17:00; Sunday 10:00 – 16:00/,
  );
});

test('The first date gets a section of dates, a further one a line among them', () => {
  const first = ask('groomer', 'add a date: 3 May open day');
  assert.equal(first.outcomes, 'done');
  const section = first.site.page.elements.find(({ attrs }) =>
    attrs.some(({ value }) => value.includes('section-schedule')),
  );
  assert.ok(section && textOf(section).includes('Open day'));
  assert.match(
    ask('allotment', "add that there's a plant sale on 3 May, 10am").sentence,
    /“Plant sale” on Saturday, 3 May/,
  );
});

test('What goes from a list goes from the first screen as well', () => {
  assert.ok(pages.allotment.html.includes('Seed swap: '));
  assert.ok(!ask('allotment', 'remove the seed swap').text.includes('Seed swap'));
});

test('A part without a colour of its own leaves the page as it is', () => {
  const { outcomes, isSame } = ask('groomer', 'make the prices red');
  assert.equal(outcomes, 'not_done');
  assert.ok(isSame);
  assert.match(ask('groomer', 'make the title red').sentence, /headline red/);
});

test('A complaint in front of a wish is no wish itself', () => {
  assert.equal(
    ask('groomer', "it's a bit boring, can you make it more colourful?").outcomes,
    'done',
  );
});

test('What the notes propose for the first screen can be asked for', () => {
  const { outcomes, text } = ask('groomer', 'add “By appointment only” to the first screen');
  assert.equal(outcomes, 'done');
  assert.ok(text.includes('By appointment only'));
});

test('Of names that are listed none is lost', () => {
  const { text } = ask('groomer', 'add a section about our team: Sue and Bex');
  assert.ok(text.includes('Sue') && text.includes('Bex'));
});
