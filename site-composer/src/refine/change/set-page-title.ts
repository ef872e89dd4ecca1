import type { Changer } from '../outcome';
import { unmask } from '../read/quotes';
import { sayInAll } from './set-text';

const asked =
  /^(?:the |my |our )?(?:page|tab|browser|window|document|html) title(?: tag)?\s*(?:to|into|as|:|should (?:be|say|read))\s*:?\s*(.+)$/i;

/** "set the page title to …": what the browser's tab and a search result show. */
export const setPageTitle: Changer = ({ rest, quotes, action }, site) => {
  if (action !== 'set' && action !== null) return null;
  const text = unmask(asked.exec(rest)?.[1] ?? '', quotes).trim();
  const title = site.first('title');
  return text === '' || text.length > 200 || !title ? null : sayInAll(site, [title], text);
};
