import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { findChromium } from './find-chromium';
import { chromiumPhotographer } from './photograph';
import type { Barrier } from './run-chromium';
import { withoutNetwork } from './without-network';

const program = findChromium(process.env.CHROMIUM_PATH ?? null) ?? '/usr/bin/chromium';

/** The packets that arrive while a page opens a peer connection to a listener on this machine. */
async function packetsOfPeerConnection(
  t: TestContext,
  without: readonly Barrier[],
): Promise<number> {
  const listener = createSocket('udp4');
  t.after(() => listener.close());
  let packets = 0;
  listener.on('message', () => {
    packets += 1;
  });
  await new Promise<void>((resolve) => listener.bind(0, '0.0.0.0', resolve));
  const { port } = listener.address();
  const hosts = ['127.0.0.1', ...ownAddresses()];
  const servers = JSON.stringify(hosts.map((host) => ({ urls: `stun:${host}:${port}` })));
  const script = `
    const rtc = new RTCPeerConnection({ iceServers: ${servers} });
    rtc.createDataChannel('x');
    rtc.createOffer().then((offer) => rtc.setLocalDescription(offer));`;
  const content = Buffer.from(`<!doctype html><script>${script}</script>`);
  const photograph = chromiumPhotographer(program, { without });
  const page = () => Promise.resolve({ content, contentType: 'text/html' });
  await photograph(page, { width: 400, height: 300 }, new AbortController().signal);
  return packets;
}

test('a page that opens a peer connection sends nothing to any listener', async (t) => {
  assert.equal(await packetsOfPeerConnection(t, []), 0);
});

test('the WebRTC policy alone holds a peer connection back, where no namespace is allowed', async (t) => {
  assert.equal(await packetsOfPeerConnection(t, ['network namespace']), 0);
});

test('the network namespace alone holds a peer connection back', async (t) => {
  if (!hasNamespaces()) return t.skip('this machine allows no network namespace');
  assert.equal(await packetsOfPeerConnection(t, ['WebRTC policy']), 0);
});

test('without both barriers the packets of a peer connection would be seen', async (t) => {
  assert.notEqual(await packetsOfPeerConnection(t, ['network namespace', 'WebRTC policy']), 0);
});

/** As the browser is started: by root as the user `nobody`. */
function hasNamespaces(): boolean {
  const person = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return withoutNetwork(program, [], person).program !== program;
}

/** External addresses of this machine, if any. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: own }) => own);
