import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumOfBasket } from '../../browser/scripts/basket-sum';
import { basketRules } from './basket-rules';

const beans = [
  { title: 'Widow Tansy', text: 'purple pole bean' },
  { title: 'Hard Winter', text: 'white bush bean, keeps for years' },
];

test('a basket keeps to the limit, the shipping and the kinds that were told', () => {
  assert.deepEqual(
    basketRules(
      'Shipping is $3.95 flat and free at $30 and over. Order limit is 6 packets of any one kind so everybody gets some. Folks should be able to sort by pole or bush.',
      beans,
    ),
    { limit: 6, shipping: 3.95, freeFrom: 30, kinds: ['pole', 'bush'] },
  );
  assert.deepEqual(basketRules('Postage £4, free over £50. Maximum two of each item.', beans), {
    limit: 2,
    shipping: 4,
    freeFrom: 50,
    kinds: [],
  });
  assert.equal(basketRules('Soap £4, candles £9. Open daily.', beans), null);
});

test('a basket adds up, with shipping until it is free', () => {
  const rules = { limit: 6, shipping: 3.95, freeFrom: 30 };
  assert.deepEqual(sumOfBasket([{ count: 2, price: 4.5 }], rules), {
    goods: 9,
    shipping: 3.95,
    total: 12.95,
  });
  assert.equal(sumOfBasket([{ count: 6, price: 5 }], rules).total, 30);
  assert.equal(sumOfBasket([{ count: 10, price: 0.1 }], { ...rules, shipping: null }).total, 1);
  assert.equal(sumOfBasket([], rules).total, 0);
});
