import { readable, textOn } from '../colour/contrast';
import type { Files } from './files';
import { pageColours } from './sheet';

/** Rules for a section put into a stranger's page: its own scope, the page's own font and colours. */
export function guestCss(files: Files): string {
  const { background, text, brand } = pageColours(files);
  return `.section.added {
  --bg: ${background}; --surface: ${background}; --tint: ${background}; --text: ${text}; --muted: ${text};
  --line: ${readable(background, [background], 1.4)}; --field: ${readable(background, [background], 3.1)};
  --brand: ${brand}; --on-brand: ${textOn(brand)}; --link: ${readable(brand, [background])};
  --band: ${brand}; --on-band: ${textOn(brand)}; --band-line: ${textOn(brand)};
  --display: inherit; --step-1: 1.3rem; --step-2: 1.7rem; --step-3: 2rem; --step-4: 2.6rem;
  --radius-s: 4px; --radius-m: 6px; --radius-l: 8px; --radius-portrait: 8px; --radius-button: 6px; --width: 1100px;
  --art-0: #e6e6e0; --art-1: ${brand}; --art-2: #d9a441; --art-3: #b9c4cc; --art-4: #2b2f36; --art-5: #faf8f3;
  padding: 4rem 0; background: var(--bg); color: var(--text);
}
.added *, .added *::before, .added *::after { box-sizing: border-box; }
.added .wrap { width: min(100% - 2.5rem, var(--width)); margin-inline: auto; }
.added .section-head { margin-bottom: 2rem; }
.added .section-head--center { text-align: center; }
.added .card { border: 1px solid var(--line); border-radius: var(--radius-l); padding: 1.5rem; }
.added ul[role='list'], .added ol[role='list'] { list-style: none; padding: 0; margin: 0; }
.added .todo { text-decoration: underline dashed 1px; text-underline-offset: 0.25em; }
.added .sample-note { font-size: 0.85rem; }
.added .button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.6rem 1.4rem; border: 2px solid var(--brand); border-radius: var(--radius-button); background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
.added .button--quiet { background: transparent; color: var(--text); border-color: var(--field); }
.added .chip { min-height: 2.5rem; padding: 0.35rem 1rem; border: 1px solid var(--field); border-radius: var(--radius-button); background: transparent; color: inherit; font: inherit; cursor: pointer; }
.added .chip[aria-pressed='true'] { background: var(--text); color: var(--bg); }
.added .filters, .added .row { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1.5rem; }
.added .art { display: block; width: 100%; height: auto; }
${[0, 1, 2, 3, 4, 5].map((index) => `.added .c${index} { fill: var(--art-${index}); }\n.added .s${index} { fill: none; stroke: var(--art-${index}); stroke-linecap: round; }`).join('\n')}
.added .form { display: grid; gap: 1rem; max-width: 44rem; }
.added .field label { display: block; margin-bottom: 0.3rem; font-weight: 600; }
.added .field :is(input, select, textarea) { width: 100%; min-height: 2.75rem; padding: 0.55rem 0.8rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: var(--surface); color: var(--text); font: inherit; }
.added .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.added [hidden] { display: none; }
`;
}
