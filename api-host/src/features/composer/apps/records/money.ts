import { check, choice, day, money, text, type RecordKind } from './record-kind';

/** What comes in and goes out: expenses and bills. */
export const moneyKinds: readonly RecordKind[] = [
  {
    id: 'expenses',
    nav: 'Money',
    title: 'Where the money goes',
    one: 'entry',
    asked:
      /\b((?:personal |monthly |household |family |business |simple |travel )*(?:expenses?(?: (?:tracker|dashboard|manager|log|app|report|list))?|budget(?:ing)? (?:tracker|planner|app|tool|dashboard)|(?:personal )?finance (?:app|tracker|dashboard|web app)|spending (?:tracker|log|by category)|income and expenses|money (?:tracker|manager)|transactions))\b|haushaltsbuch(?: app)?|\bausgaben\b|\bgastos\b|\bdépenses\b|\bdespesas\b|\bspese\b|\buitgaven\b/gi,
    covers:
      /filter|categor|kategorie|csv|export|chart|diagramm|graph|balance|left each month|spent|spending|income|einnahmen|ausgaben|expense|total|overview|monthly|search|sort|transaction|saldo/i,
    columns: [
      day('date', 'Date'),
      text('what', 'Description'),
      choice('type', 'Type', 'Expense', 'Income'),
      choice(
        'category',
        'Category',
        'Food',
        'Housing',
        'Transport',
        'Leisure',
        'Health',
        'Work',
        'Other',
      ),
      money('amount', 'Amount'),
    ],
    rows: [
      [0, 'Groceries', 'Expense', 'Food', 64.2],
      [-1, 'Train ticket', 'Expense', 'Transport', 18.5],
      [-3, 'Cinema', 'Expense', 'Leisure', 24],
      [-5, 'Rent', 'Expense', 'Housing', 920],
      [-6, 'Salary', 'Income', 'Work', 2450],
      [-8, 'Pharmacy', 'Expense', 'Health', 13.9],
      [-10, 'Dinner out', 'Expense', 'Food', 41],
      [-14, 'Electricity', 'Expense', 'Housing', 72.3],
    ],
    tiles: [
      {
        label: 'Income, last 30 days',
        of: 'sum',
        column: 'amount',
        where: ['type', 'Income'],
        span: 'month',
      },
      {
        label: 'Spent, last 30 days',
        of: 'sum',
        column: 'amount',
        where: ['type', 'Expense'],
        span: 'month',
      },
      { label: 'Balance: what is left', of: 'balance', column: 'amount' },
    ],
    charts: [
      {
        title: 'Spending by category',
        kind: 'ring',
        by: 'category',
        value: 'amount',
        where: ['type', 'Expense'],
      },
      {
        title: 'Spending by day',
        kind: 'bars',
        by: 'date',
        value: 'amount',
        where: ['type', 'Expense'],
      },
    ],
  },
  {
    id: 'bills',
    nav: 'Bills',
    title: 'Bills and when they are due',
    one: 'bill',
    asked:
      /\b((?:all )?(?:my |our )?(?:bills?(?: tracker| reminder| list)?|subscriptions? (?:tracker|manager|list)))\b(?! gates|board)/gi,
    covers: /due|paid|per month|total|tick|overdue|reminder/i,
    columns: [
      text('what', 'Bill'),
      money('amount', 'Amount'),
      day('due', 'Due on'),
      choice('every', 'How often', 'Every month', 'Every quarter', 'Every year', 'Once'),
      check('paid', 'Paid'),
    ],
    rows: [
      ['Rent', 920, 2, 'Every month', false],
      ['Internet', 35, 4, 'Every month', false],
      ['Phone', 19.9, -1, 'Every month', false],
      ['Car insurance', 210, 12, 'Every quarter', false],
      ['Electricity', 72.3, -6, 'Every month', true],
    ],
    tiles: [
      { label: 'Per month in total', of: 'sum', column: 'amount', where: ['every', 'Every month'] },
      { label: 'Still to be paid', of: 'sum', column: 'amount', where: ['paid', false] },
      { label: 'Bills paid', of: 'count', where: ['paid', true] },
    ],
    charts: [
      {
        title: 'Bills due this week and after',
        kind: 'bars',
        by: 'due',
        value: 'amount',
        where: ['paid', false],
      },
    ],
    alert: { words: 'Overdue', column: 'due', when: 'past', unless: 'paid' },
  },
];
