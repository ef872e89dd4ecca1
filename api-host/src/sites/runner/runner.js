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
  const { appOrigin, documentLimit, sandbox } = document.currentScript.dataset;
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

  const say = (type) => app.postMessage({ channel, nonce, type }, appOrigin);

  const isRender = (message) =>
    typeof message === 'object' &&
    message !== null &&
    message.channel === channel &&
    message.nonce === nonce &&
    message.type === 'render' &&
    typeof message.document === 'string' &&
    message.document.length <= Number(documentLimit);

  const show = (html) => {
    // A new frame each time: no history to go back through, nothing left of the document before.
    const frame = document.createElement('iframe');
    frame.title = 'Website preview';
    frame.setAttribute('sandbox', sandbox);
    frame.addEventListener('load', () => say('rendered'), { once: true });
    frame.srcdoc = html;
    document.querySelector('iframe')?.remove();
    document.body.append(frame);
  };

  addEventListener('message', (event) => {
    if (event.source === app && event.origin === appOrigin && isRender(event.data)) {
      show(event.data.document);
    }
  });
  say('ready');
})();
