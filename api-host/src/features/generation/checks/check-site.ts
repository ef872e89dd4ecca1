import { siteFiles } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import type { SiteCode } from '../answer/collect-files';
import { findCssFaults } from './css-faults';
import { findElision } from './elision';
import { findPageFaults, findScriptFaults } from './page-faults';

/** A fault that makes a file unusable, described so that the model can act on it. */
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
 * The basic checks after every model: page, style sheet and script parse, the page shows something,
 * and no code was elided. `before` are the files the model was given: unchanged ones are not
 * checked.
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
