import assert from 'node:assert/strict';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { findChromium } from './find-chromium';
import { chromiumPhotographer } from './photograph';

/** What a page could try to reach on this machine, such as the host itself. */
let victim: Server;
let address = '';
let visits = 0;
/** For the browser profiles, separate from those of other programs. */
let folder = '';

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photograph-test-'));
  // For the user `nobody`, whose profile is inside.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  victim = createServer((_request, response) => {
    visits += 1;
    response.setHeader('access-control-allow-origin', '*').end('secret');
  });
  victim.on('connection', () => {
    visits += 1;
  });
  await new Promise<void>((resolve) => victim.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(victim.address() as AddressInfo).port}`;
});
after(async () => {
  victim.closeAllConnections();
  victim.close();
  delete process.env.TMPDIR;
  await rm(folder, { recursive: true });
});

const program = findChromium(process.env.CHROMIUM_PATH ?? null) ?? '/usr/bin/chromium';
const shot = { width: 400, height: 300 };

async function colourOf(
  html: string,
  more: Readonly<Record<string, string>> = {},
  options: Parameters<typeof chromiumPhotographer>[1] = {},
) {
  const files: Readonly<Record<string, string>> = { 'index.html': html, ...more };
  const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };
  const page = (path: string) => {
    const content = files[path];
    const contentType = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
    return Promise.resolve(
      content === undefined ? null : { content: Buffer.from(content), contentType },
    );
  };
  const photograph = chromiumPhotographer(program, options);
  const picture = await photograph(page, shot, new AbortController().signal);
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hex = (at: number) => (data[at] ?? 0).toString(16).padStart(2, '0');
  return `#${hex(0)}${hex(1)}${hex(2)}`;
}

test('a page is rendered with its own styles, scripts and pictures', async () => {
  const colour = await colourOf(
    '<!doctype html><link rel="stylesheet" href="styles.css"><script type="module" src="script.js"></script>',
    {
      'styles.css': 'body{background:red}',
      'script.js': 'document.body.style.background="#00ff00"',
    },
  );
  assert.equal(colour, '#00ff00');
});

test('a malicious page reaches nothing, cannot navigate and leaves nothing behind', async () => {
  visits = 0;
  const script = `
    const tell = (what) => { document.body.style.background = '#ff0000'; document.title = what; };
    const a = ${JSON.stringify(address)};
    fetch(a).then(() => tell('fetch'), () => {});
    fetch(a, { mode: 'no-cors' }).then(() => tell('no-cors'), () => {});
    try { new WebSocket(a.replace('http', 'ws')).onopen = () => tell('socket'); } catch {}
    try { new Worker(URL.createObjectURL(new Blob(['fetch("' + a + '")']))); } catch {}
    try { localStorage.length; tell('storage'); } catch {}
    try { document.cookie = 'a=1'; if (document.cookie) tell('cookie'); } catch {}
    navigator.serviceWorker?.register('script.js').then(() => tell('service worker'), () => {});
    try { const rtc = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + new URL(a).host }] });
      rtc.createDataChannel('x'); rtc.createOffer().then((offer) => rtc.setLocalDescription(offer)); } catch {}
    for (const [tag, name] of [['img', 'src'], ['iframe', 'src'], ['link', 'href'], ['object', 'data'], ['video', 'src']]) {
      const element = document.createElement(tag); element.rel = 'stylesheet'; element[name] = a + '/' + tag;
      document.body.append(element);
    }
    navigator.sendBeacon(a, 'x');
    alert('stop'); print();
    open(a); top.location = a; location = 'file:///etc/passwd';
    setTimeout(() => { location = a; }, 50);
    document.forms[0].submit();`;
  const colour = await colourOf(
    `<!doctype html><body style="background:#0000ff;margin:60px"><form method="post" action="${address}"></form><script src="script.js"></script>`,
    { 'script.js': script },
  );
  assert.equal(colour, '#0000ff', 'nothing succeeded, and it is still this page');
  assert.equal(visits, 0);
  assert.deepEqual(await readdir(folder), []);
});

test('a page that never becomes idle is given up, with all its processes', async () => {
  await assert.rejects(
    colourOf('<!doctype html><script>for (;;) {}</script>', {}, { limitMs: 3_000 }),
    (error: Error) => /not done within/.test(String(error.cause)),
  );
  assert.deepEqual(await readdir(folder), []);
});
