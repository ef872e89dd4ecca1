import { choice, day, long, number, text, type RecordKind } from './record-kind';

export const bodyKinds: readonly RecordKind[] = [
  {
    id: 'workouts',
    nav: 'Workouts',
    title: 'Workout log',
    one: 'exercise',
    asked:
      /\b((?:workout|training|exercise|gym|fitness|running|lifting) (?:log|tracker|diary|journal|app)s?)\b/gi,
    covers: /exercise|sets|reps|weight|personal record|record|progress|chart|history/i,
    columns: [
      day('date', 'Date'),
      text('what', 'Exercise'),
      number('sets', 'Sets'),
      number('reps', 'Reps'),
      number('weight', 'Weight (kg)'),
    ],
    rows: [
      [0, 'Squat', 5, 5, 80],
      [-2, 'Bench press', 4, 6, 57.5],
      [-2, 'Row', 4, 8, 50],
      [-5, 'Squat', 5, 5, 77.5],
      [-7, 'Deadlift', 3, 5, 105],
      [-9, 'Squat', 5, 5, 75],
    ],
    tiles: [
      { label: 'Exercises this week', of: 'count', span: 'week' },
      { label: 'Personal record', of: 'highest', column: 'weight', unit: 'kg' },
      { label: 'Reps this month', of: 'sum', column: 'reps', span: 'month' },
    ],
    charts: [
      {
        title: 'Progress: weight lifted by day',
        kind: 'line',
        by: 'date',
        value: 'weight',
        mean: true,
      },
      { title: 'Sets per exercise', kind: 'bars', by: 'what', value: 'sets' },
    ],
  },
  {
    id: 'water',
    nav: 'Water',
    title: 'Water today',
    one: 'glass',
    asked:
      /\b((?:daily )?(?:water|hydration)(?: intake)? (?:tracker|log|reminder|app|counter|goal)|drink more water)\b/gi,
    covers: /daily goal|quick add|\d+ ?ml|weekly history|history|goal/i,
    columns: [
      day('date', 'Day'),
      number('amount', 'Amount (ml)'),
      text('what', 'Drink', { optional: true }),
    ],
    rows: [
      [0, 250, 'Water'],
      [0, 500, 'Water'],
      [-1, 1750, 'Water'],
      [-2, 1250, 'Tea and water'],
      [-3, 2000, 'Water'],
      [-4, 1500, 'Water'],
      [-5, 1800, 'Water'],
    ],
    quick: [
      ['250 ml', { amount: 250, what: 'Water' }],
      ['500 ml', { amount: 500, what: 'Water' }],
    ],
    goal: { label: 'Daily goal in ml', column: 'amount', target: 2000, span: 'today' },
    tiles: [
      { label: 'Today', of: 'sum', column: 'amount', span: 'today', unit: 'ml' },
      { label: 'This week', of: 'sum', column: 'amount', span: 'week', unit: 'ml' },
    ],
    charts: [{ title: 'Weekly history in ml', kind: 'bars', by: 'date', value: 'amount' }],
  },
  {
    id: 'moods',
    nav: 'Mood',
    title: 'Mood journal',
    one: 'entry',
    asked:
      /\b((?:daily )?mood (?:journal|tracker|diary|log|chart)|gratitude journal|(?:daily )?(?:diary|journal) app|journaling app)\b/gi,
    covers: /emoji|monthly|chart|journal|mood|entries/i,
    columns: [
      day('date', 'Day'),
      choice('mood', 'Mood', '😀 Great', '🙂 Good', '😐 Fine', '😕 Low', '😢 Bad'),
      number('score', 'From 1 to 10'),
      text('what', 'One line about the day'),
    ],
    rows: [
      [0, '🙂 Good', 7, 'Walk before work'],
      [-1, '😐 Fine', 5, 'Long meetings'],
      [-2, '😀 Great', 9, 'Dinner with friends'],
      [-3, '🙂 Good', 7, 'Finished the book'],
      [-4, '😕 Low', 4, 'Slept badly'],
      [-6, '🙂 Good', 8, 'Sunny day'],
    ],
    tiles: [
      { label: 'Average this month', of: 'average', column: 'score', span: 'month' },
      { label: 'Entries this month', of: 'count', span: 'month' },
    ],
    charts: [
      { title: 'Mood this month', kind: 'line', by: 'date', value: 'score', mean: true },
      { title: 'How often each mood', kind: 'bars', by: 'mood' },
    ],
  },
  {
    id: 'babylog',
    nav: 'Log',
    title: 'Feeding and sleep',
    one: 'entry',
    asked:
      /\b(baby (?:feeding|sleep|log|tracker)[a-z ]*?(?:log|tracker|app)?|(?:feeding|sleep) (?:and (?:feeding|sleep) )?(?:log|tracker|diary))\b/gi,
    covers: /timeline|daily total|today|feeding|sleep|large button/i,
    columns: [
      day('date', 'Day'),
      { id: 'at', label: 'Time', type: 'time' },
      choice('what', 'What', 'Feed', 'Sleep', 'Nappy'),
      number('minutes', 'Minutes'),
      long('note', 'Note'),
    ],
    rows: [
      [0, '07:10', 'Feed', 20, ''],
      [0, '08:30', 'Sleep', 75, ''],
      [0, '10:05', 'Feed', 15, ''],
      [-1, '19:30', 'Sleep', 540, 'Slept through'],
      [-1, '18:50', 'Feed', 25, ''],
    ],
    quick: [
      ['Feed, 15 min', { what: 'Feed', minutes: 15 }],
      ['Sleep, 60 min', { what: 'Sleep', minutes: 60 }],
    ],
    tiles: [
      { label: 'Feeds today', of: 'count', where: ['what', 'Feed'], span: 'today' },
      {
        label: 'Sleep today in total',
        of: 'sum',
        column: 'minutes',
        where: ['what', 'Sleep'],
        span: 'today',
        unit: 'min',
      },
    ],
    charts: [
      {
        title: 'Sleep per day in minutes',
        kind: 'bars',
        by: 'date',
        value: 'minutes',
        where: ['what', 'Sleep'],
      },
    ],
  },
  {
    id: 'petcare',
    nav: 'Pet care',
    title: 'Pet care diary',
    one: 'entry',
    asked:
      /\b(pet (?:care|health) (?:tracker|log|diary|app)|(?:dog|cat|horse) (?:care|health) (?:tracker|log))\b/gi,
    covers: /vaccin|feeding|weight|vet|appointment|graph/i,
    columns: [
      day('date', 'Date'),
      text('pet', 'Pet'),
      choice('what', 'What', 'Weight', 'Feeding', 'Vaccination', 'Vet appointment', 'Medicine'),
      number('weight', 'Weight (kg)', { optional: true }),
      text('note', 'Note', { optional: true }),
    ],
    rows: [
      [7, 'Pepper', 'Vet appointment', '', 'Yearly check'],
      [0, 'Pepper', 'Feeding', '', 'Morning and evening'],
      [-3, 'Pepper', 'Weight', 12.4, ''],
      [-20, 'Pepper', 'Weight', 12.1, ''],
      [-40, 'Pepper', 'Weight', 11.8, ''],
      [-40, 'Pepper', 'Vaccination', '', 'Booster'],
    ],
    tiles: [
      { label: 'Vaccinations', of: 'count', where: ['what', 'Vaccination'] },
      { label: 'Feedings this week', of: 'count', where: ['what', 'Feeding'], span: 'week' },
      { label: 'Vet appointments', of: 'count', where: ['what', 'Vet appointment'] },
    ],
    charts: [
      {
        title: 'Weight in kg',
        kind: 'line',
        by: 'date',
        value: 'weight',
        mean: true,
        where: ['what', 'Weight'],
      },
    ],
  },
];
