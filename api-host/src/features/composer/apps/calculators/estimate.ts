import type { Section, SectionView } from '../../sections/section';
import { capitalise } from '../../text/words';
import { num, pick, tick, type Calculator, type Input } from './calculator-kind';
import { calculatorSection, drawCalculator } from './calculator-section';
import { cleanItem, splitList } from '../../understand/word-lists';

/** What a price depends on, in the member's words: "based on rooms and distance" → the two. */
function factorsOf(prompt: string): string[] {
  const told =
    /\b(?:based on|depending on|depends on|by|calculated from|from) ((?:number of )?[\p{L} ]+?(?:(?:,| and) (?:number of )?[\p{L} ]+?){0,4})(?=[.;:,]|$| with| for| so)/iu.exec(
      prompt.slice(Math.max(0, prompt.search(/quote|estimat|calculat|price/i))),
    )?.[1];
  return told === undefined
    ? []
    : splitList(told)
        .map((one) => cleanItem(one.replace(/^number of /i, '')))
        .filter((one) => one.length > 2 && one.split(' ').length < 4);
}

const many =
  /room|guest|people|person|hour|page|window|item|quantity|piece|day|night|head|distance|km|mile|size|area|child|adult|ticket/i;

function inputsOf(view: SectionView): Input[] {
  const factors = factorsOf(view.brief.prompt).slice(0, 5);
  if (factors.length > 0)
    return factors.map((one, index) =>
      many.test(one) || index === 0
        ? num(`n${index}`, capitalise(one), /distance|km|mile/i.test(one) ? 20 : 3)
        : pick(
            `p${index}`,
            capitalise(one),
            ['Simple', '40'],
            ['Usual', '80'],
            ['Demanding', '140'],
          ),
    );
  const offered = view.brief.offerings.slice(0, 5).map((item) => item.title);
  const named =
    offered.length > 1 ? offered : view.kind.services.list.slice(0, 4).map(([title]) => title);
  return [
    num('n0', 'How many hours or pieces', 3),
    ...named.map((title, index) => tick(`t${index}`, title, index === 0)),
    pick('p0', 'How soon', ['Whenever it suits', '0'], ['Within a week', '30'], ['Tomorrow', '90']),
  ];
}

const estimator: Calculator = {
  id: 'estimate',
  nav: 'Estimate',
  title: 'Get a first figure',
  asked:
    /\b((?:instant |free |online |catering |price |cost |budget |fee |project |quick )*(?:quote|price|cost|fee|budget) (?:calculator|estimator|estimate)|(?:insurance )?(?:compare )?quotes? for [a-z]+ and [a-z]+|budget estimat(?:or|e)|price estimate|add-?ons with check ?boxes|3d printing service quotes|service quotes)\b/gi,
  covers: /quote|estimat|rooms and distance|price calculator|checkbox|update a total/i,
  inputs: [],
  compute: String.raw`(v, money) => {
  let sum = 60;
  const parts = [['Basis', 60]];
  for (const [name, value] of Object.entries(v)) {
    const part = name.startsWith('n') ? value * 22 : name.startsWith('t') ? (value ? 45 : 0) : Number(value);
    const field = document.querySelector('[data-calc="estimate"] [name="' + name + '"]');
    if (part > 0) parts.push([(field.labels[0]?.textContent ?? name).trim(), part]);
    sum += part;
  }
  return { name: 'What the figure is made of', lines: [['Estimated total', money(sum)], ['Usually between', money(sum * 0.9) + ' and ' + money(sum * 1.15)]], ring: parts };
}`,
  hint: 'Sample rates to show how it works: put your own into the script.',
};

/** A price estimate from whatever the member says it depends on. */
export const estimate: Section = {
  ...calculatorSection(estimator),
  render: (view) => ({
    title: estimator.title,
    body: drawCalculator(view, { ...estimator, inputs: inputsOf(view) }),
  }),
};
