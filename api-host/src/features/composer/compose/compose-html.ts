import { picture } from '../art/picture';
import type { Plan, PlannedSection } from '../plan/plan';
import type { SectionView } from '../sections/section';
import { fill } from '../text/fill';
import { html, type Markup } from '../text/markup';
import { createRandom } from '../text/random';
import { translated } from '../language/languages';
import { translateHtml } from '../language/translate-page';
import { capitalise, joinWords, shorten, withoutForm } from '../text/words';
import { formatHtml } from './format-html';
import { footer, header } from './frame';
import { hero } from './hero';

function viewOf(plan: Plan, planned: PlannedSection | null): SectionView {
  const { brief, kind, theme } = plan;
  const anchor = planned?.anchor ?? 'hero';
  return {
    brief,
    kind,
    theme,
    random: createRandom(brief.seed).fork(`section ${anchor}`),
    anchor,
    wanted: planned?.wanted ?? null,
    items: planned?.wanted?.items ?? [],
    say: (template) => fill(translated(template, brief.language) ?? template, brief),
    link: (id) => {
      const target = plan.sections.find((one) => one.section.id === id);
      return target === undefined ? null : `#${target.anchor}`;
    },
    picture: (label, options) => picture(label, kind, brief, options),
    uses: (feature) => brief.features.includes(feature),
  };
}

const dull =
  /^(?:an? |the |our |my )?(?:simple |short |brief |small )?(?:section|page|contact(?: form| page| section)?|about(?: me| us| page| section)?|faqs?(?: section)?|gallery|menu|pricing(?: section| table)?|prices|services|features|team|testimonials?|reviews|newsletter(?: sign[- ]?up| form)?|events?|map|hours|directions|blog|news|cart|basket|checkout|products?|shop|cta|call[- ]to[- ]action|stats|video|work|projects?|process|posts|articles|book(?:ing)?(?: form)?|a .*)$/i;

/** The member's words make the heading when they say more than the section's plain name. */
function headingOf(
  planned: PlannedSection,
  title: string,
): { title: string; eyebrow: string | null } {
  const words = withoutForm(planned.wanted?.words.trim() ?? '');
  if (words === '' || planned.section.id === 'custom') return { title, eyebrow: null };
  const said = capitalise(words.replace(/^(?:an?|the|some|my|his|her|their) /i, ''));
  if (title.toLowerCase().includes(said.toLowerCase())) return { title, eyebrow: null };
  if (!dull.test(words) && words.split(/\s+/).length >= 2 && words.length < 60)
    return { title: said, eyebrow: null };
  return { title, eyebrow: said };
}

/** Two regions of one name cannot be told apart by ear; the second takes its word in the navigation. */
function unlike(title: string, nav: string, taken: Set<string>): string {
  const free = [title, nav, `${title}: ${nav}`, `${title}, continued`].find(
    (one) => !taken.has(one.toLowerCase()),
  );
  const chosen = free ?? `${title} ${taken.size}`;
  taken.add(chosen.toLowerCase());
  return chosen;
}

function section(plan: Plan, planned: PlannedSection, taken: Set<string>): Markup {
  const body = planned.section.render(viewOf(plan, planned));
  const { app } = plan.brief;
  const heading =
    app && planned.section.app
      ? { title: body.title, eyebrow: null }
      : headingOf(planned, body.title);
  const title = unlike(heading.title, planned.nav, taken);
  const eyebrow = heading.eyebrow?.toLowerCase() === title.toLowerCase() ? null : heading.eyebrow;
  const ground = planned.ground === 'plain' ? '' : ` section--${planned.ground}`;
  const layout = app ? 'left' : plan.theme.headings;
  // The name of a page with one tool is its heading already; only screen readers need another.
  const quiet = app && plan.sections.length === 1 ? ' visually-hidden' : '';
  return html`<section
    class="section${ground}"
    id="${planned.anchor}"
    ${planned.view !== null && html`data-view="${planned.view}"`}
    aria-labelledby="${planned.anchor}-title"
  >
    <div class="wrap${layout === 'side' ? ' wrap--side' : ''}">
      <div class="section-head section-head--${layout}${quiet}">
        ${eyebrow !== null && html`<p class="eyebrow">${eyebrow}</p>`}
        <h2 id="${planned.anchor}-title">${title}</h2>
        ${body.lead !== undefined && html`<p class="section-lead">${body.lead}</p>`}
      </div>
      ${layout === 'side' ? html`<div class="section-body">${body.body}</div>` : body.body}
    </div>
  </section>`;
}

const pageTitle = ({ brief }: Plan): string => {
  const about =
    brief.subject === 'website' || brief.subject === 'product'
      ? ''
      : ` · ${capitalise(brief.subject)}${brief.place === null ? '' : ` in ${brief.place}`}`;
  return shorten(
    `${brief.name}${brief.name.length + about.length > 60 || brief.name.toLowerCase().includes(brief.subject) ? '' : about}`,
    65,
  );
};

const description = ({ brief, kind, sections }: Plan): string =>
  shorten(
    `${fill(kind.leads[0] ?? '{name}', brief)} ${capitalise(joinWords(sections.slice(0, 4).map((one) => one.nav.toLowerCase())))}.`,
    155,
  );

/** A drawn letter in the site's colours, inside the page, so that no browser asks for a missing file. */
function favicon({ brief, theme }: Plan): string {
  const letter = /[\p{L}\p{N}]/u.exec(brief.name)?.[0].toUpperCase() ?? '';
  const { brand, onBrand } = theme.palette;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${brand}"/><text x="32" y="45" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${onBrand}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Stage 3. The whole document; nothing in it depends on the network. */
export function composeHtml(plan: Plan): string {
  const taken = new Set<string>();
  const body = html`<a class="skip-link" href="#main">Skip to content</a>
    ${header(plan)}
    <main id="main" tabindex="-1">
      ${hero(viewOf(plan, null))}${plan.sections.map((planned) => section(plan, planned, taken))}
    </main>
    ${footer(plan)}`;
  const page = formatHtml(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${pageTitle(plan)}</title>
          <meta name="description" content="${description(plan)}" />
          <meta name="theme-color" content="${plan.theme.palette.header}" />
          <link rel="icon" href="${favicon(plan)}" />
          <link rel="stylesheet" href="styles.css" />
          <script src="script.js" defer></script>
        </head>
        <body id="top">
          ${body}
        </body>
      </html>`.text,
  );
  return translateHtml(page, plan.brief.language);
}
