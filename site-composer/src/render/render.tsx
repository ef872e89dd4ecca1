/** @jsxImportSource preact @jsxRuntime automatic */
import { renderToString } from 'preact-render-to-string';
import { DrawingContext } from '../art/drawing-context';
import { Drawings } from '../art/drawings';
import { findDirection } from '../art/directions';
import { pageScripts } from '../browser/page-scripts';
import { makePalette } from '../colour/palette';
import type { Repair } from '../colour/ground';
import type { Palette } from '../colour/palette';
import { paletteCss } from '../colour/palette-css';
import type { ComposedSite, PagePlan, Section } from '../model/page';
import { pageFonts } from '../type/fonts';
import type { PageFonts } from '../type/fonts';
import { findPairing } from '../type/pairings';
import type { TypePairing } from '../type/pairings';
import { typeScale } from '../type/type-scale';
import { isEmpty } from './empty-sections';
import { writeDocument } from './document';
import { makeScope, PageScopeProvider } from './page-scope';
import type { PageScope } from './page-scope';
import { PageBody } from './page-body';
import { styleFor } from './style-sheets';

/** Classes the scripts of pages give to what they add. */
function usedClasses(html: string, script: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]*)"/gu))
    for (const name of (names ?? '').split(' ')) classes.add(name);
  for (const [, names] of script.matchAll(/class(?:Name)?: ?["']([^"']*)["']/gu))
    for (const name of (names ?? '').split(' ')) classes.add(name);
  return classes;
}

function typeCss(pairing: TypePairing, fonts: PageFonts): string {
  const { weight, tracking, lineHeight, uppercase, letter } = pairing.setting;
  return `:root {
  --display: ${fonts.displayFamily};
  --text: ${fonts.textFamily};
  --display-weight: ${weight};
  --display-tracking: ${tracking}em;
  --display-line: ${lineHeight};
  --letter-width: ${letter};
  --display-case: ${uppercase ? 'uppercase' : 'none'};
${typeScale(pairing)}}
`;
}

function describe({ role, asked, used }: Repair): string {
  return `The ${role} colour ${asked} was hard to read there, so ${used} is used, the nearest shade that is legible.`;
}

function styleSheet(
  html: string,
  js: string,
  palette: Palette,
  type: string,
  still: boolean,
): string {
  const classes = usedClasses(html, js);
  return type + paletteCss(palette, (ground) => classes.has(ground)) + styleFor(classes, still);
}

/** Preact closes void elements the way XML does; HTML leaves them open. */
function asHtml(body: string): string {
  return body.replaceAll(/<((?:input|img|br|hr|source)\b(?:"[^"]*"|[^">])*?)\s*\/>/gu, '<$1>');
}

function drawBody(sections: readonly Section[], scope: PageScope, drawings: Drawings): string {
  return renderToString(
    <DrawingContext.Provider value={drawings}>
      <PageScopeProvider value={scope}>
        <PageBody sections={sections} />
      </PageScopeProvider>
    </DrawingContext.Provider>,
    null,
  );
}

/** Draws a planned page. The same plan gives the same bytes. */
export function render(plan: PagePlan): ComposedSite {
  const direction = findDirection(plan.look.direction);
  const pairing = findPairing(plan.look.pairing);
  const palette = makePalette(plan.look, direction.temperature);
  const scope = makeScope(plan, direction);
  const drawings = new Drawings(palette.art);
  const sections = plan.sections.filter((section) => !isEmpty(section));
  const body = drawBody(sections, scope, drawings);
  const fonts = pageFonts(pairing, body);
  const html = writeDocument(plan, direction, asHtml(body) + drawings.sprite(), fonts);
  const js = pageScripts(scope.scripts);
  return {
    html,
    css: styleSheet(
      html,
      js,
      palette,
      fonts.css + typeCss(pairing, fonts),
      plan.look.still === true,
    ),
    js,
    assets: fonts.assets,
    name: plan.name,
    openFacts: plan.openFacts,
    notes: [...plan.notes, ...palette.repairs.map(describe)],
    unfulfilled: plan.unfulfilled,
  };
}
