import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { compose } from '../src/index';
import { photograph } from './photograph';
const [file, folder, ids=''] = process.argv.slice(2) as [string,string,string?];
const list = JSON.parse(await readFile(file,'utf8')) as {id:string,instruction:string}[];
await mkdir(folder,{recursive:true});
const m = new Map(list.filter(({id})=>!ids||ids.split(',').includes(id)).map(({id,instruction})=>[id,compose(instruction,{today:new Date('2026-11-26T12:00:00Z')})]));
for (const [id,s] of m) await writeFile(`${folder}/${id}.json`, JSON.stringify(s,null,1));
await photograph(folder,m as never);
