import type { Theme } from './theme';

export function headerCss(theme: Theme): string {
  const layouts = {
    bar: '.site-header { position: sticky; top: 0; z-index: 10; border-bottom: 1px solid var(--line); }',
    ruled:
      '.site-header { border-bottom: 3px solid var(--text); }\n.brand__mark { display: none; }\n.brand { font-size: 1.35rem; }',
    stacked:
      '@media (min-width: 60rem) { .site-header__row { flex-direction: column; padding-block: 2rem 1rem; gap: 1rem; }\n  .brand { flex: none; font-size: 1.75rem; margin-inline: auto; }\n  .site-nav { margin-inline: auto; } }\n.site-header { border-bottom: 1px solid var(--line); }',
    side: `.site-header { border-bottom: 1px solid var(--line); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 15.5rem minmax(0, 1fr); grid-template-rows: 1fr auto; }
  .site-header.site-header--side { grid-row: 1 / span 2; position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 2px solid var(--line); }
  .site-header__row { flex-direction: column; align-items: stretch; flex-wrap: nowrap; width: auto; margin: 0; padding: 1.75rem 1.25rem; gap: 1.75rem; }
  .brand { flex: none; }
  .site-nav ul { flex-direction: column; }
  .site-nav a { display: block; }
  main, .site-footer { grid-column: 2; }
}`,
    floating:
      '.site-header { position: sticky; top: 0.75rem; z-index: 10; width: min(100% - 1.5rem, calc(var(--width) + 3rem)); margin: 0.75rem auto 0; border-radius: var(--radius-l); border: 1px solid var(--line); box-shadow: 0 10px 30px -18px rgb(0 0 0 / 0.4); }',
  };
  return `.site-header { background: var(--header); color: var(--on-header); }
.site-header__row { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; padding-block: 0.9rem; }
.brand { display: inline-flex; align-items: center; gap: 0.65rem; flex: 1 1 8rem; min-width: 0; font-family: var(--display); font-size: 1.2rem; font-weight: ${theme.fonts.weight}; color: inherit; text-decoration: none; letter-spacing: ${theme.fonts.tracking}em; line-height: 1.2; overflow-wrap: anywhere; }
.brand__mark { flex: none; display: grid; place-items: center; width: 2.2rem; height: 2.2rem; border-radius: var(--radius-s); background: var(--brand); color: var(--on-brand); font-size: 1.1rem; letter-spacing: 0; }
.site-nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.6rem; }
.site-nav a { display: inline-block; padding: 0.5rem 0; color: inherit; text-decoration: none; font-size: 0.98rem; border-bottom: 2px solid transparent; }
.site-nav a:hover, .site-nav a[aria-current] { border-bottom-color: currentColor; }
.site-header__tools { display: flex; gap: 0.5rem; }
.nav-toggle { display: none; align-items: center; gap: 0.6rem; min-height: 2.75rem; padding: 0 0.9rem; border: 1px solid currentColor; border-radius: var(--radius-button); background: none; color: inherit; cursor: pointer; }
.nav-toggle__bars { width: 1.1rem; height: 0.65rem; border-block: 2px solid currentColor; }
@media (max-width: 59.99rem) {
  .js .nav-toggle { display: inline-flex; }
  .js .site-nav { flex-basis: 100%; order: 5; }
  .js .site-nav:not(.is-open) { display: none; }
  .js .site-nav ul { flex-direction: column; padding-bottom: 0.5rem; }
  .site-nav a { padding: 0.7rem 0; }
}
${layouts[theme.header]}
.site-footer { background: var(--footer); color: var(--on-footer); padding-block: 3.5rem; }
.site-footer__grid { display: grid; gap: 2rem; }
.site-footer a { color: inherit; }
.site-footer :is(ul) { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
.site-footer .plain-list a { display: inline-block; padding: 0.3rem 0; }
.footer__name { font-family: var(--display); font-weight: ${theme.fonts.weight}; font-size: var(--step-1); }
@media (min-width: 56rem) { .site-footer__grid { grid-template-columns: 1.2fr 1.6fr auto; } .footer__social { grid-column: 1 / -1; } }
${theme.footer === 'wordmark' ? '.site-footer--wordmark .site-footer__grid { grid-template-columns: 1fr; }\n.footer__name { font-size: var(--step-5); line-height: 1; letter-spacing: -0.03em; overflow-wrap: anywhere; }\n' : ''}${theme.footer === 'quiet' ? '.site-footer { padding-block: 2.25rem; }\n.site-footer--quiet .site-footer__grid { grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }\n' : ''}`;
}

