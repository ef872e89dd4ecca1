import { findDirection } from './art/directions';
import type { Brief } from './model/brief';
import type { ComposedSite, PagePlan } from './model/page';
import { findPairing } from './type/pairings';
import { pageFonts } from './type/fonts';

/** A finished stage; `message` describes its work, `files` is what exists so far. */
export interface ComposeStage {
  readonly id: 'analyze' | 'plan' | 'generate' | 'style' | 'script' | 'optimize' | 'review';
  readonly message: string;
  readonly files: Partial<Pick<ComposedSite, 'html' | 'css' | 'js'>>;
}

const kilobytes = (text: string) => `${Math.max(1, Math.round(text.length / 1024))} KB`;

/** The last of several words goes behind an “and”. */
function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

function planned({ sections, look }: PagePlan): string {
  const names = sections.flatMap(({ navigation }) => (navigation === null ? [] : [navigation]));
  const listed = names.length === 0 ? '' : `: ${joined(names.map((name) => name.toLowerCase()))}`;
  const direction = findDirection(look.direction);
  return `Planned ${sections.length} sections${listed}, in the style “${direction.id}”`;
}

/** Composes a site stage by stage, yielding the files as they grow. */
export function stagesOf(brief: Brief, plan: PagePlan, site: ComposedSite): ComposeStage[] {
  const { html, css, js } = site;
  const fonts = pageFonts(findPairing(plan.look.pairing), html);
  const where = brief.place === null ? '' : ` in ${brief.place}`;
  const links = new Set([...html.matchAll(/ href="#([^"]+)"/gu)].map(([, id]) => id));
  return [
    {
      id: 'analyze',
      message: `Understood: ${brief.name.text}, ${brief.subject.phrase}${where}`,
      files: {},
    },
    { id: 'plan', message: planned(plan), files: {} },
    { id: 'generate', message: `Wrote index.html, ${kilobytes(html)}`, files: { html } },
    {
      id: 'style',
      message: `Wrote styles.css, ${kilobytes(css)}, set in ${joined(fonts.families)}`,
      files: { html, css },
    },
    {
      id: 'script',
      message: js === '' ? 'The page needs no script' : `Wrote script.js, ${kilobytes(js)}`,
      files: { html, css, js },
    },
    {
      id: 'optimize',
      message: `Kept the styles and typefaces the page uses: ${kilobytes(html + css + js)} of code, ${Math.round(fonts.bytes / 1024)} KB of typefaces`,
      files: { html, css, js },
    },
    {
      id: 'review',
      message: `Counted ${links.size} links within the page`,
      files: { html, css, js },
    },
  ];
}
