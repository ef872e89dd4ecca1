/** What applications share: panels, tiles, tool rows, tables that turn into cards, charts. */
export const appCss = (): string => `
.app { display: grid; gap: 1.5rem; color: var(--text); }
.app > * { min-width: 0; }
.app > .sample-note { justify-self: start; margin-bottom: 0; }
.section--band .app > :is(.sample-note, .hint) { color: var(--on-band); }
.app > .button { justify-self: start; }
.panel { border: 1px solid var(--line); border-radius: var(--radius-l); background: var(--surface); color: var(--text); padding: clamp(1rem, 2.5vw, 1.75rem); min-width: 0; }
.panel > h3 { font-size: 1.15rem; margin-bottom: 1rem; }
.panels { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.app__cols { display: grid; gap: 1.5rem; align-items: start; }
@media (min-width: 62rem) { .app__cols { grid-template-columns: minmax(16rem, 1fr) 2.2fr; } .app__cols--even { grid-template-columns: 1fr 1fr; } }
.app__cols > * { min-width: 0; }
.tiles { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); padding: 0; list-style: none; }
.tile { border: 1px solid var(--line); border-radius: var(--radius-m); background: var(--surface); color: var(--text); padding: 1rem 1.15rem; }
.tile__value { display: block; font-family: var(--display); font-size: var(--step-2); line-height: 1.15; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.tile__label { font-size: 0.9rem; color: var(--muted); }
.bar-row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin-bottom: 1rem; }
.bar-row .field { flex: 1 1 9rem; min-width: 0; }
.stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.9rem; }
.stack .button { justify-self: start; }
.grid-table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.grid-table :is(th, td) { text-align: left; padding: 0.6rem 0.7rem; border-bottom: 1px solid var(--line); vertical-align: middle; }
.grid-table th button { font: inherit; font-weight: 650; color: inherit; background: none; border: 0; padding: 0.25rem 0; cursor: pointer; text-align: left; }
.grid-table th[aria-sort='ascending'] button::after { content: ' ↑'; }
.grid-table th[aria-sort='descending'] button::after { content: ' ↓'; }
.grid-table tr.is-done td { color: var(--muted); }
.grid-table tr.is-done td:first-child { text-decoration: line-through; }
.grid-scroll { overflow-x: auto; position: relative; }
.grid-table { position: relative; }
@media (max-width: 44rem) {
  .grid-table--cards thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .grid-table--cards :is(tbody, tr, td) { display: block; }
  .grid-table--cards tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  .grid-table--cards td { border: 0; padding: 0.15rem 0; display: flex; justify-content: space-between; gap: 1rem; overflow-wrap: anywhere; }
  .grid-table--cards td::before { content: attr(data-label); color: var(--muted); flex: none; }
}
.mini { min-height: 2.25rem; padding: 0.2rem 0.75rem; border: 1px solid var(--field); border-radius: var(--radius-s); background: transparent; color: inherit; font-size: 0.9rem; cursor: pointer; }
.mini[aria-pressed='true'], .mini[aria-current='true'] { background: var(--brand); border-color: var(--brand); color: var(--on-brand); }
.mini:disabled { opacity: 0.55; cursor: not-allowed; text-decoration: line-through; }
.badge { display: inline-block; padding: 0.05rem 0.6rem; border-radius: 99px; border: 1px solid currentColor; font-size: 0.85rem; font-weight: 600; white-space: nowrap; }
.badge--warn { background: var(--text); color: var(--bg); border-color: var(--text); }
.meter { height: 0.7rem; border-radius: 99px; background: var(--tint); border: 1px solid var(--line); overflow: hidden; }
.meter > span { display: block; height: 100%; background: var(--brand); }
.hint { font-size: 0.92rem; color: var(--muted); }
.app__status { font-weight: 600; min-height: 1.6em; }
.app output, .app__big { display: block; font-family: var(--display); font-size: var(--step-3); line-height: 1.1; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.app input[type='checkbox'], .app input[type='radio'] { flex: none; width: 1.25rem; height: 1.25rem; min-height: 0; accent-color: var(--brand); }
.app input[type='range'] { padding: 0; border: 0; background: none; min-height: 2.5rem; accent-color: var(--brand); }
.app label.check { display: flex; gap: 0.6rem; align-items: center; font-weight: 400; min-height: 2.25rem; margin: 0; }
.chart { display: block; width: 100%; height: auto; max-height: 20rem; color: var(--text); }
.chart text { fill: currentColor; font-size: 18px; }
.chart__value { font-weight: 650; }
.chart__bar, .chart__dot { fill: var(--brand); }
.chart__line { fill: none; stroke: var(--brand); stroke-width: 3; stroke-linejoin: round; }
.chart__area { fill: var(--brand); opacity: 0.12; }
.chart__axis, .chart__grid { stroke: var(--line); }
.chart__slice { fill: none; stroke-width: 44; }
${['var(--brand)', 'var(--accent)', 'var(--art-1)', 'var(--art-4)', 'var(--muted)', 'var(--art-2)'].map((colour, index) => `.chart__slice--${index} { stroke: ${colour}; } .chart__key--${index} { fill: ${colour}; }`).join('\n')}
figure.panel figcaption { font-weight: 650; margin-bottom: 0.9rem; }
@media (prefers-reduced-motion: no-preference) { .meter > span { transition: width 0.25s; } }`;
