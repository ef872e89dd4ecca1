import { num, pick, slide, tick, list, type Calculator } from './calculator-kind';

export const everydayCalculators: readonly Calculator[] = [
  {
    id: 'bmi',
    nav: 'BMI',
    title: 'Body mass index',
    asked: /\b(bmi(?: calculator| check(?:er)?)?|body mass index)\b/gi,
    covers: /healthy range|chart|weight|height/i,
    inputs: [num('weight', 'Weight in kg', 70), num('height', 'Height in cm', 175)],
    compute: String.raw`(v) => {
  const value = v.weight / (v.height / 100) ** 2;
  const range = value < 18.5 ? 'Below the healthy range' : value < 25 ? 'Within the healthy range' : value < 30 ? 'Above the healthy range' : 'Well above the healthy range';
  const at = (bmi) => (bmi * (v.height / 100) ** 2).toFixed(1) + ' kg';
  return {
    name: 'Your figure beside the healthy range',
    say: (number) => number.toFixed(1),
    lines: [['BMI', value.toFixed(1)], ['Which is', range], ['Healthy weight at this height', at(18.5) + ' to ' + at(24.9)]],
    bars: [['Healthy from', 18.5], ['You', value], ['Healthy to', 24.9]],
  };
}`,
    hint: 'A rough guide for adults; it knows nothing of muscles, age or illness.',
  },
  {
    id: 'units',
    nav: 'Convert',
    title: 'Convert units',
    asked:
      /\b((?:unit|measurement|metric|length|temperature|weight) (?:converter|conversions?|calculator))\b/gi,
    covers: /length|weight|temperature|volume|metric|imperial/i,
    inputs: [
      num('amount', 'Amount', 10),
      pick(
        'what',
        'What to convert',
        ['Length: km to miles', 'length'],
        ['Length: cm to inches', 'inch'],
        ['Weight: kg to pounds', 'weight'],
        ['Temperature: °C to °F', 'heat'],
        ['Volume: litres to US gallons', 'volume'],
        ['Speed: km/h to mph', 'length'],
      ),
      tick('back', 'The other way round'),
    ],
    compute: String.raw`(v) => {
  const factors = { length: 0.621371, inch: 0.393701, weight: 2.204623, volume: 0.264172 };
  const turn = (amount) => (v.what === 'heat' ? (v.back ? ((amount - 32) * 5) / 9 : (amount * 9) / 5 + 32) : v.back ? amount / factors[v.what] : amount * factors[v.what]);
  const steps = [1, 5, 10, 25, 50, 100];
  return {
    name: 'At a glance',
    lines: [['Converted', showNumber(Math.round(turn(v.amount) * 1000) / 1000)]],
    table: [['Amount', 'Converted'], ...steps.map((step) => [step, showNumber(Math.round(turn(step) * 1000) / 1000)])],
  };
}`,
  },
  {
    id: 'gpa',
    nav: 'Grades',
    title: 'Grades, weighted',
    asked: /\b((?:student |weighted )*(?:grade|gpa|marks?)(?: point)?(?: average)? calculator)\b/gi,
    covers: /gpa|weighted|credits?|marks?|final exam|courses?|average|university/i,
    inputs: [
      num('target', 'Average you want', 70),
      num('weight', 'The final exam counts, in %', 40),
      list(
        'courses',
        'One course per line: name, grade in %, credits',
        'Maths, 88, 6\nHistory, 74, 3\nBiology, 91, 4',
      ),
    ],
    compute: String.raw`(v) => {
  const list = v.courses.split('\n').map((line) => line.split(',').map((part) => part.trim())).filter((one) => one.length > 2);
  const credits = list.reduce((sum, one) => sum + Number(one[2]), 0);
  const mean = list.reduce((sum, one) => sum + Number(one[1]) * Number(one[2]), 0) / credits;
  const points = (grade) => (grade >= 90 ? 4 : grade >= 80 ? 3 : grade >= 70 ? 2 : grade >= 60 ? 1 : 0);
  const gpa = list.reduce((sum, one) => sum + points(Number(one[1])) * Number(one[2]), 0) / credits;
  return {
    name: 'Grade per course',
    say: showNumber,
    lines: [['Weighted average', mean.toFixed(1) + ' %'], ['GPA on a scale of 4', gpa.toFixed(2)], ['Credits', String(credits)], ['Needed in the final exam', ((v.target - (mean * (100 - v.weight)) / 100) / (v.weight / 100)).toFixed(1) + ' %']],
    bars: list.map((one) => [one[0], Number(one[1])]),
  };
}`,
  },
  {
    id: 'carbon',
    nav: 'Footprint',
    title: 'Your carbon footprint',
    asked: /\b((?:carbon|co2|climate) (?:footprint )?(?:calculator|footprint)(?: calculator)?)\b/gi,
    covers: /transport|energy|food|tips|reduce/i,
    inputs: [
      num('car', 'Transport: km by car per week', 120),
      num('flights', 'Transport: hours of flights per year', 6),
      num('power', 'Home energy: kWh of electricity per month', 220),
      num('heat', 'Home energy: kWh of heating per month', 600),
      pick(
        'food',
        'Food',
        ['Meat most days', '2.4'],
        ['Meat now and then', '1.8'],
        ['Vegetarian', '1.4'],
        ['Vegan', '1.1'],
      ),
    ],
    compute: String.raw`(v) => {
  const parts = [['Transport', (v.car * 52 * 0.17 + v.flights * 90) / 1000], ['Energy', (v.power * 12 * 0.35 + v.heat * 12 * 0.2) / 1000], ['Food', Number(v.food)]];
  const total = parts.reduce((sum, one) => sum + one[1], 0);
  const tips = { Transport: 'Tip to reduce it: one car day less per week', Energy: 'Tip to reduce it: heat one degree less', Food: 'Tip to reduce it: two more meals without meat' };
  const most = [...parts].sort((a, b) => b[1] - a[1])[0][0];
  const tons = (value) => value.toFixed(1) + ' t';
  return { name: 'Tons of CO₂ per year', say: tons, lines: [['Per year', tons(total) + ' CO₂'], ['The largest part', most], ['Where to begin', tips[most]]], ring: parts };
}`,
    hint: 'Rounded average factors: good for comparing parts, not for accounting.',
  },
  {
    id: 'calories',
    nav: 'Calories',
    title: 'Calories for a day',
    asked: /\b((?:calorie|macro|tdee|nutrition) (?:calculator|counter))\b/gi,
    covers: /calorie|macro/i,
    inputs: [
      num('weight', 'Weight in kg', 70),
      num('height', 'Height in cm', 175),
      num('age', 'Age', 35),
      pick(
        'move',
        'Movement',
        ['Mostly sitting', '1.2'],
        ['Some walking', '1.4'],
        ['Sport several times a week', '1.6'],
      ),
    ],
    compute: String.raw`(v) => {
  const base = 10 * v.weight + 6.25 * v.height - 5 * v.age - 78;
  const need = base * Number(v.move);
  return { name: 'Calories', say: (value) => showNumber(Math.round(value)), lines: [['Calories per day', showNumber(Math.round(need))], ['At rest', showNumber(Math.round(base))]], bars: [['At rest', base], ['Your day', need]] };
}`,
  },
  {
    id: 'solar',
    nav: 'Savings',
    title: 'What the sun could save',
    asked:
      /\b(solar (?:savings? |panel )?(?:calculator|estimator)|energy savings? calculator|(?<=solar[^.]{0,60})savings? calculator)\b/gi,
    covers: /saving/i,
    inputs: [
      num('bill', 'Electricity bill per month', 110),
      num('price', 'Price per kWh', 0.32),
      slide('panels', 'Solar panels', 12, 2, 40),
      num('cost', 'Cost of the system', 9500),
      num('grant', 'Grant', 1500),
    ],
    compute: String.raw`(v, money) => {
  const made = v.panels * 380;
  const saved = Math.min(v.bill * 12, made * v.price);
  const years = (v.cost - v.grant) / saved;
  return { name: 'Savings added up, year by year', lines: [['Saved per year', money(saved)], ['Paid back after', years.toFixed(1) + ' years'], ['Electricity made per year', showNumber(made) + ' kWh']], line: Array.from({ length: 21 }, (_, year) => [year, saved * year - (v.cost - v.grant)]) };
}`,
  },
  {
    id: 'storage',
    nav: 'Storage cost',
    title: 'What storage would cost',
    asked:
      /\b((?:storage|hosting|usage|cloud) (?:cost |price )?(?:calculator|estimator)(?: with a slider)?)\b/gi,
    covers: /slider|storage/i,
    inputs: [
      slide('size', 'Storage in GB', 500, 50, 5000, '50'),
      num('price', 'Price per GB and month', 0.02),
      pick('term', 'Paid', ['Monthly', '1'], ['Yearly, 10 % less', '0.9']),
    ],
    compute: String.raw`(v, money) => {
  const month = v.size * v.price * Number(v.term);
  return { name: 'Cost per month as storage grows', lines: [['Per month', money(month)], ['Per year', money(month * 12)]], line: [100, 500, 1000, 2000, 3000, 4000, 5000].map((size) => [size + ' GB', size * v.price * Number(v.term)]) };
}`,
  },
  {
    id: 'words',
    nav: 'Price',
    title: 'What would it cost?',
    asked:
      /\b((?:word[- ]count|translation|copywriting) (?:price )?(?:estimator|calculator)|word count price (?:estimator|calculator))\b/gi,
    covers: /price|estimat|word/i,
    inputs: [
      num('words', 'Words', 1200),
      pick(
        'pair',
        'Language',
        ['English and Spanish', '0.11'],
        ['English and German', '0.13'],
        ['English and French', '0.12'],
        ['English and Japanese', '0.18'],
      ),
      tick('fast', 'Needed within two days'),
      tick('check', 'Second pair of eyes', true),
    ],
    compute: String.raw`(v, money) => {
  const basis = v.words * Number(v.pair);
  const fast = v.fast ? basis * 0.3 : 0;
  const check = v.check ? basis * 0.25 : 0;
  return { name: 'The price in parts', lines: [['Estimated price', money(basis + fast + check)], ['Per word', money((basis + fast + check) / v.words)], ['Working days', String(Math.max(1, Math.ceil(v.words / (v.fast ? 4000 : 2000))))]], ring: [['Translation', basis], ['Speed', fast], ['Second reading', check]] };
}`,
    hint: 'Sample rates: put your own into the script.',
  },
  {
    id: 'percent',
    nav: 'Percent',
    title: 'Percentages',
    asked: /\b((?:percentage|percent|discount|vat|sales tax|tax) calculator)\b/gi,
    covers: /percent|discount|vat/i,
    inputs: [num('amount', 'Amount', 80), num('rate', 'Percent', 20)],
    compute: String.raw`(v) => ({ lines: [['The part', showNumber((v.amount * v.rate) / 100)], ['Added', showNumber(v.amount * (1 + v.rate / 100))], ['Taken off', showNumber(v.amount * (1 - v.rate / 100))]] })`,
  },
];
