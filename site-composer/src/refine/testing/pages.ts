import { readFileSync } from 'node:fs';
import { textOf } from 'site-document/text';
import { readPage } from 'site-document/tree';
import { compose } from '../../index';
import { refine } from '../refine';
import type { RefinedPart, SiteFiles } from '../refine-types';
import { Site } from '../site';

const today = new Date('2026-01-12T12:00:00Z');
const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const composed = (prompt: string): SiteFiles => {
  const { html, css, js } = compose(prompt, { today });
  return { html, css, js };
};

/** Pages of every kind that are refined: the composer's, the earlier composer's, a model's, a stranger's. */
export const pages = {
  bakery: composed(
    'Website for Hearth & Crumb, a bakery in Leeds. We sell sourdough £4.20, croissants £2.50 and cinnamon buns £3. Open Tuesday to Saturday 7am to 3pm. Phone 0113 496 0123. With a section on how it works and a button "Order ahead". Green and cream.',
  ),
  plumber: composed(
    "I am a plumber in Bristol, called Dave's Pipes. Emergency callouts, boiler repairs, bathroom fitting. I trained with my father and have worked in the city since 2004. Every repair is explained in plain words before it is begun. Call 0117 496 0555.",
  ),
  contest: composed(
    'A dark website for the Big Bass Bash, a fishing contest at Lake Tahoe on 12 June 2027. Entry $40. Prizes, schedule and a sign-up form.',
  ),
  stranger: { html: read('foreign-page.html'), css: '', js: '' },
  model: { html: read('model-page.txt'), css: read('model-page.css'), js: '' },
  earlier: { html: read('old-composer-page.html'), css: read('old-composer-page.css'), js: '' },
} as const;

export type PageName = keyof typeof pages;

/** A page after an instruction, with what a visitor reads on it. */
export interface Asked {
  readonly files: SiteFiles;
  readonly before: SiteFiles;
  readonly parts: readonly RefinedPart[];
  readonly outcomes: string;
  readonly text: string;
  readonly site: Site;
}

export function ask(page: PageName, instruction: string): Asked {
  const before = pages[page];
  const { files, parts } = refine(before, instruction, { today });
  const site = new Site(files);
  const outcomes = parts.map(({ outcome }) => outcome).join(' ');
  return { files, before, parts, outcomes, text: textOf(site.body), site };
}

/** A request at the element whose tag begins with `tag`. */
export function askAt(page: PageName, tag: string, instruction: string): Asked {
  const before = pages[page];
  const at = before.html.indexOf(tag);
  const excerpt = before.html.slice(at, at + 80);
  const { files, parts } = refine(before, instruction, { today, element: { at, excerpt } });
  const outcomes = parts.map(({ outcome }) => outcome).join(' ');
  return {
    files,
    before,
    parts,
    outcomes,
    text: textOf(readPage(files.html).elements[0] ?? new Site(files).body),
    site: new Site(files),
  };
}

/** Lines that were not there before, and lines that are gone. */
export function lines({ before, files }: Asked): { added: string[]; lost: string[] } {
  const split = (text: string): string[] =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const [was, is] = [split(`${before.html}\n${before.css}`), split(`${files.html}\n${files.css}`)];
  return {
    added: is.filter((line) => !was.includes(line)),
    lost: was.filter((line) => !is.includes(line)),
  };
}
