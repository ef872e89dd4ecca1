import { readCases } from './training/made/read-cases';
import { readParts } from './src/plan/parts/read-parts';
let ok=0,all=0;
for (const c of readCases('parts.txt')) { if (c.isTest) continue;
 const p=readParts(c.text, (c.blocks.lang?.[0]??'en') as 'en'); const want=(c.blocks.parts??[]).join(';').split(';').map(s=>s.trim()).filter(s=>s&&s!=='-');
 const miss=want.filter(w=>{const [n,k]=w.split('=');const kind=k.split(':')[0]; const field=k.split(':')[1]; all++; const r=p.some(x=>x.kind===kind&&(kind==='gallery'||kind==='people'||(field?x.fields.some(f=>f.toLowerCase().includes(field)):n.split(' ').some(y=>y.length>3&&x.words.toLowerCase().includes(y.slice(0,5)))))); if(r)ok++; return !r;});
 if(miss.length||(!want.length&&p.length)) console.log(c.id,'MISS',miss.join('; '),'\n     GOT',p.map(x=>`${x.kind}:${x.words}${x.fields.length?'['+x.fields.join('|')+']':''}`).join(' ; '));
}
console.log(ok,all);
