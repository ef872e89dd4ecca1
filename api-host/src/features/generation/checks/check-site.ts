import { siteFiles } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import type { SiteCode } from '../answer/collect-files';
import { findCssFaults } from './css-faults';
import { findElision } from './elision';
import { findPageFaults, findScriptFaults } from './page-faults';

/** Something that keeps a file from being used, in words the model can act on. */
export interface SiteFault {
  file: SiteFile;
  message: string;
}

const checks: Record<SiteFile, (site: SiteCode) => string[]> = {
  html: ({ html, js }) => findPageFaults(html, js),
  css: ({ css }) => findCssFaults(css),
  js: ({ js }) => findScriptFaults(js),
};

/**
 * The light checks after every model: page, style sheet and script parse, the page shows something, and
 * nothing was left out. `before` are the files the model was given: their own faults are not its.
 */
export function checkSite(site: SiteCode, before?: SiteCode): SiteFault[] {
  return (Object.keys(siteFiles) as SiteFile[]).flatMap((file) => {
    if (before && before[file] === site[file]) return [];
    const known = new Set(before ? checks[file](before) : []);
    const faults = checks[file](site).filter((fault) => !known.has(fault));
    const elision = findElision(site[file]);
    const given = before && elision !== undefined && before[file].includes(elision);
    const left = elision === undefined || given ? [] : [`Code was left out: "${elision}".`];
    return [...faults, ...left].map((message) => ({ file, message }));
  });
}
