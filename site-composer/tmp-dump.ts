import { readCases } from './training/made/read-cases';
import { readSheet } from './src/plan/reckon/read-sheet';
import { clausesOf } from './src/plan/reckon/clauses';
const want=process.argv.slice(2);
for (const c of readCases('calculators.txt')) { if (c.isTest||!want.some(w=>c.id.includes(w))) continue;
 const s=readSheet(c.text);
 console.log('==',c.id); 
 console.log(clausesOf(c.text).map(x=>`[${x.zone}] ${x.text}`).join(' | '));
 for (const q of s.quantities) console.log('  q',q.source,JSON.stringify(q.label||q.words),q.value,JSON.stringify(q.units),q.factor,q.percent??'',q.gate??'');
 console.log('  ticks',s.ticks,'min',s.minimum,'test',JSON.stringify(s.test));
 for (const w of s.wanted) console.log('  w',w.label,JSON.stringify(w.units),w.factor,w.whole?'whole':'',w.isPercent?'%':'',w.formula??'');
}
