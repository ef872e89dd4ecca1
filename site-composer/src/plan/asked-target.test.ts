import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const actionsOf = (instruction: string) => {
  const [hero] = planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections;
  return hero?.kind === 'hero' ? hero.actions.map(({ label, href }) => `${label} ${href}`) : [];
};

test('a button leads where the words behind it say', () => {
  assert.deepEqual(
    actionsOf(
      'Page for our otter sanctuary near Ely. We take in injured otters. Volunteers run it. Big "Volunteer" button to volunteer@otters.example, smaller "Donate" button to https://give.example/otters.',
    ),
    ['Volunteer mailto:volunteer@otters.example', 'Donate https://give.example/otters'],
  );
});

test('a button that is to text opens a message to the number', () => {
  const [first] = actionsOf(
    'I shoe horses in Ludlow, farrier for 20 years. Full set £95. Ring or text 07700 900218. The main button should be "Text Owen".',
  );
  assert.equal(first, 'Text Owen sms:07700900218');
});

test('a button that opens a chat does so by the number in international form', () => {
  const [first] = actionsOf(
    'Página para mi residencia canina en Gijón. Noche 16 €. Que el botón sea «Reservar por WhatsApp», el número es 655 550 148.',
  );
  assert.equal(first, 'Reservar por WhatsApp https://wa.me/34655550148');
});
