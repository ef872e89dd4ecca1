import { useLayoutEffect } from 'react';
import { createGlobalStyle } from '../styled';
import { fontFaces } from './fonts/font-faces';
import { applyStoredTheme } from './theme';
import { scaleDeclarations, themeDeclarations } from './tokens/declarations';
import { darkPalette, lightPalette } from './tokens/palettes';
import { scale } from './tokens/scale';
import { darkShadows, lightShadows } from './tokens/shadows';

const light = `color-scheme:light;${themeDeclarations(lightPalette, lightShadows)}`;
const dark = `color-scheme:dark;${themeDeclarations(darkPalette, darkShadows)}`;

const Sheet = createGlobalStyle`
  ${fontFaces}

  :root {
    ${scaleDeclarations(scale)}
    --motion-fast: 120ms;
    --motion-medium: 160ms;
    --motion-slow: 200ms;
    --control-height: 36px;
    --control-height-small: 32px;
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${dark} }
  }
  :root[data-theme='dark'] { ${dark} }
  @media (pointer: coarse) {
    :root { --control-height: 44px; --control-height-small: 44px; }
  }
  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 0.01ms; --motion-medium: 0.01ms; --motion-slow: 0.01ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  html:has([data-modal]) { overflow: hidden; }
  html:has([data-modal='scroll-bar']) { scrollbar-gutter: stable; }
  body {
    min-height: 100dvh;
    background: var(--color-surface);
    color: var(--color-text);
    font: 400 var(--text-14)/1.5 var(--font-sans);
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4 { font-weight: 600; line-height: 1.25; letter-spacing: -0.012em; text-wrap: balance; }
  h1 { font-size: var(--text-24); }
  h2 { font-size: var(--text-16); }
  h3, h4 { font-size: var(--text-14); }
  p { max-width: 70ch; text-wrap: pretty; overflow-wrap: anywhere; }
  a {
    color: var(--color-accent-text);
    text-decoration-color: color-mix(in oklab, currentcolor 45%, transparent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  a:hover { text-decoration-color: currentcolor; }
  img, svg, video, iframe { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  code, pre, kbd { font-family: var(--font-mono); font-size: 0.93em; }
  table { font-variant-numeric: tabular-nums; }
  /* The keyboard also stops at a date's calendar button, inside of its field. */
  :focus-visible, input[type='date']:focus-within { outline: 2px solid var(--color-focus); outline-offset: 2px; }
  ::selection { background: var(--color-accent); color: var(--color-accent-contrast); }
`;

/** Tokens, fonts and resets. Rendered once, above everything, by the shell or a standalone entry. */
export function GlobalStyle() {
  // A layout effect runs before the first paint, so a stored choice never flashes the other theme.
  useLayoutEffect(applyStoredTheme, []);
  return <Sheet />;
}
