import { list, num, pick, tick, type Calculator } from './calculator-kind';

/** The kitchen, the night, the meter and the tip jar. */
export const householdCalculators: readonly Calculator[] = [
  {
    id: 'kitchen',
    nav: 'Convert',
    title: 'Kitchen measures',
    asked:
      /\b((?:unit |measurement )?converter for (?:cooking|baking|recipes|the kitchen)|(?:cooking|kitchen|baking|recipe) (?:unit |measurement )?(?:converter|conversions?|calculator)|cups to grams)\b/gi,
    covers:
      /cups?|grams?|ounces?|tablespoons?|teaspoons?|oven|temperature|fahrenheit|celsius|millilit/i,
    inputs: [
      num('amount', 'Amount', 2),
      pick(
        'what',
        'What to convert',
        ['Cups of flour to grams', '125'],
        ['Cups of sugar to grams', '200'],
        ['Cups of butter to grams', '227'],
        ['Cups to millilitres', '236.6'],
        ['Ounces to grams', '28.35'],
        ['Tablespoons to millilitres', '14.79'],
        ['Teaspoons to millilitres', '4.93'],
        ['Oven temperature: Fahrenheit to Celsius', 'heat'],
      ),
      tick('back', 'The other way round'),
    ],
    compute: String.raw`(v) => {
  const turn = (amount) => (v.what === 'heat' ? (v.back ? (amount * 9) / 5 + 32 : ((amount - 32) * 5) / 9) : v.back ? amount / Number(v.what) : amount * Number(v.what));
  const steps = v.what === 'heat' ? (v.back ? [150, 160, 180, 200, 220, 230] : [300, 325, 350, 375, 400, 450]) : [0.25, 0.5, 1, 2, 3, 4];
  const show = (amount) => showNumber(Math.round(turn(amount) * (v.what === 'heat' ? 1 : 10)) / (v.what === 'heat' ? 1 : 10));
  return {
    name: 'At a glance',
    lines: [['Is', show(v.amount)]],
    table: [['Amount', 'Is'], ...steps.map((step) => [showNumber(step), show(step)])],
  };
}`,
    hint: 'Cups are US cups. Flour and sugar are weighed as they fall, not pressed.',
  },
  {
    id: 'tipjar',
    nav: 'Tips',
    title: 'The tip jar, by hours',
    asked:
      /\b((?:a )?tip (?:jar|pool)(?: splitter| calculator| sharing)?|tips? (?:splitter|sharing)|split(?:s|ting)? (?:the |our )?tips)\b/gi,
    covers: /tips?|hours?|share|team|split|worked/i,
    inputs: [
      num('jar', 'In the jar', 240),
      list(
        'people',
        'One person per line: name, hours worked',
        'Ana, 8\nBen, 6\nCleo, 7.5\nDev, 4',
      ),
    ],
    compute: String.raw`(v, money) => {
  const people = v.people.split('\n').map((line) => line.split(',').map((part) => part.trim())).filter(([name, hours]) => name && Number(hours) > 0);
  const hours = people.reduce((sum, one) => sum + Number(one[1]), 0);
  const parts = people.map(([name, own]) => [name, (v.jar * Number(own)) / hours]);
  return {
    name: 'Who gets what',
    lines: [['Per hour', money(v.jar / hours)], ['Hours in total', showNumber(hours)], ['Shared out', money(parts.reduce((sum, one) => sum + one[1], 0))]],
    bars: parts,
    table: [['Name', 'Hours', 'Share'], ...people.map(([name, own], index) => [name, showNumber(Number(own)), money(parts[index][1])])],
  };
}`,
  },
  {
    id: 'sleep',
    nav: 'Sleep',
    title: 'When to go to bed',
    asked: /\b((?:sleep|bed ?time|nap)(?: cycle| time)? (?:calculator|planner)|sleep cycles?)\b/gi,
    covers: /wake|bed|cycle|hours/i,
    inputs: [
      num('hour', 'Wake up: hour', 7, '1'),
      num('minute', 'Wake up: minute', 0, '1'),
      num('asleep', 'Minutes to fall asleep', 15, '1'),
    ],
    compute: String.raw`(v) => {
  const at = (cycles) => {
    const minutes = (((v.hour * 60 + v.minute - v.asleep - cycles * 90) % 1440) + 1440) % 1440;
    return String(Math.floor(minutes / 60)).padStart(2, '0') + ':' + String(minutes % 60).padStart(2, '0');
  };
  const kinds = [[6, 'Rested'], [5, 'Usual'], [4, 'Short'], [3, 'Very short']];
  return {
    name: 'Bed times for this morning',
    lines: [['Go to bed at', at(5)], ['For a longer night', at(6)], ['At the latest', at(4)]],
    table: [['Go to bed', 'Hours asleep', 'Sleep cycles', 'How it feels'], ...kinds.map(([cycles, how]) => [at(cycles), showNumber(cycles * 1.5), cycles, how])],
  };
}`,
    hint: 'Counts in cycles of ninety minutes, which is an average and differs from person to person.',
  },
  {
    id: 'tariffs',
    nav: 'Compare',
    title: 'What a year costs',
    asked:
      /\b(compar(?:e|ing|ison of) (?:the )?(?:electricity |energy |gas |power |phone |mobile |internet )?(?:tariffs|plans|providers)|(?:tariff|energy|electricity) (?:comparison|calculator))\b/gi,
    covers: /kwh|tariffs?|yearly|saving|bar chart|sorted|table|cost/i,
    inputs: [
      num('use', 'kWh per year', 3200),
      num('now', 'What you pay now per year', 1180),
      list(
        'tariffs',
        'One tariff per line: name, price per kWh, fee per month',
        'Green fixed, 0.29, 9\nBasic, 0.31, 6\nFlexible, 0.27, 14\nNight and day, 0.30, 8',
      ),
    ],
    compute: String.raw`(v, money) => {
  const list = v.tariffs.split('\n').map((line) => line.split(',').map((part) => part.trim())).filter((one) => one.length > 2)
    .map(([name, price, fee]) => [name, v.use * Number(price) + 12 * Number(fee)]).sort((a, b) => a[1] - b[1]);
  const best = list[0] ?? ['Nothing', NaN];
  return {
    name: 'Cost per year',
    lines: [['Saving per year', money(v.now - best[1])], ['Cheapest', best[0]], ['It costs', money(best[1])]],
    bars: [...list, ['You pay now', v.now]],
    table: [['Tariff', 'Cost per year', 'Saving'], ...list.map(([name, cost]) => [name, money(cost), money(v.now - cost)])],
  };
}`,
    hint: 'The tariffs are samples: write the offers you have in front of you.',
  },
];
