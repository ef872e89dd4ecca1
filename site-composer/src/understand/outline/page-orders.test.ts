import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markText } from '../marked/marked-text';
import { readPassages } from './read-passages';

const passagesOf = (instruction: string, language = 'en') =>
  readPassages(markText(instruction, language), language === 'en').passages;
const told = (instruction: string, language = 'en'): string[] =>
  passagesOf(instruction, language).map(({ text, isUrgent }) => `${isUrgent ? '! ' : ''}${text}`);

test('A fact with the order to show it well is told at once, without the order and its reason', () => {
  assert.deepEqual(
    told(
      "Page for my hoof trimming, Marrick Moor Hooves. NO SHOEING I get asked every week, put that somewhere they can't miss it. I do horses and donkeys.",
    ),
    ['! NO SHOEING', 'I do horses and donkeys.'],
  );
  assert.ok(
    told(
      "Page for our ploughing match. If it's waterlogged it'll be put back to Sunday 4 October, so that should stand out in case. Dogs on leads.",
    ).includes("! If it's waterlogged it'll be put back to Sunday 4 October."),
  );
  assert.ok(
    told(
      'Page for our lido. The deep end has no lifeguard. Put that near the top. Towels are free.',
    ).includes('! The deep end has no lifeguard.'),
  );
});

test('Wording, uses of the page and how it is to be read are for whoever builds it', () => {
  const all = told(
    "Page for our seed shop. It is held by kind permission of the Sibsey family (that wording please, they're particular). Folks should be able to sort by pole or bush. It has got to be legible, half the committee have cataracts. Also somewhere for people to say they'll help, we need stewards. Ute Road Speckled is $4.75 (SOLD OUT till next fall, show it but don't let them buy it).",
  );
  assert.deepEqual(all, [
    'It is held by kind permission of the Sibsey family.',
    'We need stewards.',
    'Ute Road Speckled is $4.75 (SOLD OUT till next fall).',
  ]);
});

test('What an order lists is no more for visitors than the order', () => {
  assert.deepEqual(
    told(
      'Page for our school reunion. Please add a form to register with old nickname and section A, B or C, and a countdown. Parking is behind the hall.',
    ),
    ['Parking is behind the hall.'],
  );
});

test('What is taken back is not told, and the rest of its sentence is', () => {
  assert.deepEqual(
    told(
      'Preciso de um currículo. Sou operadora de grua, tenho 34 anos mas não ponhas a idade, vivo em Setúbal. Zero acidentes em onze anos, isto é o mais importante, põe em destaque.',
      'pt',
    ),
    ['Sou operadora de grua, vivo em Setúbal.', '! Zero acidentes em onze anos.'],
  );
});

test('What visitors are told to do stays', () => {
  for (const text of [
    'Pick it up with gloves and put it in a high sided box.',
    'Print this ticket and show it at the gate.',
    'Children should be able to swim 25 metres.',
    'Keep it dry and use it within a year.',
  ])
    assert.deepEqual(told(`Page for our club. We meet in Ely. ${text} Tea is free.`)[1], text);
});

test('A name in front of what somebody says of themselves is not said twice', () => {
  assert.deepEqual(
    told(
      'Quiero una página para mi centro, Borrón Limpio, en Zaragoza, calle del Azogue 23, soy Nuria Beltrán, enfermera. La primera consulta es gratis.',
      'es',
    ).slice(0, 2),
    ['Calle del Azogue 23.', 'Soy Nuria Beltrán, enfermera.'],
  );
});

test('What visitors are to know is told, and a wish behind it is not', () => {
  assert.ok(
    told(
      "Page for Blackbyre Cheese. Oh and she'd like folk to know it's unpasteurised, so not for pregnant ladies.",
    ).some((text) => text.endsWith("It's unpasteurised, so not for pregnant ladies.")),
  );
  const clocks = told(
    "Page for a clock mender in Bath. He'd like people to know he doesn't do watches, and please keep it simple.",
  );
  assert.ok(clocks.some((text) => text.startsWith("He doesn't do watches")));
  assert.ok(clocks.every((text) => !text.includes('simple')));
});

test('What somebody would like of the page is not told without it', () => {
  assert.deepEqual(
    told(
      'Page for our church roof. The vicar is keen that the page be dignified. We meet on Mondays.',
    ),
    ['We meet on Mondays.'],
  );
});

test('A place to remember somebody says so', () => {
  const [, second] = passagesOf(
    'Page for our reunion. We meet at the Elks Lodge. One place to remember the four classmates who are no more, do that respectfully, no names as of now.',
  );
  assert.equal(second?.text, 'We remember the four classmates who are no more.');
  assert.equal(second?.label, 'In memory');
});

test('A question that steps answer is their heading', () => {
  const labels = passagesOf(
    'Hoi, ik ben vrijwilliger bij egelopvang Het Stekelnest in Amersfoort en we hebben dringend een pagina nodig. Belangrijkst: wat moet je doen als je een egel vindt? Stappen graag: 1. oppakken met handschoenen, 2. in een hoge doos met een handdoek, 3. kruik op lauw, 4. bellen. GEEN MELK, echt heel groot. We zoeken ook chauffeurs voor het weekend.',
    'nl',
  ).map(({ label }) => label);
  assert.ok(labels.includes('Wat moet je doen als je een egel vindt?'), labels.join());
});
