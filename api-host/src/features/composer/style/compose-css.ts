import type { Brief } from '../brief';
import type { Plan } from '../plan/plan';
import { createRandom } from '../text/random';
import { appCss } from '../apps/app-css';
import { ownRules } from './asked-colours';
import { baseCss, rootCss } from './base-css';
import { formCss, headerCss, heroCss } from './frame-css';
import { buildPalette, type Palette } from './palette';

/** The other half of a dark and light switch: the same brief, the opposite ground. */
function otherPalette(plan: Plan): Palette {
  const { brand, accent, button, heading } = plan.brief.colours;
  const kept = {
    ...(brand && { brand }),
    ...(accent && { accent }),
    ...(button && { button }),
    ...(heading && { heading }),
  };
  const brief: Brief = { ...plan.brief, colours: kept, dark: !plan.theme.palette.dark };
  return buildPalette(brief, plan.kind, createRandom(plan.brief.seed).fork('other'));
}

/** The asked component colour on what leads through a commission: the page one is on, cards, headings. */
const commissionCss = `.site-nav a { padding-inline: 0.7rem; border-radius: var(--radius-button); border-bottom: 0; }
.site-nav ul { gap: 0.25rem 0.4rem; }
.site-nav a[aria-current] { background: var(--brand); color: var(--on-brand); }
.site-header { border-bottom: 3px solid var(--brand); }
.section-head { margin-bottom: clamp(1.25rem, 3vw, 2rem); }
.section { padding-block: clamp(2rem, 5vw, 3.5rem); }
.hero { padding-block: clamp(1.5rem, 4vw, 3rem); }
.hero__art .art { max-height: 24rem; }
.entry.card { border-top: 3px solid var(--brand); }`;

/** Stage 4. Only the rules this page uses: base, frame, and one block per kind of section on it. */
export function composeCss(plan: Plan): string {
  const { theme } = plan;
  const second = plan.brief.features.includes('theme-toggle') ? otherPalette(plan) : null;
  const blocks = new Map<string, string>();
  for (const { section } of plan.sections) {
    const own = section.css?.(theme).trim();
    // What applications share stands once, before the first of them.
    const shared = appCss().trim();
    const css =
      own?.startsWith(shared) &&
      own !== shared &&
      blocks.size > 0 &&
      [...blocks.values()].some((one) => one.startsWith(shared))
        ? own.slice(shared.length).trim()
        : own;
    if (css !== undefined && css !== '' && ![...blocks.values()].includes(css))
      blocks.set(section.id, css);
  }
  if (plan.brief.commission !== null) blocks.set('commission', commissionCss);
  const own = ownRules(theme.palette.own, theme.palette.band);
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
    ...(own === '' ? [] : [title('Colours of single elements'), own]),
  ].join('\n');
}
