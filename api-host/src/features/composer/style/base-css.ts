import { ownVariables } from './asked-colours';
import type { Palette } from './palette';
import type { CardStyle, Theme } from './theme';

const round = (value: number) => Math.round(value * 1000) / 1000;

function colours(p: Palette): string {
  const list: [string, string][] = [
    ['bg', p.bg],
    ['surface', p.surface],
    ['tint', p.tint],
    ['text', p.text],
    ['muted', p.muted],
    ['line', p.line],
    ['field', p.field],
    ['brand', p.brand],
    ['on-brand', p.onBrand],
    ['link', p.link],
    ['accent', p.accent],
    ['on-accent', p.onAccent],
    ['band', p.band],
    ['on-band', p.onBand],
    ['band-muted', p.bandMuted],
    ['band-line', p.bandLine],
    ['header', p.header],
    ['on-header', p.onHeader],
    ['footer', p.footer],
    ['on-footer', p.onFooter],
    ...ownVariables(p.own),
    ...p.art.map((hex, index): [string, string] => [`art-${index}`, hex]),
  ];
  return list.map(([name, hex]) => `  --${name}: ${hex};`).join('\n');
}

/** Fluid sizes: from 360 px to 1280 px wide, along the theme's scale. */
function steps(theme: Theme): string {
  const size = (power: number) => {
    const large = 1.0625 * theme.scale ** power;
    const small = 1 + (large - 1) * (power > 2 ? 0.52 : 0.7);
    const slope = ((large - small) / (80 - 22.5)) * 100;
    return `clamp(${round(small)}rem, ${round(small - slope * 0.225)}rem + ${round(slope)}vw, ${round(large)}rem)`;
  };
  return [1, 2, 3, 4, 5].map((power) => `  --step-${power}: ${size(power)};`).join('\n');
}

export function rootCss(theme: Theme, second: Palette | null): string {
  const { radius, fonts, palette } = theme;
  const pill =
    theme.buttons === 'pill'
      ? '999px'
      : theme.buttons === 'square'
        ? '0'
        : `${Math.max(3, Math.round(radius * 0.6))}px`;
  return `:root {
  color-scheme: ${palette.dark ? 'dark' : 'light'};
${colours(palette)}
  --display: ${fonts.display};
  --body: ${fonts.body};
${steps(theme)}
  --radius-s: ${Math.round(radius * 0.4)}px;
  --radius-m: ${Math.round(radius * 0.75)}px;
  --radius-l: ${radius}px;
  --radius-portrait: ${radius > 12 ? '999px' : `${radius}px`};
  --radius-button: ${pill};
  --air: ${round(theme.air * 6)}rem;
  --width: ${theme.width}px;
}
${
  second === null
    ? ''
    : `
:root[data-theme='other'] {
  color-scheme: ${second.dark ? 'dark' : 'light'};
${colours(second)}
}
`
}`;
}

const cards: Record<CardStyle, string> = {
  line: 'border: 1px solid var(--line); border-radius: var(--radius-l); padding: 1.6rem; background: var(--surface);',
  fill: 'border-radius: var(--radius-l); padding: 1.75rem; background: var(--tint);',
  lift: 'border-radius: var(--radius-l); padding: 1.75rem; background: var(--surface); box-shadow: 0 1px 2px rgb(0 0 0 / 0.06), 0 12px 32px -12px rgb(0 0 0 / 0.16);',
  rule: 'border-top: 1px solid var(--text); padding: 1.25rem 0 0;',
};

/** Headings beside their sections on wide screens. */
const sideCss = `@media (min-width: 64rem) {
  .wrap--side { display: grid; grid-template-columns: 1fr 2.4fr; gap: 3rem; }
  .wrap--side .section-head { position: sticky; top: 7rem; align-self: start; }
  .wrap--side .section-head h2 { font-size: var(--step-2); }
  .section-body { min-width: 0; }
}
`;

/** A short stroke in the accent colour, so that an accent that was asked for is seen. */
const headingMark = (theme: Theme): string =>
  theme.marked
    ? `.section-head h2::after { content: ''; display: block; width: 3.5rem; height: 5px; margin-top: 0.8rem; border-radius: var(--radius-s); background: var(--accent); }
.section-head--center h2::after { margin-inline: auto; }
.site-nav a[aria-current] { border-color: var(--accent); }
.chip [data-cart-count], .badge { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
`
    : '';

