/**
 * Keeps a click on a page that does not exist, and a form without an address, from replacing the preview by an error
 * page. It listens last, so the page's own handlers decide first. A form that delivers once it is published says so.
 * The runner may say once how far the growing page had been scrolled that this one replaces.
 */
const leads = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
  if (link && !leads.test(link.getAttribute('href') ?? '')) event.preventDefault();
});

function tell(form: HTMLFormElement): void {
  let status = form.querySelector('[role="status"]');
  if (!status) {
    status = document.createElement('p');
    status.setAttribute('role', 'status');
    form.append(status);
  }
  status.textContent = 'Nothing was sent: this form works once the page is published.';
}

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const action = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
  // A field may be called "method" or "matches", and would stand in the place of the form's own.
  const method = (form.getAttribute('method') ?? '').toLowerCase();
  if (method === 'dialog' || /^\s*https?:/i.test(action ?? '')) return;
  if (!event.defaultPrevented && (form.hasAttribute('data-deliver') || method === 'post'))
    tell(form);
  event.preventDefault();
});

function restore({ source, data }: MessageEvent<unknown>): void {
  const said = data as { channel?: unknown; top?: unknown } | null;
  if (source !== parent || said?.channel !== 'sitewright-preview-scroll') return;
  removeEventListener('message', restore);
  scrollTo({ top: Number(said.top), behavior: 'instant' });
}
addEventListener('message', restore);
