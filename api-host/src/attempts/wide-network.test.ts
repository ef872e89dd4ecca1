import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wideNetwork } from './wide-network';

for (const [address, network] of [
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::5', '2001:db8:1::/48'],
  ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['::1', 'loopback'],
] as const) {
  test(`${address} is in the network ${network}`, () => {
    assert.equal(wideNetwork(address), network);
  });
}
