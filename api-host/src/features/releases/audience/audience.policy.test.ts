import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAddressInAudience } from './audience.policy';

const isIn = (address: string, ...networks: string[]) => isAddressInAudience({ networks }, address);

test('an address is in the networks it is in, however it is written', () => {
  assert.equal(isIn('203.0.113.7', '203.0.113.0/24'), true);
  assert.equal(isIn('::ffff:203.0.113.7', '203.0.113.0/24'), true);
  assert.equal(isIn('203.0.114.7', '203.0.113.0/24'), false);
  assert.equal(isIn('2001:db8:0:1::5', '10.0.0.0/8', '2001:db8::/48'), true);
  assert.equal(isIn('2001:db8:1::5', '2001:db8::/48'), false);
  assert.equal(isIn('fe80::1%eth0', 'fe80::/10'), true);
});

test('what is no address is in no network', () => {
  assert.equal(isIn('', '0.0.0.0/0', '::/0'), false);
  assert.equal(isIn('unknown', '0.0.0.0/0', '::/0'), false);
  assert.equal(isIn('203.0.113.7'), false);
});
