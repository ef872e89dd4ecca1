import { readFile } from 'node:fs/promises';
import { planFor } from '../src/index';
import { markText } from '../src/understand/marked/marked-text';
const [file, ids=''] = process.argv.slice(2) as [string,string?];
const list = JSON.parse(await readFile(file,'utf8')) as {id:string,instruction:string}[];
for (const {id,instruction} of list) { if (ids && !ids.split(',').includes(id)) continue;
 console.log('##',id); const s = markText(instruction, "en"); console.log(s.spans.map(x=>`[${x.label}${x.record===null?"":x.record} ${x.text}]`).join(" ")); console.log(s.clauses.map(c=>c.told.toFixed(2)+" "+c.text).join("\n"));
 const {brief,plan} = planFor(instruction,{today:new Date('2026-11-26T12:00:00Z')}) as never as any;
 console.log(process.env.BRIEF?JSON.stringify(brief,null,1):""); if (process.env.PLAN) console.log(JSON.stringify(plan,null,1)); console.log('NOTES',plan.notes)}
