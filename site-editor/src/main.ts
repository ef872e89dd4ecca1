import { openSiteOnce } from './features/editor/session/open-site';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// The host responds while the browser parses interface and GrapesJS, about a second on a slow
// machine.
openSiteOnce().catch(() => undefined);

import(/* webpackChunkName: "interface" */ './app/show-editor').then(
  ({ showEditor }) => showEditor(root),
  () => {
    root.setAttribute('role', 'alert');
    root.textContent = 'Part of the editor could not be loaded. Reload this page to try again.';
  },
);
