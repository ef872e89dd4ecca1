/*
 * The preview runner. It shows documents the app sends it (shared-kit/contract/preview-messages) in a
 * frame of their own, so that generated code neither takes over this conversation nor leads this page
 * elsewhere. It runs sandboxed, inside a frame of the app or in a tab the app opened.
 *
 * Trust: a message counts when it comes from the window that holds us, from the app's origin, with the
 * nonce only the app knows. The document can reach none of the three.
 */
(() => {
  'use strict';
  const { appOrigin, documentLimit, sandbox, reportLimits } = document.currentScript.dataset;
  const limits = JSON.parse(reportLimits);
  const channel = 'sitewright-preview';
  const nonce = new URLSearchParams(location.hash.slice(1)).get('nonce');
  const app = window.parent === window ? window.opener : window.parent;

  if (!app || !nonce) {
    const hint = document.createElement('p');
    hint.textContent =
      'Previews open from the workspace. Please go back to it and open this one again.';
    document.body.append(hint);
    return;
  }

  const say = (type, more = {}) => app.postMessage({ channel, nonce, type, ...more }, appOrigin);

  const isOurs = (message) =>
    typeof message === 'object' &&
    message !== null &&
    message.channel === channel &&
    message.nonce === nonce &&
    (message.type === 'render' || message.type === 'sketch') &&
    typeof message.document === 'string' &&
    message.document.length <= Number(documentLimit);

  /** Pointing at elements, as the app wants it now; every document is told. */
  let pick = { on: false, at: null };
  const pickChannel = `${channel}-pick`;
  const tellPick = () => {
    page?.frame?.contentWindow.postMessage({ channel: pickChannel, ...pick }, '*');
  };

  const isPick = (message) =>
    message?.channel === channel &&
    message.nonce === nonce &&
    message.type === 'pick' &&
    typeof message.on === 'boolean' &&
    (message.at === null || Number.isInteger(message.at));

  const takePick = ({ on, at }) => {
    pick = { on, at };
    tellPick();
  };

  // The document may say anything: only a place counts, and only while somebody is to point at one.
  const hearPick = ({ at }) => {
    const isPlace = Number.isInteger(at) && at >= 0 && at <= Number(documentLimit);
    if (pick.on && (isPlace || at === null)) {
      app.postMessage({ channel, nonce, type: 'picked', at }, appOrigin);
    }
  };

  /** The frame in which a page grows, what it shows next, and how far it is scrolled. */
  let sketch = null;

  // A new frame each time: no history to go back through, nothing left of the document before.
  const replaceFrame = (html, onLoad) => {
    const frame = document.createElement('iframe');
    frame.title = 'Website preview';
    frame.setAttribute('sandbox', sandbox);
    frame.addEventListener('load', () => onLoad(frame), { once: true });
    frame.srcdoc = html;
    document.querySelector('iframe')?.remove();
    document.body.append(frame);
    return frame;
  };

  /** The page on display: its window, what it may still say, and whether the app knows it is there. */
  let page = null;
  let runs = 0;

  // As browsers bound a website's own, in characters.
  const storageLimit = 5_000_000;
  const kept = globalThis.keptStorage(storageLimit);
  const injected = () =>
    `<script>(${String(globalThis.watchPage)})(${limits.text})</script>` +
    `<script>(${String(globalThis.pageStorage)})(${storageLimit}, ${kept.asLiteral()})</script>`;
  const injectedLines = injected().split('\n').length - 1;

  // Behind the doctype, before anything that can go wrong. The parser puts it into the head.
  const watched = (html) => {
    const [doctype = ''] = /^\s*<!doctype[^>]*>/i.exec(html) ?? [];
    return doctype + injected() + html.slice(doctype.length);
  };

  const sayRendered = () => {
    if (!page.isShown) say('rendered', { run: runs });
    page.isShown = true;
    tellPick();
  };

  const show = (html) => {
    const top = sketch?.top ?? 0;
    sketch = null;
    page?.gate.close();
    runs += 1;
    const run = runs;
    const gate = globalThis.reportGate({
      limits,
      injectedLines,
      send: (entries, dropped) => say('report', { run, entries, dropped }),
    });
    page = { frame: null, gate, isShown: false, hasStored: false };
    page.frame = replaceFrame(watched(html), (frame) => {
      if (run !== runs) return;
      // Where the reader was in the growing page; see previewHead in the contract.
      if (top > 0) frame.contentWindow.postMessage({ channel: `${channel}-scroll`, top }, '*');
      sayRendered();
    });
  };

  // What is stored stays here; that something is, is told once of each page.
  const hearStored = (data) => {
    if (!kept.take(data) || page.hasStored) return;
    page.hasStored = true;
    page.gate.take({ kind: 'stored', level: 'info', text: '' });
  };

  // A picture that does not come keeps a page from loading, not from being looked at.
  const hearPage = (data) => {
    if (data?.channel === pickChannel) hearPick(data);
    else if (data?.kind === 'parsed') sayRendered();
    else if (data?.kind === 'stored') hearStored(data);
    else page.gate.take(data);
  };

  /*
   * Runs inside the frame of a growing page, as text: it can use nothing from here. Each message is the
   * page so far; what is new is put in and what is there stays, so nothing flickers and the place one
   * reads at is kept.
   */
  const growPage = () => {
    const followAttributes = (old, next) => {
      for (const name of old.getAttributeNames()) {
        if (!next.hasAttribute(name)) old.removeAttribute(name);
      }
      for (const attribute of next.attributes) {
        if (old.getAttribute(attribute.name) !== attribute.value) {
          // Not setAttribute, which refuses names the parser lets pass.
          old.setAttributeNode(attribute.cloneNode());
        }
      }
    };
    const follow = (old, next) => {
      if (old.nodeType !== Node.ELEMENT_NODE) {
        if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
        return;
      }
      followAttributes(old, next);
      const nodes = [...next.childNodes];
      nodes.forEach((node, index) => {
        const mine = old.childNodes[index];
        if (!mine) old.append(node);
        else if (mine.nodeName === node.nodeName) follow(mine, node);
        else mine.replaceWith(node);
      });
      while (old.childNodes.length > nodes.length) old.lastChild.remove();
    };
    addEventListener('message', ({ source, data }) => {
      if (source !== parent || typeof data !== 'string') return;
      const next = new DOMParser().parseFromString(data, 'text/html');
      // None of them would do anything good in here; a reload or another base would only disturb.
      for (const node of next.querySelectorAll('script, base, meta[http-equiv]')) node.remove();
      followAttributes(document.documentElement, next.documentElement);
      follow(document.head, next.head);
      follow(document.body, next.body);
    });
    addEventListener('scroll', () => parent.postMessage(scrollY, '*'), { passive: true });
    parent.postMessage('listening', '*');
  };

  const growIn = (html) => {
    if (sketch) {
      sketch.html = html;
      if (sketch.listens) sketch.frame.contentWindow.postMessage(html, '*');
      return;
    }
    const only = [...crypto.getRandomValues(new Uint8Array(16))].join('');
    const empty =
      `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${only}'">` +
      `</head><body><script nonce="${only}">(${String(growPage)})()</script></body></html>`;
    page?.gate.close();
    page = null;
    sketch = { frame: null, html, listens: false, top: 0 };
    sketch.frame = replaceFrame(empty, () => {});
  };

  const hearSketch = (data) => {
    if (typeof data === 'number') {
      sketch.top = data;
      return;
    }
    sketch.listens = true;
    sketch.frame.contentWindow.postMessage(sketch.html, '*');
    say('rendered');
  };

  addEventListener('message', (event) => {
    if (sketch?.frame && event.source === sketch.frame.contentWindow) hearSketch(event.data);
    else if (page?.frame && event.source === page.frame.contentWindow) hearPage(event.data);
    else if (event.source !== app || event.origin !== appOrigin) return;
    else if (isPick(event.data)) takePick(event.data);
    else if (isOurs(event.data)) {
      if (event.data.type === 'sketch') growIn(event.data.document);
      else show(event.data.document);
    }
  });
  say('ready');
})();
