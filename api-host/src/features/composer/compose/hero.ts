import { html, type Markup } from '../text/markup';
import type { SectionView } from '../sections/section';

/** The headline: the member's tagline, else one of the kind's; the name alone when it is one. */
export function headline(view: SectionView): string {
  const { tagline } = view.brief.facts;
  if (tagline !== null) return tagline;
  const titles = view.kind.titles.filter(
    (title) => view.brief.nameGiven || !/\{name\}|\{subject\}/.test(title),
  );
  return view.say(view.random.pick(titles.length > 0 ? titles : view.kind.titles));
}

function actions(view: SectionView): Markup {
  const seen = new Set<string>();
  const links = view.kind.actions.flatMap(([label, id]) => {
    const href = view.link(id);
    if (href === null || seen.has(href) || seen.has(label)) return [];
    seen.add(href).add(label);
    return [{ label, href }];
  });
  return html`<p class="hero__actions">
    ${links.slice(0, 2).map((one, index) => html`<a class="button${index > 0 ? ' button--quiet' : ''}" href="${one.href}">${one.label}</a>`)}
  </p>`;
}

const kicker = ({ brief }: SectionView): string =>
  brief.kicker !== undefined
    ? brief.kicker
    : brief.subject === 'website' || brief.subject === 'product'
      ? (brief.place ?? '')
      : `${brief.subject}${brief.place === null ? '' : ` · ${brief.place}`}`;

/** The page the hero stands on, where there are several. */
function firstView({ brief }: SectionView): string | null {
  if (brief.commission !== null) return brief.pages[0]?.toLowerCase() ?? null;
  return brief.pages.some((name) => /^home/i.test(name)) ? 'home' : null;
}

export function hero(view: SectionView): Markup {
  const { theme } = view;
  const { commission } = view.brief;
  const title = commission === null ? headline(view) : view.brief.name;
  // "Your Bookstore is a bookstore" says nothing: without a name only leads that do not lean on it.
  const leads = view.kind.leads.filter(
    (one) => view.brief.nameGiven || !one.startsWith('{name} is'),
  );
  const lead =
    commission?.lead ??
    view.say(view.random.fork('lead').pick(leads.length > 0 ? leads : view.kind.leads));
  const line = kicker(view);
  const text = html`<div class="hero__text">
    ${line !== '' && (view.brief.kicker !== undefined || (theme.hero !== 'plain' && theme.hero !== 'tool')) && html`<p class="hero__kicker">${line}</p>`}
    <h1 class="${title.length > 34 ? 'hero__title--long' : 'hero__title'}">${title}</h1>
    <p class="hero__lead">${lead}</p>
    ${actions(view)}
  </div>`;
  const art = (shape: 'wide' | 'tall' | 'square') =>
    html`<div class="hero__art">${view.picture('hero', { shape, decorative: true })}</div>`;
  const shapes = {
    split: 'tall',
    frame: 'wide',
    poster: 'square',
    editorial: 'wide',
    stage: 'wide',
    plain: 'wide',
    panel: 'wide',
    tool: 'wide',
  } as const;
  return html`<div
    class="hero hero--${theme.hero}${theme.mirrored ? ' hero--mirrored' : ''}"
    ${firstView(view) !== null && html` data-view="${firstView(view)}"`}
  >
    <div class="wrap hero__grid">
      ${text}${theme.hero !== 'plain' && theme.hero !== 'tool' && art(shapes[theme.hero])}
    </div>
  </div>`;
}
