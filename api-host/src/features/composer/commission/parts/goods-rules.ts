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
  .entries--shelf > :first-child :is(.entry__figure, .entry__side) { display: flex; flex-direction: column; flex: 1 1 auto; margin: 0; }
}
.entry__head { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; align-items: baseline; }
.entry__head h3 { font-size: 1.3rem; }
.entry__figure { position: relative; }
.entry__figure .row { position: absolute; left: 0.6rem; bottom: 0.6rem; gap: 0.35rem; }
.entry__figure .badge { background: var(--surface); color: var(--text); }
.entry--label .entry__foot { border-top: 1px solid var(--line); padding-top: 0.8rem; }
.entry__side { display: flex; flex-direction: column; gap: 0.6rem; order: 2; margin-top: auto; }
.entry__foot--facts { justify-content: space-between; }
.entry--facts .entry__body { flex: none; }
@media (min-width: 48rem) { .entries--rows :is(.entry__figure, .entry__side) { width: 17rem; flex: none; margin-top: 0; } .entries--rows :is(.entry__figure, .entry__side) .art { width: 100%; } .entries--rows .entry--facts .entry__body { flex: 1; } .entries--rows .entry--title { flex-wrap: wrap; } .entries--rows .entry__head { flex-basis: 100%; } }
.sheet { width: min(94vw, 46rem); max-height: 90vh; overflow: auto; border: 0; border-radius: var(--radius-l); padding: clamp(1.25rem, 4vw, 2rem); background: var(--surface); color: var(--text); }
.sheet::backdrop { background: rgb(0 0 0 / 0.55); }
.sheet .art { aspect-ratio: 21 / 9; border-radius: var(--radius-m); margin-bottom: 1rem; }
.sheet__facts { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.sheet__facts dt { font-size: 0.85rem; color: var(--muted); }
.sheet__facts dd { margin: 0; font-weight: 600; }
.told { list-style: none; padding: 0; display: grid; gap: 0.6rem; }`;
