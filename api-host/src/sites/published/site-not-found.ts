import type { SiteLook } from 'site-document/look';
import { renderSitePage } from './site-page';

/** A website's own page for an address it does not have: its name, its colours, the way home. */
export const renderSiteNotFound = (title: string, link: string, look: SiteLook): string =>
  renderSitePage({
    language: 'en',
    name: title,
    look,
    heading: 'There is no page here',
    lines: ['The address may be mistyped, or the page has moved.'],
    icon: `${link}favicon.svg`,
    way: { href: link, text: `Go to ${title}` },
  });
