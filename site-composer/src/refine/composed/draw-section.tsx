/** @jsxImportSource preact @jsxRuntime automatic */
import { createElement } from 'preact';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { attributeOf, classesOf } from 'site-document/tree';
import { DrawingContext } from '../../art/drawing-context';
import { Drawings } from '../../art/drawings';
import { pageScripts } from '../../browser/page-scripts';
import type { LanguageId } from '../../model/brief';
import type { PagePlan, Section } from '../../model/page';
import { componentOf, layoutOf } from '../../render/layouts';
import { makeScope, PageScopeProvider } from '../../render/page-scope';
import type { PageScope } from '../../render/page-scope';
import { styleFor } from '../../render/style-sheets';
import type { Site } from '../site';
import { readLook } from './composed-look';

/** A section drawn for a page of the composer, with what the page needs for it beside its markup. */
export interface DrawnSection {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly symbols: string;
}

interface DrawnAloneProps {
  readonly scope: PageScope;
  readonly drawings: Drawings;
  readonly children: ComponentChildren;
}

/** What parts of a page find around them. */
function DrawnAlone({ scope, drawings, children }: DrawnAloneProps) {
  return (
    <DrawingContext.Provider value={drawings}>
      <PageScopeProvider value={scope}>{children}</PageScopeProvider>
    </DrawingContext.Provider>
  );
}

/** Draws a section as the composer draws the others of the page; null on any other page. */
export function drawSection(site: Site, section: Section): DrawnSection | null {
  const read = readLook(site);
  if (!read) return null;
  const { look, direction } = read;
  const plan: PagePlan = {
    language: languageOf(site),
    name: '',
    title: '',
    description: '',
    look,
    sections: [section],
    footer: [],
    openFacts: [],
    notes: [],
    unfulfilled: [],
  };
  const preferred = direction.prefers[section.kind]?.[0] ?? section.layout;
  const layout = layoutOf(section.kind, preferred);
  const scope = makeScope(plan, direction);
  const drawings = new Drawings();
  const html = renderToString(
    <DrawnAlone scope={scope} drawings={drawings}>
      {createElement(componentOf<Section['kind']>(section.kind, layout), {
        section: { ...section, layout },
        ground: 'paper',
      })}
    </DrawnAlone>,
    null,
  );
  const scripts = pageScripts(scope.scripts);
  return {
    html,
    css: newRules(site, html),
    js: scripts === '' || site.files.js.includes(scripts) ? '' : scripts,
    symbols: drawings.sprite(),
  };
}

export function languageOf(site: Site): LanguageId {
  const said = attributeOf(site.first('html') ?? site.body, 'lang').slice(0, 2);
  return (['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const).find((one) => one === said) ?? 'en';
}

/** Rules the page does not have yet, because none of its sections needed them. */
function newRules(site: Site, html: string): string {
  const own = new Set(site.page.elements.flatMap((element) => classesOf(element)));
  const added = new Set(
    [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(' ')),
  );
  const fresh = [...added].filter((name) => !own.has(name));
  if (fresh.length === 0) return '';
  const known = blocksOf(styleFor(own));
  const wanted = blocksOf(styleFor(new Set([...own, ...added])));
  return wanted.filter((block) => !known.includes(block)).join('\n');
}

/** The rules of a sheet, those under one condition together. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    blocks.push(css.slice(from, at + 1).trim());
    from = at + 1;
  }
  return blocks;
}
