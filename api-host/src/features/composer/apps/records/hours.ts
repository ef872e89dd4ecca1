import { day, money, number, text, type RecordKind } from './record-kind';

/** Work by the hour and what it earns. */
export const hoursKinds: readonly RecordKind[] = [
  {
    id: 'timelog',
    nav: 'Time',
    title: 'Hours and what they earn',
    one: 'hours',
    asked:
      /\b((?:project |work )?time (?:tracker|tracking|sheet|log)|timesheets?|hours? tracker|(?:track(?:ing)? |log(?:ging)? )(?:the |my |our )?(?:working )?hours(?: i work(?:ed)?| we work(?:ed)?| worked)?|hours (?:i|we) work)\b/gi,
    covers: /bills?\b|hours|client|hourly rate|earning|per client|project|report/i,
    columns: [
      day('date', 'Date'),
      text('client', 'Client'),
      text('what', 'Work'),
      number('hours', 'Hours'),
      money('rate', 'Hourly rate'),
      money('amount', 'Earnings'),
    ],
    rows: [
      [0, 'Harbour Studio', 'Layout', 3, 60, 180],
      [-1, 'Harbour Studio', 'Call and notes', 1.5, 60, 90],
      [-2, 'Lindt & Daughter', 'Texts', 4, 55, 220],
      [-4, 'Oak School', 'Workshop', 6, 70, 420],
    ],
    tiles: [
      { label: 'Hours this week', of: 'sum', column: 'hours', span: 'week' },
      { label: 'Earnings this month', of: 'sum', column: 'amount', span: 'month' },
    ],
    charts: [
      { title: 'Earnings per client', kind: 'ring', by: 'client', value: 'amount' },
      { title: 'Hours per day', kind: 'bars', by: 'date', value: 'hours' },
    ],
  },
];
