import assert from 'node:assert/strict';
import test from 'node:test';
import { withoutNumbers } from './without-numbers';

test('a sentence is told without its telephone number', () => {
  const cases: [string, string, string][] = [
    [
      'Ring or text Fiona on 07700 900476, not after 8pm.',
      '07700 900476',
      'Ring or text Fiona, not after 8pm.',
    ],
    [
      'Usually there in 30 mins, lockouts from £65, phone is 020 7946 0311.',
      '020 7946 0311',
      'Usually there in 30 mins, lockouts from £65.',
    ],
    [
      'Käseplatten ab 14 €, bitte zwei Tage vorher bestellen: 0761 555 0190.',
      '0761 555 0190',
      'Käseplatten ab 14 €, bitte zwei Tage vorher bestellen.',
    ],
    ['Inscriptions : Claire, 06 12 34 56 78.', '06 12 34 56 78', 'Inscriptions: Claire.'],
    [
      'Weddings £150, ring Ivor 01947 555 0190, not after 9pm.',
      '01947 555 0190',
      'Weddings £150, ring Ivor, not after 9pm.',
    ],
    [
      'The person to talk to is Sue on 01837 555 0126 or hello@lane.example.',
      '01837 555 0126',
      'The person to talk to is Sue.',
    ],
    ['Telefon 0561 555 0134.', '0561 555 0134', ''],
  ];
  for (const [text, phone, told] of cases) assert.equal(withoutNumbers(text, [phone], 'us'), told);
});

test('where the number is what is rung its owner is', () => {
  assert.equal(
    withoutNumbers(
      'Out of hours ring 01328 555 0171, not for prescriptions.',
      ['01328 555 0171'],
      'us',
    ),
    'Out of hours ring us, not for prescriptions.',
  );
});

test('a sentence without the number stays as it is', () => {
  assert.equal(
    withoutNumbers('Open at 10, 20 and 30 past.', ['020 7946 0311'], 'me'),
    'Open at 10, 20 and 30 past.',
  );
});
