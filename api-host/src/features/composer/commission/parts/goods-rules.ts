/** The card of a thing in four arrangements, and its dialog. */
export const goodsRules = `
.entries { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); list-style: none; padding: 0; }
.entry, .entry__body { display: flex; flex-direction: column; gap: 0.6rem; min-width: 0; }
.entry__body { flex: 1; }
.entry .art { aspect-ratio: 4 / 3; border-radius: var(--radius-m); }
.entry h3 { font-size: 1.18rem; letter-spacing: 0; text-transform: none; }
.entry__foot { margin-top: auto; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; padding-top: 0.5rem; }
.entry__foot .price { flex-basis: 100%; font-size: 1.2rem; }
.entry .badge { border-color: var(--line); font-weight: 500; white-space: normal; }
.stars { color: var(--link); letter-spacing: 0.05em; white-space: nowrap; }
@media (min-width: 48rem) {
  .entries--rows { grid-template-columns: 1fr; gap: 1rem; }
  .entries--rows .entry { flex-direction: row; gap: 1.5rem; align-items: stretch; }
  .entries--rows .art { width: 15rem; flex: none; aspect-ratio: 4 / 3; }
  .entries--rows .entry__foot .price { flex-basis: auto; margin-right: auto; }
  .entries--tall .art { aspect-ratio: 4 / 5; }
}
@media (min-width: 62rem) {
  .entries--shelf { grid-template-columns: repeat(3, 1fr); }
  .entries--shelf > :first-child { grid-column: span 2; grid-row: span 2; }
  .entries--shelf > :first-child .art { flex: 1 1 auto; min-height: 20rem; height: auto; aspect-ratio: auto; }
  .entries--shelf > :first-child .entry__body { flex: none; }
}
.sheet { width: min(94vw, 46rem); max-height: 90vh; overflow: auto; border: 0; border-radius: var(--radius-l); padding: clamp(1.25rem, 4vw, 2rem); background: var(--surface); color: var(--text); }
.sheet::backdrop { background: rgb(0 0 0 / 0.55); }
.sheet .art { aspect-ratio: 21 / 9; border-radius: var(--radius-m); margin-bottom: 1rem; }
.sheet__facts { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.sheet__facts dt { font-size: 0.85rem; color: var(--muted); }
.sheet__facts dd { margin: 0; font-weight: 600; }
.told { list-style: none; padding: 0; display: grid; gap: 0.6rem; }`;
