import type { Brief } from '../brief';
import type { Plan } from '../plan/plan';
import { createRandom } from '../text/random';
import { baseCss, rootCss } from './base-css';
import { formCss, headerCss, heroCss } from './frame-css';
import { buildPalette, type Palette } from './palette';

/** The other half of a dark and light switch: the same brief, the opposite ground. */
function otherPalette(plan: Plan): Palette {
  const { brand, accent } = plan.brief.colours;
  const kept = { ...(brand && { brand }), ...(accent && { accent }) };
  const brief: Brief = { ...plan.brief, colours: kept, dark: !plan.theme.palette.dark };
  return buildPalette(brief, plan.kind, createRandom(plan.brief.seed).fork('other'));
}

/** Stage 4. Only the rules this page uses: base, frame, and one block per kind of section on it. */
export function composeCss(plan: Plan): string {
  const { theme } = plan;
  const second = plan.brief.features.includes('theme-toggle') ? otherPalette(plan) : null;
  const blocks = new Map<string, string>();
  for (const { section } of plan.sections) {
    const css = section.css?.(theme).trim();
    if (css !== undefined && ![...blocks.values()].includes(css)) blocks.set(section.id, css);
  }
  const title = (text: string) => `/* ${text} */`;
  return [
    title('Colours, type and space: change them here'),
    rootCss(theme, second),
    title('Base'),
    baseCss(theme),
    title('Header and footer'),
    headerCss(theme),
    title('Hero'),
    heroCss(theme),
    title('Forms and facts'),
    formCss(),
    ...[...blocks].flatMap(([id, css]) => [title(`Section: ${id}`), css, '']),
  ].join('\n');
}
