import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { compose, refine } from './src/index';
import { photograph } from './scripts/photograph';
import type { ComposedSite } from './src/model/page';
const [file, out, ids, prefix] = process.argv.slice(2);
const today = new Date('2026-11-28T09:00:00Z');
const all = JSON.parse(readFileSync(file!, 'utf8'));
const only = ids && ids !== 'all' ? new Set(ids.split(',')) : null;
mkdirSync(out!, { recursive: true });
const block = new Set(['p','li','h1','h2','h3','h4','div','section','header','footer','nav','a','button','label','dt','dd','tr','figure','article','summary','details','ul','ol','dl','form','blockquote','option','legend','main']);
function textOf(html: string): string {
  const lines: string[] = []; let line = '';
  const flush = () => { const t = line.replace(/\s+/g, ' ').trim(); if (t) lines.push(t); line = ''; };
  const walk = (n: any) => {
    if (n.nodeName === '#text') { line += n.value; return; }
    if (['style','script','template','svg'].includes(n.nodeName)) return;
    const attrs = Object.fromEntries((n.attrs ?? []).map((a: any) => [a.name, a.value]));
    if ('hidden' in attrs) return;
    if (n.nodeName === 'title' ) { walk.call(null, {nodeName:'x', childNodes:n.childNodes}); line = '[title] ' + line; flush(); return; }
    const b = block.has(n.nodeName);
    if (b) flush();
    if (/^h[1-4]$/.test(n.nodeName)) line += '#'.repeat(Number(n.nodeName[1])) + ' ';
    if (n.nodeName === 'li') line += '- ';
    if (n.nodeName === 'button' || n.nodeName === 'a') line += '[' ;
    if (n.nodeName === 'input' || n.nodeName === 'textarea') line += `<field ${attrs['type'] ?? ''} ${attrs['placeholder'] ?? ''}>`;
    for (const c of n.childNodes ?? []) walk(c);
    if (n.nodeName === 'button' || n.nodeName === 'a') line += ']' + (n.nodeName==='a' && attrs['href'] && !attrs['href'].startsWith('#') ? `(${attrs['href']})` : '');
    if (b) flush();
  };
  walk(parse(html)); flush();
  return lines.join('\n');
}
const diff = (a: string, b: string) => {
  const A = a.split('\n'), B = b.split('\n'); const count = new Map<string, number>();
  for (const l of A) count.set(l, (count.get(l) ?? 0) + 1);
  const plus: string[] = []; for (const l of B) { const c = count.get(l) ?? 0; if (c) count.set(l, c - 1); else plus.push('+ ' + l); }
  const minus = [...count].flatMap(([l, c]) => Array(c).fill('- ' + l));
  return [...minus, ...plus].join('\n') || (a === b ? '(text unchanged)' : '(order changed)');
};
const sites = new Map<string, ComposedSite>();
for (const one of all) {
  if (only && !only.has(one.id)) continue;
  const site = compose(one.instruction, { today });
  const name = (prefix ?? '') + one.id;
  sites.set(name, site);
  const t = textOf(site.html);
  let text = `INSTRUCTION\n${one.instruction}\n\nPAGE (text)\n${t}\n\nNOTES TO THE MEMBER\n${[...site.notes, ...site.unfulfilled].join('\n')}\n`;
  let n = 0;
  for (const request of one.refinements ?? []) {
    n += 1;
    const r = refine({ html: site.html, css: site.css, js: site.js }, typeof request === 'string' ? request : request.request, { today });
    text += `\nREQUEST ${n}: ${typeof request === 'string' ? request : request.request}\nANSWERS\n${r.parts.map((p) => `  ${p.outcome}: ${p.sentence}`).join('\n')}\nCHANGES OF TEXT\n${diff(t, textOf(r.files.html))}\n`;
    if (r.files.css !== site.css) text += `CHANGES OF STYLE\n${diff(site.css.replace(/([;}])/g, '$1\n'), r.files.css.replace(/([;}])/g, '$1\n')).slice(0, 900)}\n`;
    if (process.env['SHOTS'] !== '0' && (r.files.html !== site.html || r.files.css !== site.css)) sites.set(`${name}.request${n}`, { ...site, ...r.files, assets: [...site.assets, ...r.assets] });
  }
  writeFileSync(path.join(out!, `${name}.txt`), text);
}
if (process.env['SHOTS'] !== '0') await photograph(out!, sites);
