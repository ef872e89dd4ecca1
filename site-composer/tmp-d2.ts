import { readCases } from './training/made/read-cases';
import { readSheet } from './src/plan/reckon/read-sheet';
import { makeResults } from './src/plan/reckon/make-results';
for (const c of readCases('calculators.txt')) { if (c.isTest||c.id!=='calcul-peinture') continue;
 const s=readSheet(c.text); const inputs=s.quantities.filter(q=>q.source==='input');
 console.log(makeResults({sheet:s,inputs}).map(x=>x.cost+' '+JSON.stringify(x.results)+[...x.used]).join('\n')) }