const heroes: Record<Theme['hero'], string> = {
  split: `@media (min-width: 56rem) { .hero__grid { grid-template-columns: 1.1fr 0.9fr; align-items: center; } .hero--mirrored .hero__art { order: -1; } }
.hero__art .art { aspect-ratio: 5 / 6; max-height: 40rem; border-radius: var(--radius-l); }
@media (max-width: 55.99rem) { .hero__art .art { aspect-ratio: 4 / 3; } }`,
  frame: `.hero__grid { grid-template-columns: 1fr; }
.hero__text { max-width: 52rem; margin-inline: auto; text-align: center; }
.hero__text p { margin-inline: auto; }
.hero__actions { justify-content: center; }
.hero__art .art { aspect-ratio: 21 / 9; border-radius: var(--radius-l); }
@media (max-width: 40rem) { .hero__art .art { aspect-ratio: 4 / 3; } }`,
  poster: `.hero { background: var(--band); color: var(--on-band); padding-bottom: 0; overflow: hidden; }
.hero .hero__kicker, .hero .hero__lead { color: inherit; }
.hero .button { background: var(--on-band); border-color: var(--on-band); color: var(--band); }
.hero .button--quiet { background: transparent; color: inherit; border-color: currentColor; }
.hero__title { font-size: var(--step-5); }
.hero__text { padding-bottom: clamp(2.5rem, 6vw, 5rem); }
.hero__art { align-self: end; }
.hero__art .art { aspect-ratio: 1; border-radius: var(--radius-l) var(--radius-l) 0 0; }
@media (min-width: 56rem) { .hero__grid { grid-template-columns: 1.25fr 0.75fr; } }
@media (max-width: 55.99rem) { .hero__art .art { aspect-ratio: 16 / 10; } }`,
  editorial: `.hero__grid { grid-template-columns: 1fr; gap: 2.5rem; }
.hero__title, .hero__title--long { max-width: 22ch; }
.hero__art .art { aspect-ratio: 5 / 2; }
@media (min-width: 56rem) { .hero__text { display: grid; grid-template-columns: 1.8fr 1fr; gap: 1rem 3rem; align-items: end; } .hero__kicker { grid-column: 1 / -1; } .hero__title, .hero__title--long { grid-row: 2 / span 2; } .hero__lead { align-self: end; } .hero--mirrored .hero__art { margin-left: 16%; } }
@media (max-width: 55.99rem) { .hero__art .art { aspect-ratio: 4 / 3; } }`,
  stage: `.hero { padding: 0; }
.hero__grid { grid-template-columns: 1fr; gap: 0; width: 100%; }
.hero__art { grid-area: 1 / 1; }
.hero__art .art { height: 100%; min-height: min(38rem, 82vh); }
.hero__text { grid-area: 1 / 1; z-index: 1; align-self: end; width: min(100% - 2.5rem, 40rem); margin: 3rem max(1.25rem, (100vw - var(--width)) / 2); background: var(--bg); padding: clamp(1.5rem, 4vw, 3rem); border-radius: var(--radius-l); }
.hero--mirrored .hero__text { justify-self: end; }
@media (max-width: 40rem) { .hero__grid { display: flex; flex-direction: column-reverse; } .hero__text { width: auto; margin: -3rem 1.25rem 0; } .hero__art .art { min-height: 0; aspect-ratio: 4 / 3; } }`,
  plain: `.hero { padding-block: clamp(4rem, 12vw, 9rem); border-bottom: 1px solid var(--line); }
.hero__grid { grid-template-columns: 1fr; }
.hero__title, .hero__title--long { font-size: var(--step-5); max-width: 18ch; }
.hero__title--long { font-size: var(--step-4); max-width: 24ch; }
.hero__lead { font-size: var(--step-1); }
@media (min-width: 56rem) { .hero--mirrored .hero__lead, .hero--mirrored .hero__actions { margin-left: 33%; } }`,
  tool: `.hero { padding-block: clamp(1.75rem, 4vw, 3rem) 0; }
.hero__grid { grid-template-columns: 1fr; }
.hero__title, .hero__title--long { font-size: var(--step-3); }
.hero__lead { margin-top: 0.6rem; font-size: 1.05rem; max-width: 44rem; }
.hero__actions:empty { display: none; }
.hero + .section { padding-top: 2rem; }`,
  panel: `.hero { padding-block: 1.25rem 0; }
.hero__grid { background: var(--tint); border-radius: calc(var(--radius-l) * 1.4); padding: clamp(1.5rem, 5vw, 4.5rem); width: min(100% - 1.5rem, calc(var(--width) + 6rem)); }
.hero__art .art { aspect-ratio: 4 / 3; border-radius: var(--radius-l); }
@media (min-width: 56rem) { .hero__grid { grid-template-columns: 1fr 1fr; align-items: center; } .hero--mirrored .hero__art { order: -1; } }`,
};

