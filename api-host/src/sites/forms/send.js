/**
 * Sends the forms of a published page without leaving it. Without this script they are sent all the
 * same, and a page of their own says thank you. It comes last: where the page's own script has answered
 * a form, nothing is done. A field may be called `action` or `reset`, so nothing is read as a property
 * of a form. The host writes words and time-out in front (forms.routes.ts).
 */
((wordsOf, timeoutMs) => {
  const language = document.documentElement.lang.toLowerCase().split('-')[0];
  const words = wordsOf[language] ?? wordsOf.en;
  const address = /^(?:https?:\/\/[^?#]*\/)?_form\/[a-z0-9-]+$/;
  const underWay = new WeakSet();
  const marks = new WeakMap();
  const attribute = (form, name) => Element.prototype.getAttribute.call(form, name);
  const find = (form, selector) => Element.prototype.querySelector.call(form, selector);

  /** Where a form says what becomes of it: its own place for that, otherwise one of ours. */
  const statusOf = (form) => {
    const own = find(form, '[data-form-status], [role="status"]');
    if (own) return own;
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    status.style.cssText = 'margin:1em 0 0;font-weight:600';
    Element.prototype.append.call(form, status);
    return status;
  };

  /** The same until it has arrived, so that a second try is not a second message. */
  const markOf = (form) => {
    if (!marks.has(form)) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      marks.set(form, [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    return marks.get(form);
  };

  const bodyOf = (form, submitter) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') body.append(name, value);
    }
    if (submitter?.name) body.append(submitter.name, submitter.value);
    body.append('_elapsed', String(Math.round(performance.now())));
    body.append('_mark', markOf(form));
    return body;
  };

  const send = async (form, submitter) => {
    const answer = await fetch(attribute(form, 'action'), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: bodyOf(form, submitter),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { message } = await answer.json();
    if (answer.ok) {
      marks.delete(form);
      const done = attribute(form, 'data-done');
      HTMLFormElement.prototype.reset.call(form);
      return done || message || words.received;
    }
    return message;
  };

  const deliver = async (form, submitter) => {
    const status = statusOf(form);
    underWay.add(form);
    Element.prototype.setAttribute.call(form, 'aria-busy', 'true');
    status.textContent = words.sending;
    try {
      status.textContent = await send(form, submitter);
    } catch {
      status.textContent = navigator.onLine ? words.unreachable : words.offline;
    } finally {
      underWay.delete(form);
      Element.prototype.removeAttribute.call(form, 'aria-busy');
    }
  };

  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (!address.test(attribute(form, 'action') ?? '')) return;
    event.preventDefault();
    if (!underWay.has(form)) void deliver(form, event.submitter);
  });
})(formWords, formTimeoutMs);
