import { findCssFaults } from '../../generation/checks/css-faults';
import { findScriptFaults } from '../../generation/checks/page-faults';
import { repairCss } from '../../generation/checks/repair-css';
import type { Rule } from '../rule';

/** Characters of all three files, beyond which a phone on a slow connection noticeably waits. */
const heavy = 500_000;

const isModule = (html: string): boolean => /<script[^>]*\btype\s*=\s*["']?module/i.test(html);

/** Files that do not parse, and the total size. */
export const fileRules: readonly Rule[] = [
  {
    id: 'broken-styles',
    severity: 'error',
    file: 'css',
    automatic: true,
    says: () => 'The style sheet has parts that cannot be read.',
    fix: 'Repair the styles',
    did: () => 'The style sheet did not parse and was repaired.',
    find: ({ css }) => {
      const faults = findCssFaults(css);
      if (faults.length === 0) return [];
      const { css: text, repaired } = repairCss(css);
      const change = repaired ? { css: [{ start: 0, end: css.length, text }] } : {};
      return [{ detail: faults[0] ?? '', ...change }];
    },
  },
  {
    id: 'broken-script',
    severity: 'error',
    file: 'js',
    automatic: false,
    says: () => 'The script cannot be read, so nothing of it works.',
    find: ({ html, js }) =>
      // Modules allow syntax that classic scripts do not; they are not checked.
      isModule(html) ? [] : findScriptFaults(js).map((detail) => ({ detail })),
  },
  {
    id: 'weight',
    severity: 'warning',
    file: 'html',
    automatic: false,
    says: () => 'The site is heavy: on a slow line people wait for it.',
    find: ({ html, css, js }) => {
      const size = html.length + css.length + js.length;
      return size > heavy ? [{ detail: `${Math.round(size / 1024)} KB` }] : [];
    },
  },
];
