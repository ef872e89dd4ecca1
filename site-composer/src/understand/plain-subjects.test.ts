import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const today = new Date('2026-01-12T12:00:00Z');
const read = (prompt: string) => understand(prompt, today);

function holdsAll(rows: readonly (readonly [string, string])[], of: (prompt: string) => string) {
  assert.deepEqual(
    rows.map(([prompt]) => of(prompt).toLowerCase()),
    rows.map(([, expected]) => expected),
  );
}

test('The subject is told by the grammar around it', () => {
  holdsAll(
    [
      ['Ghost walks of Lincoln, nightly at 8 from the castle gate, 12 pounds.', 'ghost walks'],
      ['Bike repair collective run by volunteers, Sundays 12-5, Leith.', 'bike repair collective'],
      ["my mum's 70th birthday party, 14 June, village hall, Bosham", '70th birthday party'],
      ["kids' chess tournament 9 May, Morpeth school, entry £5", "kids' chess tournament"],
      ['We hire out marquees. 6x6 m £280, 6x12 m £460.', 'hiring out marquees'],
      ['a website for a company that installs heat pumps in Cornwall', 'installing heat pumps'],
      [
        'A club for people who collect typewriters, called Carriage Return, in Derby',
        'club for people who collect typewriters',
      ],
      ['Stall at Greenwich market selling felt hats: beret £30, cloche £45.', 'felt hats'],
      [
        'Charity shop helping refugees in Luton learn to sew. Donate fabric.',
        'charity shop helping refugees',
      ],
      ['Portfolio of Kira Nowak, ceramic artist. Navy and mustard.', 'ceramic artist'],
      ['Omar Hadley, stone carver in Wells. Portfolio of letter cutting.', 'stone carver'],
      ['Whittle & Daughters, cabinet makers since 1962 in Louth.', 'cabinet makers'],
      ['Countdown page for the launch of Brightwater on 5 May 2026.', 'launch'],
      ['A tool to split restaurant bills among friends', 'splitting restaurant bills'],
      ['e-book about growing mushrooms at home, $14', 'e-book about growing mushrooms at home'],
      ['Fundraiser for a new roof for the scout hut in Alston.', 'fundraiser for a new roof'],
    ],
    (prompt) => read(prompt).subject.phrase,
  );
});

test('A name is the bearer of a role, what is launched, or what stands behind its kind', () => {
  holdsAll(
    [
      ['Portfolio of Kira Nowak, ceramic artist. Navy and mustard.', 'kira nowak'],
      ['Countdown page for the launch of Brightwater on 5 May 2026.', 'brightwater'],
      ['site for the Dunbar axe throwing club, Splinter. black with neon green', 'splinter'],
      ['marine biologist Dr Sena Aydin, research on seagrass', 'dr sena aydin'],
      [
        "Une page pour un club d'échecs à Rennes, Le Cavalier Fou, mercredi 19 h.",
        'le cavalier fou',
      ],
      ['Freelance Polish-English interpreter for hospitals, Magda Wrona, Slough', 'magda wrona'],
    ],
    (prompt) => read(prompt).name.text,
  );
});

test('Colours, negations and modifiers are nobody’s name', () => {
  for (const prompt of [
    'Website für einen Geigenbauer in Mittenwald: Reparaturen, Verleih. Dunkelrot und Creme.',
    'Töpferkurs in Freiburg, donnerstags 18 Uhr, 45 Euro. Kein Formular.',
    'a flashcard app for Latin verbs',
    'We hire out marquees. 6x6 m £280. Kent and East Sussex. Sage green.',
  ])
    assert.equal(read(prompt).name.given, false, prompt);
});

test('A tool is not the trade whose things it works with', () => {
  assert.equal(read('A tool to split restaurant bills among friends').subject.tradeId, null);
});

test('What is said of looks alone is neither an item nor a sentence for visitors', () => {
  for (const prompt of [
    'Hedgelaying by Tom Pike. Warm earth tones.',
    'We want a page for our rowing club. Colours #0A3D62 and #F6B93B.',
    'Website für einen Geigenbauer in Mittenwald. Dunkelrot und Creme.',
    'site for a fencing club. black with neon green',
  ]) {
    const { lists, remarks, statements, facts } = read(prompt);
    const said = JSON.stringify([lists, remarks, statements, facts.people]);
    assert.doesNotMatch(said, /tones|#0A3D62|Dunkelrot|neon/i, prompt);
  }
});

test('What is nearest to everything else that was said is the subject, wherever it stands', () => {
  holdsAll(
    [
      [
        'Beer garden and brewery tap, Wells quay. Porter, stout, pale ale.',
        'beer garden and brewery tap',
      ],
      ['sword fighting club at college, called Thrust. Tuesdays 7pm', 'sword fighting club'],
      [
        'We, the tenants of Albion House, want a website to tell people what our landlord has not mended.',
        'tenants',
      ],
      [
        'Weather tables for Skomer, I will add the figures myself. Wind in knots.',
        'weather tables',
      ],
      [
        'A short page that teaches complete beginners to knit socks. Needles, yarn, heel turns.',
        'knitting socks',
      ],
      [
        'Charity page for Second Wind, which repairs wheelchairs nobody wants. Donate or volunteer.',
        'repairing wheelchairs',
      ],
      ['Sofia Lindgren, midwife in Malmo, 14 years. Languages Swedish, English.', 'midwife'],
      ['Blood donation Tuesday 4 May, hall of St Mary School, 1pm to 7pm.', 'blood donation'],
      ['baby naming for Idris! sun 22 feb 3pm my place, bring cake', 'baby naming'],
    ],
    (prompt) => read(prompt).subject.phrase,
  );
});

test('In other languages greetings, offices and the name of whoever writes are no subject', () => {
  holdsAll(
    [
      [
        'Guten Tag, wir brauchen eine neue Webseite für unsere Gärtnerei. Wir sitzen in Ulm.',
        'gärtnerei',
      ],
      ['Ik ben Femke de Boer, hovenier in Zwolle. Tuinen en vijvers.', 'hovenier'],
      [
        "Bonjour, je suis la secrétaire de l'association Les Amis du Moulin et nous organisons une fête.",
        'association',
      ],
      ['Einladung zum 70. Geburtstag von Opa Karl am 3. Mai im Gasthof.', '70. geburtstag'],
    ],
    (prompt) => read(prompt).subject.phrase,
  );
});

test('Software for a trade is not that trade', () => {
  const { subject } = read(
    'Landing page for Orrery, timetable software for dentists. Less phoning around.',
  );
  assert.notEqual(subject.tradeId, 'dentist');
});
