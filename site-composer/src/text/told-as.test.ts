import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withToldElsewhere } from './told-as';

test('What the page is to say is said', () => {
  for (const [order, said] of [
    [
      'Tel. 976 55. Que explique que suelen hacer falta entre 6 y 10 sesiones, y que NO tratamos a menores.',
      'Tel. 976 55. Suelen hacer falta entre 6 y 10 sesiones y NO tratamos a menores.',
    ],
    ['Il faut préciser que les chiens sont admis.', 'Les chiens sont admis.'],
    [
      'Spiega che si paga solo in contanti e che il parco chiude alle 19.',
      'Si paga solo in contanti e il parco chiude alle 19.',
    ],
    ['Explica que as aulas começam em março.', 'As aulas começam em março.'],
    ['Creo que es bueno. Nos dicen que vienen.', 'Creo que es bueno. Nos dicen que vienen.'],
  ])
    assert.equal(withToldElsewhere(order ?? ''), said);
});
