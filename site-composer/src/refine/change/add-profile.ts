import { escapeAttribute, escapeText } from 'site-document/escape';
import { attributeOf } from 'site-document/tree';
import { findContacts } from '../../understand/find-contacts';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { isLink } from '../target/elements';
import { placeForContact } from './contact-place';

const networks =
  /\b(?:instagram|insta|facebook|fb|tiktok|youtube|linkedin|pinterest|mastodon|bluesky|threads|twitter|x|etsy|soundcloud|bandcamp|spotify)\b/iu;

/** "add my instagram @priyasdogs": a profile stands with the other ways to get in touch. */
export const addProfile: Changer = (request, site): Outcome | null => {
  if (request.action !== 'add' && request.action !== null) return null;
  const text = unmask(request.rest, request.quotes);
  if (!networks.test(text) || /\b(?:button|icon|section|feed|menu)s?\b/iu.test(text)) return null;
  const { links } = findContacts(text);
  const [link] = links;
  if (link === undefined || links.length > 1) return null;
  const href = /^https?:/iu.test(link) ? link : `https://${link}`;
  if (leadsTo(site, href)) return refuse(`${shown(href)} is on the page already.`);
  const anchor = `<a href="${escapeAttribute(href)}">${escapeText(shown(href))}</a>`;
  const edit = placeForContact(site, null, anchor);
  if (!edit) return refuse('the page has no place for it. Add a contact section first.');
  return {
    site: site.edit([edit]),
    sentence: `Added ${shown(href)}.`,
    holds: (after) => leadsTo(after, href),
  };
};

const shown = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');

const leadsTo = (site: Site, href: string): boolean =>
  site.page.elements.some(
    (element) =>
      isLink(element) &&
      attributeOf(element, 'href').replace(/\/$/u, '') === href.replace(/\/$/u, ''),
  );
