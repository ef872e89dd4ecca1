import { planFor } from './src/index.ts';
for (const p of [
 "I'm a mobile dog groomer called Wet Noses in Bristol, I do full grooms £45, nail trims £12 and puppy intro £30. call me on 07700 900123",
 "portfolio for a ceramicist, Ines Faro, minimal, earthy colours, gallery of work, commissions and contact",
 "site for my accountancy practice Hale & Moss in Leeds, self assessment, payroll, limited companies. professional navy. fixed fees from £25 a month",
 "a website for our village's annual scarecrow festival on 12 June, trails, a bake-off, parking in the school field and we need volunteers",
]) { const { brief } = planFor(p, { today: new Date('2026-11-22') }); const { prompt, facts, ...rest } = brief as any; console.log(JSON.stringify(rest)); }
