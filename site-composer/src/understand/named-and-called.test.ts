import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const read = (prompt: string) => understand(prompt, new Date('2026-11-28T12:00:00Z'));

test('What it is stands in front of what it is called', () => {
  assert.equal(
    read('Landing page for SaaS called Tidyshift, staff rota software for cafes. £3 per employee.')
      .name.text,
    'Tidyshift',
  );
});

test('Whom the money goes to does not give the page its name', () => {
  assert.doesNotMatch(
    read(
      'charity bike ride from Hull to Whitby, 62 miles, Sunday 20th September 2027, start 7am at the Minster. £25 entry. all money to Dove House Hospice. sign up form.',
    ).name.text,
    /Hospice/,
  );
});

test('The first thing of a list is no name', () => {
  assert.doesNotMatch(
    read(
      'osteopath clinic website. Back & neck pain, sports injuries, pregnancy, babies, headaches. Ruth Ellery M.Ost. 22 Castle Street, Totnes.',
    ).name.text,
    /pain/i,
  );
});

test('Who is named right behind the trade has the page', () => {
  assert.equal(
    read(
      'therapist, Dr Amara Osei, counselling and EMDR for trauma, anxiety, grief. online and in person in Bristol BS8. £70 for 50 minutes.',
    ).name.text,
    'Dr Amara Osei',
  );
});

test('Whose birthday it is names the page', () => {
  assert.equal(
    read(
      "Our daughter is turning five and we want a little invitation page. Maya's 5th birthday, Saturday 16 January 2027, 2pm to 4.30pm, Hollins Community Centre, Sale.",
    ).name.text,
    "Maya's 5th birthday",
  );
});

test('What somebody is from now on is the subject', () => {
  assert.equal(
    read(
      "I'm setting up as a celebrant after 20 years as a nurse. Weddings, namings and funerals. Based in Kendal. Ros Thistlewood.",
    ).subject.phrase,
    'celebrant',
  );
  assert.equal(
    read(
      'Carpenter and joiner. Fitted wardrobes, alcove shelving, media units, sash window repairs. Tom Brannigan Joinery, North London.',
    ).subject.phrase.toLowerCase(),
    'carpenter and joiner',
  );
  assert.match(
    read(
      "Small accountancy for the self employed. We're Ledger & Lime in Hove, two of us, Priti and Dan. Tax returns from £180, VAT, payroll. Not for big companies.",
    ).subject.phrase,
    /^accountancy/,
  );
});

test('Who signs up for a good cause gives nothing on the page', () => {
  assert.equal(
    read(
      'a 5k fun run for Oakfield Primary PTA, Sunday 14 June 2027, 10am start at Oakfield Park, £5 adults £2 kids, sign up online. raising money for a new playground',
    ).intent,
    'join',
  );
});

test('Who gives the classes is named behind "by", and the first of some things is no town', () => {
  assert.equal(
    read(
      'Puppy training classes by Paws for Thought in Taunton. 6 week puppy course £95. Kind methods only.',
    ).name.text,
    'Paws for Thought',
  );
  assert.notEqual(
    read(
      'Tree surgeon. Felling, crown reduction, hedge trimming, stump grinding. NPTC qualified. Based Hereford. Rhys Tree Care 01632 960123',
    ).place,
    'Felling',
  );
});

test('What its name says it is, is surer than a noun of a long text', () => {
  const race = read(
    'Black Crag Scramble – AM, 8 miles/2,100ft, Sunday 4 May, 11am. Registration cricket pavilion from 9. £7 pre, £10 day. FRA rules. U18s no, dogs no.',
  );
  assert.doesNotMatch(race.subject.phrase, /pavilion/i);
  const dough = read(
    "ok I'm talking into my phone because both hands are in dough. Its my mums place, called Amma's Hopper House, on Narrow Street in Leicester. She's cooked Sri Lankan food at home for thirty years.",
  );
  assert.doesNotMatch(dough.subject.phrase, /phone/i);
});

test('Days and what is not wanted are no names', () => {
  assert.doesNotMatch(
    read('dog groomer whitby, muddy paws, tues-sat, ask for jan 01632 960 144').name.text,
    /tues/i,
  );
  assert.doesNotMatch(
    read('Chimney sweep, Hexham. £55 a flue, bird guards extra. NO Mary Poppins jokes.').name.text,
    /poppins/i,
  );
});
