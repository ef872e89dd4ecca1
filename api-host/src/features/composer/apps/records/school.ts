import { check, choice, day, long, number, text, type RecordKind } from './record-kind';

export const schoolKinds: readonly RecordKind[] = [
  {
    id: 'assignments',
    nav: 'Assignments',
    title: 'Assignments and deadlines',
    one: 'assignment',
    asked:
      /\b((?:assignments?|homework)(?: with deadlines(?: and priority)?| tracker| planner| list)?|study planner|student planner(?: web application| app)?)\b(?! writing| help)/gi,
    covers: /deadline|priority|assignment|homework|exam countdown/i,
    columns: [
      text('what', 'Assignment'),
      text('subject', 'Subject'),
      day('due', 'Deadline'),
      choice('priority', 'Priority', 'High', 'Normal', 'Low'),
      check('done', 'Done'),
    ],
    rows: [
      ['Essay, first draft', 'History', 3, 'High', false],
      ['Exercises 4 to 9', 'Maths', 1, 'Normal', false],
      ['Lab report', 'Biology', 8, 'Normal', false],
      ['Vocabulary, unit 3', 'French', -1, 'Low', true],
    ],
    tiles: [
      { label: 'Open', of: 'count', where: ['done', false] },
      { label: 'High priority', of: 'count', where: ['priority', 'High'] },
    ],
    charts: [{ title: 'Assignments per subject', kind: 'bars', by: 'subject' }],
    alert: { words: 'Overdue', column: 'due', when: 'past', unless: 'done' },
  },
  {
    id: 'exams',
    nav: 'Exams',
    title: 'Exam countdown',
    one: 'exam',
    asked: /\b(exam (?:countdown|planner|schedule|dates?))\b/gi,
    covers: /exam/i,
    columns: [text('what', 'Exam'), day('date', 'Day'), text('room', 'Room', { optional: true })],
    rows: [
      ['Maths', 12, 'B 204'],
      ['Biology', 19, 'Hall'],
    ],
    alert: { words: 'Over', column: 'date', when: 'past' },
  },
  {
    id: 'marks',
    nav: 'Grades',
    title: 'Grades and average',
    one: 'grade',
    asked:
      /\b(grade (?:average|book|tracker|list)|gradebook|(?:<=and |, )grades)\b|(?<=, )grades(?=,|\.)/gi,
    covers: /grade|average/i,
    columns: [
      text('subject', 'Subject'),
      number('grade', 'Grade'),
      number('weight', 'Weight'),
      day('date', 'Date'),
    ],
    rows: [
      ['Maths', 82, 2, -12],
      ['History', 74, 1, -9],
      ['Biology', 91, 2, -3],
    ],
    tiles: [
      { label: 'Average grade', of: 'average', column: 'grade' },
      { label: 'Grades', of: 'count' },
    ],
    charts: [{ title: 'Grade per subject', kind: 'bars', by: 'subject', value: 'grade' }],
  },
  {
    id: 'attendance',
    nav: 'Attendance',
    title: 'Attendance register',
    one: 'entry',
    asked: /\b((?:class )?attendance(?: register| tracker| sheet| list| app)?)\b/gi,
    covers: /present|absent|late|summary|percent|export/i,
    columns: [
      day('date', 'Day'),
      text('who', 'Student'),
      choice('state', 'State', 'Present', 'Absent', 'Late'),
      number('percent', 'Attendance this term in %'),
    ],
    rows: [
      [0, 'Amir', 'Present', 96],
      [0, 'Bella', 'Late', 88],
      [0, 'Carlos', 'Present', 100],
      [0, 'Dina', 'Absent', 79],
      [0, 'Emil', 'Present', 93],
    ],
    quick: [
      ['Present', { who: 'Next student', state: 'Present', percent: 100 }],
      ['Absent', { who: 'Next student', state: 'Absent', percent: 90 }],
    ],
    tiles: [
      { label: 'Present today', of: 'count', where: ['state', 'Present'], span: 'today' },
      { label: 'Absent today', of: 'count', where: ['state', 'Absent'], span: 'today' },
      { label: 'Average attendance', of: 'average', column: 'percent', unit: '%' },
    ],
    charts: [{ title: 'Summary', kind: 'ring', by: 'state' }],
  },
  {
    id: 'rota',
    nav: 'Rota',
    title: 'Volunteer rota',
    one: 'shift',
    asked:
      /\b((?:volunteers?|staff|shift|cleaning)(?:'s?)? (?:rota|roster|shifts?|schedule|planner)|shift planner)\b/gi,
    covers: /rota|shift/i,
    columns: [
      day('date', 'Day'),
      choice('shift', 'Shift', 'Morning', 'Afternoon', 'Evening'),
      text('who', 'Who'),
      long('note', 'Task'),
    ],
    rows: [
      [1, 'Morning', 'Rosa', 'Watering'],
      [2, 'Afternoon', 'Jon', 'Compost'],
      [4, 'Morning', 'Still open', 'Paths'],
    ],
  },
];
