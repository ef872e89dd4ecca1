import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-23T12:00:00Z');
const briefOf = (instruction: string) => planFor(instruction, { today }).brief;

test('Hours of the afternoon need no “pm”', () => {
  const { facts } = briefOf('Community pantry in Ely. Drop off Thursdays 4-6. Sat 9-1.');
  assert.deepEqual(
    facts.hours.map(({ opens, closes }) => [opens, closes]),
    [
      ['16:00', '18:00'],
      ['09:00', '13:00'],
    ],
  );
});

test('The hour behind a day is the hour of it, and one day under the page’s own name is no programme', () => {
  const { brief, plan } = planFor(
    'Peat Bog 10K, Sunday 18 April 2027, 10am start, Hathersage. Entry £16, juniors £6.',
    { today },
  );
  assert.equal(brief.facts.dates[0]?.time, '10am');
  assert.ok(plan.sections.every(({ kind }) => kind !== 'schedule'));
  const [hero] = plan.sections;
  assert.deepEqual(hero?.kind === 'hero' ? hero.facts : [], ['Sunday, 18 April 2027, 10am']);
});

const subjects: readonly (readonly [string, string])[] = [
  ['I teach cello in Utrecht and online.', 'cello lessons'],
  ['countdown to last day of school, minus weekends', 'last day of school'],
  [
    "We're the Tuesday Night Theremin Circle in Norwich. £3 a session. Could do with a recordings page.",
    'theremin circle',
  ],
];

for (const [instruction, phrase] of subjects)
  test(`“${instruction}” is about ${phrase}`, () => {
    const said = briefOf(instruction).subject.phrase.toLowerCase();
    assert.ok(phrase.includes(said), said);
  });

test('“It costs” names the price of the subject', () => {
  const { lists } = briefOf('A card game for families called Goat on the Roof. It costs $19.');
  assert.deepEqual(lists[0]?.items, [{ title: 'Card game for families', price: '$19' }]);
});

test('What the headline says is not the text below it', () => {
  const { plan } = planFor('Ik ben Femke de Boer, hovenier in Zwolle. Tuinen en vijvers.', {
    today,
  });
  const [hero] = plan.sections;
  assert.equal(hero?.kind === 'hero' ? hero.text : '', 'Tuinen en vijvers.');
});

test('“$8 each” is the price of everything named before it', () => {
  const { lists } = briefOf(
    'Sell my homemade hot sauce. Regret. Mild Regret, Deep Regret, Lifelong Regret. $8 ea. Baton Rouge',
  );
  assert.deepEqual(
    lists.flatMap(({ items }) => items.map(({ title, price }) => `${title} ${price ?? ''}`)),
    ['Mild Regret $8', 'Deep Regret $8', 'Lifelong Regret $8'],
  );
});

test('Who is named behind a quotation said it', () => {
  const { facts } = briefOf(
    'Quotient, quoting software for scaffolders. Solo £29/mo. "Did three quotes in the van at lunch" Macca, Hartley Scaffolding. CTA Start free trial',
  );
  assert.equal(facts.quotes[0]?.by, 'Macca, Hartley Scaffolding');
});

test('A thing with one price is bought, software is tried', () => {
  assert.equal(
    briefOf(
      'I need a product page. It is a clip that stops bra straps falling down. Called Stay, Darling. Single $6, card of four $20, comes in nude, black, leopard.',
    ).intent,
    'buy',
  );
  assert.equal(briefOf('Ledgerdemain, bookkeeping software. £6 a month.').intent === 'buy', false);
});

test('Who washes bouncy castles is not told about as one who hires them out', () => {
  const { plan } = planFor(
    'A page for Bounce Laundry, bouncy castle washing in Mansfield. Small castle £25, slide £40.',
    { today },
  );
  assert.doesNotMatch(JSON.stringify(plan.sections), /part(?:y|ies)\b|jump/i);
});

const leads: readonly (readonly [string, string])[] = [
  [
    'Estudio de arquitectura en tierra cruda: adobe, tapial, quincha. Barro Tal Vez, Cusco. Equipo: Arq. Milagros Huamán.',
    'Estudio de arquitectura en tierra cruda: adobe, tapial, quincha.',
  ],
  [
    'Bestattungshaus in Husum, seit 1904 in Familienhand: Petersen-Thoms. Leistungen Seebestattung, Erdbestattung, Vorsorge.',
    'Seit 1904 in Familienhand.',
  ],
];

for (const [instruction, lead] of leads)
  test(`Below the headline stands “${lead}”`, () => {
    const { plan } = planFor(instruction, { today });
    const [hero] = plan.sections;
    assert.equal(hero?.kind === 'hero' ? hero.text : '', lead);
  });

test('A wish in another language is no copy', () => {
  const { plan } = planFor(
    'Preciso de um app web pra controlar a escala de plantão. Queria que desse pra pedir troca com colega e imprimir a escala em A4. Sem cadastro complicado, só nome. Botão grande e fundo escuro.',
    { today },
  );
  assert.doesNotMatch(JSON.stringify(plan.sections), /Queria|Sem cadastro|fundo escuro/);
});

const shown: readonly (readonly [string, string, RegExp])[] = [
  [
    'Facts behind a label stand without it',
    'Brief:\n1. Client: Kestrel Aerial\n2. What: drone survey company, inspects roofs from the air\n3. Must say: CAA operational authorisation, 2 cm accuracy, reports in 48 hours',
    /CAA operational authorisation[^]*2 cm accuracy[^]*reports in 48 hours/i,
  ],
  [
    'A price in front of its thing in a row is the price of it',
    'second hand prom dresses and suits, Twice Round the Floor, Lurgan. £40 any dress £25 any suit. silver disco ball',
    /"Any dress","price":"£40"[^]*"Any suit","price":"£25"/,
  ],
  [
    'The price of an event stands with it',
    'Our business is insect farming, Kisumu. Mdudu Feeds. Also training days - starter training last Friday of every month KES 1,500 with lunch.',
    /starter training","text":"KES 1,500/i,
  ],
  [
    'The town of an address is the place',
    'School uniform swap shop, Hand Me Up, Unit 3, Market Hall, Barnsley S70 0XX. schools we do: Darton, Holgate, Penistone.',
    /in Barnsley"/,
  ],
];

for (const [what, instruction, expected] of shown)
  test(what, () => {
    assert.match(JSON.stringify(planFor(instruction, { today }).plan.sections), expected);
  });

test('An order to whoever builds the page is not on it', () => {
  const { plan } = planFor(
    'Build a shared chore board for a flat of four (Kay, Tom, Bea, Ishaan). Chores: bins, bathroom. Rotates every Monday.',
    { today },
  );
  assert.doesNotMatch(JSON.stringify(plan.sections), /Build a/);
});