export function baseCss(theme: Theme): string {
  const { fonts } = theme;
  return `*,
*::before,
*::after { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 6rem; -webkit-text-size-adjust: 100%; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--bg); color: var(--text); font-family: var(--body); font-size: 1.0625rem; line-height: 1.65; overflow-wrap: break-word; }
h1, h2, h3, h4, p, figure { margin: 0; }
h1, h2, h3 { font-family: var(--display); font-weight: ${fonts.weight}; line-height: 1.12; letter-spacing: ${fonts.tracking}em; text-wrap: balance;${fonts.uppercase ? ' text-transform: uppercase;' : ''} }
h3 { line-height: 1.25; letter-spacing: ${round(fonts.tracking / 2)}em; }
p { max-width: 68ch; text-wrap: pretty; }
a { color: var(--link); text-underline-offset: 0.2em; }
.section--band a:not(.button), .section--band .more { color: inherit; }
ul, ol, dl { margin: 0; }
ul[role='list'], ol[role='list'], .plain-list { list-style: none; padding: 0; }
.section li { min-width: 0; }
button, input, select, textarea { font: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px; }
.section--band :focus-visible, .site-footer :focus-visible, .hero--poster :focus-visible { outline-color: currentColor; }
main:focus { outline: none; }
.wrap { width: min(100% - 2.5rem, var(--width)); margin-inline: auto; }
.skip-link { position: absolute; left: 1rem; top: -4rem; z-index: 20; padding: 0.75rem 1.25rem; background: var(--text); color: var(--bg); }
.skip-link:focus { top: 1rem; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.row { display: flex; flex-wrap: wrap; gap: 0.6rem; }
.todo { text-decoration: underline dashed 1px; text-underline-offset: 0.25em; }
.sample-note { display: inline-block; margin-bottom: 1.5rem; padding: 0.2rem 0.7rem; border: 1px dashed currentColor; border-radius: var(--radius-button); font-size: 0.82rem; color: var(--muted); }
.section--band .sample-note { color: inherit; }
.eyebrow { margin-bottom: 0.75rem; font-size: 0.9rem; font-weight: 600; color: var(--link); }
.section--band .eyebrow { color: inherit; }
.section { padding-block: clamp(3.5rem, 9vw, var(--air)); }
.section[class='section'] + .section[class='section'] { padding-top: 0; }
.section--tint { background: var(--tint); }
.section--band { background: var(--band); color: var(--on-band); }
.section-head { margin-bottom: clamp(1.75rem, 4vw, 3rem); max-width: 46rem; }
.section-head--center { margin-inline: auto; text-align: center; }
.section-head--center p { margin-inline: auto; }
.section-head--center ~ .sample-note { display: table; margin-inline: auto; }
.section-head--center ~ .filters { justify-content: center; }
.section-head h2 { font-size: var(--step-3); }
${headingMark(theme)}.section-lead { margin-top: 0.9rem; font-size: 1.1rem; color: var(--muted); }
.section--band .section-lead { color: inherit; }
.sub { font-size: var(--step-1); margin-bottom: 1rem; }
.card { ${cards[theme.cards]} }
.section--tint .card { ${theme.cards === 'fill' ? 'background: var(--bg);' : ''} }
.section--band .card { ${theme.cards === 'rule' ? 'border-color: var(--band-line);' : 'background: var(--surface); color: var(--text); border-color: transparent;'} }
${theme.cards === 'rule' ? '' : '.section--band .card :is(figcaption, .icon) { color: var(--muted); }\n.section--band .card a:not(.button) { color: var(--link); }\n'}.price { font-weight: 650; font-variant-numeric: tabular-nums; }
.art { display: block; width: 100%; height: auto; overflow: hidden; }
${[0, 1, 2, 3, 4, 5].map((index) => `.c${index} { fill: var(--art-${index}); }\n.s${index} { fill: none; stroke: var(--art-${index}); stroke-linecap: round; }`).join('\n')}
${buttonCss(theme)}${theme.headings === 'side' ? sideCss : ''}@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  *, *::before, *::after { animation: none !important; transition: none !important; }
}
@media print { .site-header, .skip-link, .nav-toggle { display: none; } }
`;
}

function buttonCss(theme: Theme): string {
  const outline = theme.buttons === 'outline';
  return `.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.7rem 1.5rem; border: 2px solid ${outline ? 'var(--text)' : 'var(--brand)'}; border-radius: var(--radius-button); background: ${outline ? 'transparent' : 'var(--brand)'}; color: ${outline ? 'var(--text)' : 'var(--on-brand)'}; font-weight: 600; line-height: 1.25; text-decoration: none; cursor: pointer; transition: transform 0.15s, background-color 0.15s, color 0.15s; }
.button:hover { ${outline ? 'background: var(--text); color: var(--bg);' : 'transform: translateY(-2px);'} }
.button--quiet { background: transparent; border-color: var(--field); color: var(--text); }
.button--small { min-height: 2.5rem; padding: 0.4rem 1rem; font-size: 0.95rem; }
.section--band .button { background: var(--on-band); border-color: var(--on-band); color: var(--band); }
.section--band .button--quiet { background: transparent; color: inherit; border-color: currentColor; }
.section--band .card .button, .section--band .plan:not(.plan--main) .button, .section--band .cart .button { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.section--band :is(.cart) .button--quiet { background: transparent; color: var(--text); border-color: var(--field); }
.more { color: var(--link); font-weight: 600; }
.chip { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 2.5rem; padding: 0.35rem 1rem; border: 1px solid var(--field); border-radius: var(--radius-button); background: transparent; color: inherit; font-size: 0.95rem; text-decoration: none; cursor: pointer; }
.chip[aria-pressed='true'] { background: var(--text); border-color: var(--text); color: var(--bg); }
.section--band .chip[aria-pressed='true'] { background: var(--on-band); border-color: var(--on-band); color: var(--band); }
.filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.75rem; }
`;
}
