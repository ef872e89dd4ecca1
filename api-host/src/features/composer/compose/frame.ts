import type { Plan } from '../plan/plan';
import { html, todo, type Markup } from '../text/markup';
import { capitalise } from '../text/words';

const mostLinks = 6;

/** Links of the navigation: what was asked for first, contact last, never more than fit. */
export function navLinks(plan: Plan): { href: string; label: string }[] {
  const all = plan.sections.map((one) => ({
    href: `#${one.anchor}`,
    label: one.nav,
    id: one.section.id,
  }));
  if (plan.brief.pages.length > 0) {
    // The section a page is named after leads to it; a page called home is the top itself.
    const opening = plan.brief.pages.flatMap(
      (name) =>
        plan.sections.find((one) => one.view === name.toLowerCase() && one.nav === name) ?? [],
    );
    const home = plan.brief.pages.find((name) => /^home/i.test(name));
    return [
      ...(home === undefined ? [] : [{ href: '#top', label: capitalise(home) }]),
      ...opening.map((one) => ({ href: `#${one.anchor}`, label: capitalise(one.nav) })),
    ];
  }
  const last = all.find((one) => ['contact', 'booking', 'signup', 'rsvp'].includes(one.id));
  const rest = all.filter((one) => one !== last && one.id !== 'cta');
  return [
    ...rest.slice(0, last === undefined ? mostLinks : mostLinks - 1),
    ...(last === undefined ? [] : [last]),
  ];
}

const mark = (plan: Plan): Markup => {
  const initial =
    Array.from(plan.brief.name.replace(/^(?:the|your) /i, ''))[0]?.toUpperCase() ?? '•';
  return html`<span class="brand__mark" aria-hidden="true">${initial}</span>`;
};

export function header(plan: Plan): Markup {
  const { brief, theme } = plan;
  const links = navLinks(plan);
  const cart = plan.sections.some((one) => one.section.id === 'products');
  const basket = plan.sections.find((one) => one.section.id === 'c-cart');
  return html`<header class="site-header site-header--${theme.header}">
    <div class="wrap site-header__row">
      <a class="brand" href="#top"
        >${theme.header !== 'stacked' && mark(plan)}<span>${brief.name}</span></a
      >
      <button type="button" class="nav-toggle" aria-expanded="false" aria-controls="site-nav">
        <span class="nav-toggle__bars" aria-hidden="true"></span>Menu
      </button>
      <nav class="site-nav" id="site-nav" aria-label="Main">
        <ul role="list">
          ${links.map((link) => html`<li><a href="${link.href}">${link.label}${link.href === `#${basket?.anchor}` && html` <span data-cart-count>0</span>`}</a></li>`)}
        </ul>
      </nav>
      ${
        (cart || brief.features.includes('theme-toggle')) &&
        html`<div class="site-header__tools">
          ${brief.features.includes('theme-toggle') && html`<button type="button" class="chip" data-theme-toggle aria-pressed="false">${theme.palette.dark ? 'Light mode' : 'Dark mode'}</button>`}
          ${cart && html`<a class="chip" href="#cart">Cart <span data-cart-count>0</span></a>`}
        </div>`
      }
    </div>
  </header>`;
}

const networks = [
  'Instagram',
  'Facebook',
  'TikTok',
  'LinkedIn',
  'YouTube',
  'Pinterest',
  'GitHub',
  'Mastodon',
  'X',
] as const;

function social(plan: Plan): Markup | null {
  const { brief } = plan;
  if (!brief.features.includes('social-links')) return null;
  const named = networks.filter(
    (network) => network.length > 1 && new RegExp(`\\b${network}\\b`, 'i').test(brief.prompt),
  );
  const list = named.length > 0 ? named : networks.slice(0, 3);
  return html`<ul class="footer__social plain-list" role="list" aria-label="Social media">
    ${list.map((network) => {
      const address = brief.facts.links.find((link) =>
        link.toLowerCase().includes(network.toLowerCase()),
      );
      return html`<li>
        ${address === undefined ? todo(`${network} link`) : html`<a href="${address.startsWith('http') ? address : `https://${address}`}">${network}</a>`}
      </li>`;
    })}
  </ul>`;
}

export function footer(plan: Plan): Markup {
  const { brief, theme } = plan;
  const { phones, emails } = brief.facts;
  const links = navLinks(plan);
  const reach = html`<p>
    ${phones[0] === undefined ? todo('Your phone') : phones[0].replace(/ /g, '\u00a0').replace(/-/g, '\u2011')}<br />${emails[0] ?? todo('Your email')}
  </p>`;
  return html`<footer class="site-footer site-footer--${theme.footer}">
    <div class="wrap site-footer__grid">
      <div>
        <p class="footer__name">${brief.name}</p>
        ${brief.place !== null && html`<p>${brief.place}</p>`}
        ${brief.statements.map((words) => html`<p>${words}</p>`)}
      </div>
      ${
        theme.footer !== 'quiet' &&
        html`<nav aria-label="Footer">
          <ul class="plain-list" role="list">
            ${links.map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`)}
          </ul>
        </nav>`
      }
      ${!brief.app && reach} ${social(plan)}
      ${brief.features.includes('print') && html`<p><button type="button" class="chip" data-print>Print this page</button></p>`}
      ${brief.features.includes('back-to-top') && html`<p><a class="back-to-top" href="#top">Back to top</a></p>`}
    </div>
  </footer>`;
}