export function heroCss(theme: Theme): string {
  return `.hero { padding-block: clamp(2.5rem, 7vw, 5.5rem); }
.hero__grid { display: grid; gap: clamp(2rem, 5vw, 4rem); }
.hero__kicker { margin-bottom: 1rem; font-weight: 600; color: var(--link); }
.hero__kicker::first-letter { text-transform: uppercase; }
.hero__title { font-size: var(--step-5); line-height: 1.04; }
.hero__title--long { font-size: var(--step-4); line-height: 1.08; }
.hero__lead { margin-top: 1.4rem; font-size: 1.2rem; line-height: 1.55; color: var(--muted); max-width: 34rem; }
.hero__actions { display: flex; flex-wrap: wrap; gap: 0.8rem; margin-top: 2rem; }
.hero h1 { overflow-wrap: anywhere; hyphens: auto; }
${heroes[theme.hero]}
`;
}

export function formCss(): string {
  return `.form { display: grid; gap: 1.1rem 1.25rem; align-content: start; }
@media (min-width: 40rem) { .form { grid-template-columns: 1fr 1fr; } .field--wide { grid-column: 1 / -1; } }
.field label { display: block; margin-bottom: 0.35rem; font-weight: 600; font-size: 0.95rem; }
.optional { font-weight: 400; }
.field :is(input, select, textarea) { width: 100%; min-height: 3rem; padding: 0.65rem 0.85rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: var(--surface); color: var(--text); }
.field [aria-invalid='true'] { border-width: 2px; border-style: solid; }
.field__error { margin-top: 0.3rem; font-size: 0.92rem; font-weight: 600; }
.form__status { font-weight: 600; }
.form__status:empty { display: none; }
.search { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: end; margin-bottom: 1.75rem; }
.search .field { min-width: min(100%, 16rem); }
.search .filters { margin: 0; }
.choice { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; padding-right: 1rem; }
.choice input { width: 1.2rem; height: 1.2rem; accent-color: var(--brand); }
.facts { display: grid; gap: 1.1rem; align-content: start; }
.facts dt { font-size: 0.9rem; color: var(--muted); }
.section--band .facts dt { color: inherit; }
.facts dd { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
`;
}
