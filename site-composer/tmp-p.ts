import { readCases } from './training/made/read-cases';
import { planFor } from './src/index';
const want=process.argv.slice(2);
for (const c of readCases('parts.txt')) { if (c.isTest||!want.includes(c.id)) continue;
 const {brief,plan}=planFor(c.text,{today:new Date('2026-11-23T12:00:00Z')});
 console.log('==',c.id,brief.purpose,brief.language,'| asked',brief.asked.sections.map(s=>s.topic+':'+s.words).join(', '),'| fields',brief.asked.fields.join(', '));
 for (const s of plan.sections) console.log('  ',s.kind,'|',s.heading,'|', s.kind==='contact'?s.form?.map(f=>f.label).join(', '): s.kind==='cards'?s.cards.map(c=>c.title).join(' / '):s.kind==='form'?s.fields.map(f=>f.label).join(', '):s.kind==='text'?s.paragraphs.join(' // ').slice(0,300):s.kind==='call'?s.text:'');
 for (const n of plan.unfulfilled) console.log('   !',n);
}
