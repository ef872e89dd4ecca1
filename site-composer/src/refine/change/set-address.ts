import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { attributeOf, rangeOf } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { plainWords } from '../page/plain-words';
import { unmask } from '../read/quotes';
import type { Site } from '../site';
import { brandOf } from '../target/elements';
import { sectionsOf } from '../target/sections';
import { insertText } from './insert-text';
import { sayInAll } from './set-text';
import { sayIn, replaceEverywhere } from './text-edits';

const forms: readonly RegExp[] = [
  /^(?:the |our |my )?(?:postal |street |shop |business |studio )?address\s*(?:to|is now|is|should be|has changed to|:)\s*(.+)$/i,
  /^(?:we(?:'ve| have)?|i(?:'ve| have)?) (?:just |now )?moved to (.+)$/i,
];

/** "the address is now 12 High Street, Leeds". */
export const setAddress: Changer = (request, site, options): Outcome | null => {
  if (!['set', 'add', null].includes(request.action)) return null;
  const rest = unmask(request.rest, request.quotes);
  const next = forms
    .map((form) => form.exec(rest)?.[1])
    .find(Boolean)
    ?.trim();
  if (next === undefined || next.length > 200 || /@|https?:/.test(next)) return null;
  const element = site.page.elements.find(({ tagName }) => tagName === 'address');
  if (element && sayIn(site.page, element, next))
    return everywhere(site, textOf(element, 20), next) ?? sayInAll(site, [element], next);
  const old = writtenAddress(site);
  if (old !== null)
    return (
      everywhere(site, old, next) ??
      refuse('how the address is written in the code could not be told.')
    );
  const slot = site.page.elements.find((one) => attributeOf(one, 'data-fact') === 'address');
  const place = slot?.sourceCodeLocation;
  if (!place) {
    const contact = sectionsOf(site).find(({ topic }) => topic === 'visit' || topic === 'contact');
    if (!contact) return refuse('the page shows no address yet. Ask for a section with it.');
    return insertText(
      {
        ...request,
        action: 'add',
        verb: 'add',
        rest: `the line ‹0› to the ${contact.heading} section`,
        quotes: [next],
      },
      site,
      options,
    );
  }
  return {
    site: site.edit([
      {
        file: 'html',
        start: place.startOffset,
        end: place.endOffset,
        text: `<address>${escapeText(next)}</address>`,
      },
    ]),
    sentence: `The address is now “${next}”.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => plainWords(value).includes(plainWords(next))),
  };
};

function everywhere(site: Site, old: string, next: string): Outcome | null {
  const edits = replaceEverywhere(site.page, old, next, true);
  if (edits.length === 0) return null;
  return {
    site: site.edit(edits),
    sentence: `The address is now “${next}”.`,
    holds: (after) =>
      after.page.texts.some(({ value }) => value.includes(next)) &&
      !after.page.texts.some(({ value }) => value.includes(old) && !next.includes(old)),
  };
}

const street =
  /\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'.-]+ ){1,4}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Sq|Drive|Dr|Way|Court|Ct|Place|Pl|Close|Terrace|Boulevard|Blvd|Row|Hill|Quay|Yard)\b\.?(?:, [^.;·|<>–—]{2,60})?/u;
const german =
  /\p{Lu}[\p{L}-]+(?:straße|strasse|gasse|weg|platz|allee|str\.) \d{1,4}[a-z]?(?:, \d{5} \p{Lu}[\p{L}-]+)?/u;

/** The one address that stands in the texts of a page. */
function writtenAddress(site: Site): string | null {
  const found = new Set<string>();
  for (const text of site.page.texts) {
    if (text.value.length > 400 || !rangeOf(text)) continue;
    const match = street.exec(text.value) ?? german.exec(text.value);
    if (match) found.add(match[0].trim());
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

const names: readonly RegExp[] = [
  /^(?:the |our |my )?(?:business|company|site|shop|brand|restaurant|website|cafe|café|salon|studio|club|app|bakery|store)(?:'s)?(?: name)?\s*(?:to|is now(?: called)?|should be(?: called)?|is called|:)\s*(.+)$/i,
  /^(?:the |our |my )?name\s*(?:to|is now|should be|:)\s*(.+)$/i,
  /^(?:we(?:'re| are)|it(?:'s| is)) (?:now )?called (.+)$/i,
  /^(?:the |our |my )?(?:site|business|shop|company|page|website|place|it)\s+(?!to\b)(‹\d+›)$/i,
];

/** "call it Still Water Yoga": behind the verb that names. */
const named =
  /^(?:it|us|me|the (?:site|website|page|business|shop|company|club|studio|place))\s+(\p{Lu}.{1,60})$/u;

/** "we are called Crumb now": the name, in every sentence and the title of the page. */
export const setName: Changer = (request, site): Outcome | null => {
  if (!['set', null].includes(request.action)) return null;
  const next =
    names.map((form) => form.exec(request.rest)?.[1]).find(Boolean) ??
    (/^(?:call|name|rename)$/.test(request.verb) ? named.exec(request.rest)?.[1] : undefined);
  if (next === undefined) return null;
  const name = unmask(next, request.quotes)
    .replace(/,?\s+(?:now|instead|from now on|going forward|rather)$/i, '')
    .trim();
  const brand = brandOf(site);
  const old = brand ? textOf(brand, 10) : '';
  if (!brand || old === '' || name === '' || name.length > 80) return null;
  const edits = replaceEverywhere(site.page, old, name, true);
  if (edits.length === 0) return refuse('how the name is written in the code could not be told.');
  return {
    site: site.edit(edits),
    sentence: `“${old}” is now called “${name}”, in ${edits.length} places.`,
    holds: (after) => {
      const now = brandOf(after);
      return now !== null && textOf(now, 10) === name;
    },
  };
};
