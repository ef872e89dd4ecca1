import { pickScript } from './preview-pick';

/**
 * What a preview has before its own head. In a `srcdoc` document `#contact` would lead to the address
 * of the frame around it; with this base it leads to the section. The script keeps a click on a page
 * that does not exist, and a form without an address, from replacing the preview by an error page.
 * It listens last, so the page's own handlers decide first. A form that delivers once it is published says so. The runner may say once how far the growing
 * page had been scrolled that this one replaces.
 */
export const previewHead = `<base href="about:srcdoc"><script>(() => {
  const leads = /^\\s*(?:[a-z][a-z0-9+.-]*:|\\/\\/|#)/i;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
    if (link && !leads.test(link.getAttribute('href'))) event.preventDefault();
  });
  const tell = (form) => {
    let status = form.querySelector('[role="status"]');
    if (!status) {
      status = document.createElement('p');
      status.setAttribute('role', 'status');
      form.append(status);
    }
    status.textContent = 'Nothing was sent: this form works once the page is published.';
  };
  addEventListener('submit', (event) => {
    const action = event.submitter?.getAttribute('formaction') ?? event.target.getAttribute('action');
    if (event.target.method === 'dialog' || /^\\s*https?:/i.test(action ?? '')) return;
    if (!event.defaultPrevented && event.target.matches('[data-deliver], [method="post" i]')) tell(event.target);
    event.preventDefault();
  });
  const restore = ({ source, data }) => {
    if (source !== parent || data?.channel !== 'sitewright-preview-scroll') return;
    removeEventListener('message', restore);
    scrollTo({ top: Number(data.top), behavior: 'instant' });
  };
  addEventListener('message', restore);
})();</script>${pickScript}`;
