import { chromium } from 'playwright-core';
import { writeFileSync, mkdirSync } from 'node:fs';
import { compose } from '/work/wt/comp/api-host/src/features/composer/composer';
const out = '/tmp/comp-shots'; mkdirSync(out, { recursive: true });
const width = Number(process.env.W ?? 1360);
const full = process.env.FULL === '1';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking'] });
let n = 0;
for (const prompt of process.argv.slice(2)) {
  const { html, css, js, notes } = compose(prompt);
  const page = await b.newPage({ viewport: { width, height: Number(process.env.H ?? 1000) }, reducedMotion: 'reduce' });
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.setContent(html.replace('<link rel="stylesheet" href="styles.css">', `<style>${css}</style>`).replace(/<script src="script.js" defer><\/script>/, ''));
  await page.addScriptTag({ content: js });
  if (process.env.DO) await page.evaluate(process.env.DO);
  await page.screenshot({ path: `${out}/${process.env.NAME ?? 'p'}${n}.png`, fullPage: full });
  console.log(n, prompt.slice(0, 70)); if (process.env.NOTES) console.log(notes.join('\n'));
  n += 1;
  await page.close();
}
await b.close();
