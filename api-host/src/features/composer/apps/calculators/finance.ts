import { num, pick, slide, list, type Calculator } from './calculator-kind';

export const financeCalculators: readonly Calculator[] = [
  {
    id: 'compare-loans',
    nav: 'Compare',
    title: 'Which one is cheaper?',
    asked:
      /\b(compar\w* (?:[a-z]+ ){0,2}(?:mortgages?|loans?|rates|credits?)(?: rates| offers)?|(?:mortgage|loan|rate)s? comparison|two loans)\b/gi,
    covers: /side by side|cheaper|compar|mortgage|loan|rate|interest|calculator|two loans/i,
    inputs: [
      num('amount', 'Amount borrowed', 200000),
      num('years', 'Years', 25),
      num('rateA', 'Rate A, % per year', 3.4),
      num('feeA', 'Fees A', 900),
      num('rateB', 'Rate B, % per year', 3.7),
      num('feeB', 'Fees B', 0),
      num('rateC', 'Rate C, % per year', 4.1),
      num('feeC', 'Fees C', 0),
    ],
    compute: String.raw`(v, money) => {
  const offers = ['A', 'B', 'C'].map((name) => {
    const month = monthlyOf(v.amount, v['rate' + name], v.years);
    const total = month * v.years * 12 + v['fee' + name];
    return { name, rate: v['rate' + name], month, total, interest: total - v.amount };
  });
  const ranked = [...offers].sort((a, b) => a.total - b.total);
  return {
    name: 'Total paid, offer by offer',
    lines: [
      ['Cheapest overall', 'Offer ' + ranked[0].name + ' at ' + ranked[0].rate + ' %'],
      ['Its monthly payment', money(ranked[0].month)],
      ['Saved against the dearest loan', money(ranked[ranked.length - 1].total - ranked[0].total)],
    ],
    bars: offers.map((one) => ['Offer ' + one.name, one.total]),
    tableName: 'Mortgage and loan rates compared',
    table: [['Offer', 'Rate', 'Per month', 'Interest and fees', 'Total'], ...offers.map((one) => [one.name, one.rate + ' %', money(one.month), money(one.interest), money(one.total)])],
  };
}`,
  },
  {
    id: 'loan',
    nav: 'Mortgage',
    title: 'What would it cost per month?',
    asked:
      /\b((?:simple |online |a )*(?:mortgage|loan|home loan|car loan|repayment|amorti[sz]ation|financing)s?(?: payment| repayment)? calculator)\b|calculatrice de pr[êe]t[a-zé ]*|hypotheek ?(?:rekenmachine|calculator)|rekenmachine voor hypotheek|kreditrechner|hypothekenrechner|calculadora de (?:hipoteca|préstamos?|crédito|financiamento)|calcolatore (?:mutuo|di mutuo)/gi,
    covers: /interest|monthly|tableau|amortis|amortiz|maandlasten|rente|taux|repayment|schedule/i,
    inputs: [
      num('amount', 'Amount borrowed', 200000),
      num('rate', 'Interest rate, % per year', 4),
      num('years', 'Years', 25),
    ],
    compute: String.raw`(v, money) => {
  const month = monthlyOf(v.amount, v.rate, v.years);
  let left = v.amount;
  const years = [];
  for (let year = 1; year <= Math.min(50, v.years); year += 1) {
    let interest = 0;
    for (let step = 0; step < 12; step += 1) {
      const part = (left * v.rate) / 1200;
      interest += part;
      left -= month - part;
    }
    years.push([year, money(month * 12 - interest), money(interest), money(Math.max(0, left)), Math.max(0, left)]);
  }
  return {
    name: 'What is still owed, year by year',
    lines: [['Per month', money(month)], ['Interest in total', money(month * v.years * 12 - v.amount)], ['Paid in total', money(month * v.years * 12)]],
    line: [[0, v.amount], ...years.map((year) => [year[0], year[4]])],
    tableName: 'Amortisation year by year',
    table: [['Year', 'Repaid', 'Interest', 'Left'], ...years.map((year) => year.slice(0, 4))],
  };
}`,
  },
  {
    id: 'savings',
    nav: 'Savings',
    title: 'How savings grow',
    asked:
      /\b((?:retirement|pension|compound interest|investment|savings?)(?: savings| plan)? calculator|compound interest)\b(?! graph and)/gi,
    covers: /compound|interest|yearly table|graph|contribution|retire/i,
    inputs: [
      num('start', 'Saved today', 10000),
      num('month', 'Contribution per month', 250),
      num('rate', 'Interest, % per year', 5),
      slide('years', 'Years until retirement', 25, 1, 50),
    ],
    compute: String.raw`(v, money) => {
  let worth = v.start;
  const rows = [];
  for (let year = 1; year <= v.years; year += 1) {
    for (let step = 0; step < 12; step += 1) worth = worth * (1 + v.rate / 1200) + v.month;
    rows.push([year, v.start + v.month * 12 * year, worth]);
  }
  const paid = v.start + v.month * 12 * v.years;
  return {
    name: 'Savings with compound interest, by year',
    lines: [['At the end', money(worth)], ['Your contributions', money(paid)], ['Interest earned', money(worth - paid)]],
    line: [[0, v.start], ...rows.map((row) => [row[0], row[2]])],
    tableName: 'Year by year',
    table: [['Year', 'Contributions', 'Savings'], ...rows.map((row) => [row[0], money(row[1]), money(row[2])])],
  };
}`,
  },
  {
    id: 'tip',
    nav: 'Tip',
    title: 'Split the bill',
    asked:
      /\b((?:tip|bill)(?: split(?:ting)?| sharing)? calculator|bill splitter|split(?:s|ting)? the bill)\b/gi,
    covers: /split|bill|friends|people/i,
    inputs: [
      num('bill', 'Bill', 86.4),
      slide('tip', 'Tip in %', 12, 0, 30),
      num('people', 'People', 4, '1'),
    ],
    compute: String.raw`(v, money) => {
  const tip = (v.bill * v.tip) / 100;
  return {
    name: 'The bill in parts',
    lines: [['Each person pays', money((v.bill + tip) / v.people)], ['Tip in total', money(tip)], ['Bill with tip', money(v.bill + tip)]],
    ring: [['Bill', v.bill], ['Tip', tip]],
  };
}`,
  },
  {
    id: 'rentsplit',
    nav: 'Split rent',
    title: 'Who pays what',
    asked:
      /\b(split(?:ting)? (?:the )?(?:rent|utilities|costs|expenses)|rent split(?:ter|ting)?)\b/gi,
    covers: /room|income|utilit|owes|roommate|share/i,
    inputs: [
      num('rent', 'Rent', 1800),
      num('utilities', 'Utilities, shared equally', 180),
      slide('weight', 'Weight of room size against income, in %', 60, 0, 100),
      list(
        'people',
        'One roommate per line: name, room size, income',
        'Ana, 18, 2400\nBen, 14, 2100\nCleo, 12, 1700',
      ),
    ],
    compute: String.raw`(v, money) => {
  const people = v.people.split('\n').map((line) => line.split(',').map((part) => part.trim())).filter(([name]) => name);
  const sum = (at) => people.reduce((total, one) => total + Number(one[at] || 0), 0);
  const parts = people.map((one) => {
    const share = (v.weight / 100) * (Number(one[1]) / sum(1)) + (1 - v.weight / 100) * (Number(one[2]) / sum(2));
    return [one[0], v.rent * share + v.utilities / people.length];
  });
  return {
    name: 'Who owes what per month',
    lines: parts.length ? parts.map(([name, value]) => [name + ' pays', money(value)]) : [['Nobody yet', 'NaN']],
    ring: parts,
    table: [['Roommate', 'Room size', 'Income', 'Owes'], ...people.map((one, index) => [one[0], one[1], one[2], money(parts[index][1])])],
  };
}`,
  },
  {
    id: 'currency',
    nav: 'Currency',
    title: 'Convert currencies',
    asked: /\b((?:currency|exchange rate) (?:converter|calculator)|convert currenc(?:y|ies))\b/gi,
    covers: /favou?rite currenc|rate|travel/i,
    inputs: [
      num('amount', 'Amount', 100),
      pick(
        'from',
        'From currency',
        ['Euro', '1'],
        ['US dollar', '1.08'],
        ['British pound', '0.85'],
        ['Swiss franc', '0.95'],
        ['Japanese yen', '165'],
        ['Swedish krona', '11.3'],
      ),
      pick(
        'to',
        'To currency',
        ['US dollar', '1.08'],
        ['Euro', '1'],
        ['British pound', '0.85'],
        ['Swiss franc', '0.95'],
        ['Japanese yen', '165'],
        ['Swedish krona', '11.3'],
      ),
      num('own', 'Your own rate, 0 to use the sample', 0),
    ],
    compute: String.raw`(v) => {
  const rate = v.own > 0 ? v.own : Number(v.to) / Number(v.from);
  const steps = [1, 5, 10, 20, 50, 100];
  return {
    name: 'Handy amounts',
    lines: [['Converted', showMoney(v.amount * rate, '')], ['Rate used', showNumber(Math.round(rate * 10000) / 10000)]],
    tableName: 'Handy amounts',
    table: [['Amount', 'Converted'], ...steps.map((step) => [step, showMoney(step * rate, '')])],
  };
}`,
    hint: 'Sample rates, not today’s: type the rate your bank gives you. Favourite currencies stand first in the lists.',
  },
];
