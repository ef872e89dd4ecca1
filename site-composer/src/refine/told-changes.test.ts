import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const today = new Date('2026-11-26T12:00:00Z');

function ask(instruction: string, request: string) {
  const { html, css, js } = compose(instruction, { today });
  const { files, parts } = refine({ html, css, js }, request, { today });
  return { before: html, html: files.html, css: files.css, old: css, parts };
}

const stall =
  "Mobile knife sharpening stall at Altrincham market every Tuesday and Saturday. Kitchen knives £4, scissors £5, garden shears £7, serrated £6. I'm Tomasz.";
const alpacas =
  'We keep 40 alpacas near Brecon and people can walk one, £25 adult £15 child under 12, Saturdays and Sundays 10am and 2pm, April to October. max 8 people. call it Hafod Alpacas';
const escape =
  'Escape room in an old bank vault in Norwich. Three rooms: The Teller (easy, 60 min), Night Deposit (medium, 60 min), The Long Con (hard, 90 min). £24 per person. Gift vouchers button.';
const council =
  'Parish council of Little Wenlow. Next meeting 9 December 7pm village hall. Councillors: Ann Birtles (chair), Raj Patel, Owen Lloyd. Clerk: clerk@littlewenlow.example.';

test('All prices go up or down by a share, written as they were', () => {
  const { html, parts } = ask(stall, 'put prices up by 10%');
  assert.equal(parts[0]?.outcome, 'done');
  for (const price of ['£4.40', '£5.50', '£7.70', '£6.60']) assert.ok(html.includes(price));
  assert.equal(ask(stall, 'take 50% off everything').parts[0]?.outcome, 'done');
});

test('A price is found by a name that says more than the list does', () => {
  const { html, parts } = ask(stall, 'put the serrated knives up to £7.50');
  assert.equal(parts[0]?.outcome, 'done');
  assert.ok(html.includes('£7.50') && !html.includes('£6<'));
});

test('A day that is no longer worked goes, and the others stay', () => {
  const { html, parts } = ask(stall, "I don't work Saturdays any more, only Tuesdays");
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /every Tuesday[.<]/iu);
  assert.doesNotMatch(html, /Saturday/);
});

test('Something with a price that is not there yet is one more', () => {
  const { html, parts } = ask(alpacas, 'Family ticket £70 please');
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /Family ticket/);
  assert.match(html, /£70/);
});

test('Other months take the place of those that are there, and nothing is removed', () => {
  const { html, parts } = ask(
    alpacas,
    "we've stopped doing it in april, it's may to september now",
  );
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /10am and 2pm, May to September/);
});

test('The amount of something is changed where it stands', () => {
  const { html, parts } = ask(escape, 'the long con is now 75 minutes');
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /75 min/);
  assert.doesNotMatch(html, /90 min/);
});

test('One more of what is listed is an item and no space between sections', () => {
  const { html, css, old, parts } = ask(escape, 'add a fourth room: The Getaway (family, 45 min)');
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /The Getaway/);
  assert.match(html, /Family, 45 min/);
  assert.equal(css, old);
});

test('Who is to go and who comes are two changes', () => {
  const { html, parts } = ask(
    council,
    'Owen Lloyd has stood down, take him off, and add Sian Moore',
  );
  assert.deepEqual(
    parts.map(({ outcome }) => outcome),
    ['done', 'done'],
  );
  assert.match(html, /Sian Moore/);
  assert.doesNotMatch(html, /Owen Lloyd/);
});

test('A meeting that moves does so wherever its day stands', () => {
  const { html } = ask(council, 'the meeting on 9 december is moved to the 16th');
  assert.doesNotMatch(html, /9 December/);
  assert.match(html, /16 December/);
});

test('A name ends before “instead”', () => {
  const { html } = ask(stall, 'call it Tomasz Sharpens instead');
  assert.match(html, /Tomasz Sharpens</);
  assert.doesNotMatch(html, /Sharpens instead/);
});

test('Words that were to be read and are nowhere mean that nothing was done', () => {
  const { html, before, css, old, parts } = ask(stall, 'put CLOSED at the top in red');
  const isSaid = html.includes('CLOSED');
  assert.equal(parts[0]?.outcome, isSaid ? 'done' : 'not_done');
  if (!isSaid) assert.deepEqual([html, css], [before, old]);
});

test('A fact that no longer holds says the opposite', () => {
  const { html, parts } = ask(
    'Co-working space in Falmouth. Hot desk £15 a day, meeting room £12 an hour. Dogs allowed. Free first day.',
    "dogs aren't allowed any more",
  );
  assert.equal(parts[0]?.outcome, 'done');
  assert.match(html, /No dogs/);
});

test('A picture that did not come along is asked for', () => {
  const { parts } = ask(council, 'add a photo of the village hall');
  assert.match(parts[0]?.sentence ?? '', /Attach it/);
});
