import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { nearestSection } from './nearest-section';
import { findItem } from './items';
import { findSection, sectionAround } from './sections';
import type { PageSection } from './sections';

/** A phrase that names a section: "the FAQ section", "our ‹0›", "the section about parking". */
export function sectionIn(
  site: Site,
  phrase: string,
  { quotes, action }: Request,
): PageSection | null {
  const name = cleanPhrase(unmask(phrase, quotes));
  const found = findSection(site, name);
  if (found || action === 'remove') return found;
  // What stands in a list by that name is meant, and no section of a similar meaning.
  const item = findItem(site, name, false);
  return item ? sectionAround(site, item.element) : nearestSection(site, name);
}

export function cleanPhrase(phrase: string): string {
  return phrase
    .replace(/^(?:l|d|un|dell|all)['’](?=\p{L})/iu, '')
    .replace(/^(?:the|our|my|her|his|their|your|this|that|whole|entire|all(?: of)?|of)\s+/gi, '')
    .replace(/^(?:whole|entire)\s+/i, '')
    .replace(
      /\b(?:section|block) (?:about|on|with|for|of|titled|called|named|headed)\s+(?:the |our |my )?/i,
      '',
    )
    .replace(/\s+(?:from|on|in) (?:the |this )?(?:whole )?(?:page|site|website|homepage)$/i, '')
    .replace(/(?<=\S)\s+(?:bit|part|list|section|stuff|thing|area|piece|paragraph)s?$/i, '')
    .replace(/\s+(?:entirely|completely|altogether|please|too|as well)$/i, '')
    .trim();
}

/** "the gallery and the FAQ" as its parts; a heading with an "and" in it stays whole. */
export function sectionsIn(site: Site, phrase: string, request: Request): (PageSection | null)[] {
  const whole = sectionIn(site, phrase, request);
  if (whole) return [whole];
  const parts = phrase.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).filter(Boolean);
  return parts.length > 1 && parts.length < 9
    ? parts.map((part) => sectionIn(site, part, request))
    : [null];
}
