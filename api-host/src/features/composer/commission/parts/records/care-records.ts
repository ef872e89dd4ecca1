import { choice, day, number, text } from '../../../apps/records/record-kind';
import type { Kind } from './kind';

/** People somebody looks after: pupils, patients, wards. */
export const careRecords: readonly Kind[] = [
  [
    /student/i,
    'student',
    [
      text('name', 'Name'),
      text('group', 'Class'),
      text('guardian', 'Guardian'),
      choice('state', 'Status', 'Enrolled', 'On leave', 'Graduated'),
    ],
    [
      ['Ana Silva', '7 A', 'Marta Silva', 'Enrolled'],
      ['Ben Krause', '7 B', 'Udo Krause', 'Enrolled'],
      ['Chloe Martin', '8 A', 'Paul Martin', 'On leave'],
      ['Dev Nair', '9 A', 'Priya Nair', 'Graduated'],
    ],
  ],
  [
    /patient|medical record/i,
    'patient',
    [
      text('name', 'Name'),
      text('reason', 'Diagnosis'),
      text('ward', 'Ward'),
      choice('state', 'Status', 'Admitted', 'Under observation', 'Discharged'),
      day('since', 'Since'),
    ],
    [
      ['Sample patient A', 'Broken wrist', 'Surgery', 'Admitted', -1],
      ['Sample patient B', 'Pneumonia', 'Medicine', 'Under observation', -3],
      ['Sample patient C', 'Check-up', 'Outpatient', 'Discharged', -6],
    ],
  ],
  [
    /ward/i,
    'ward',
    [
      text('name', 'Ward'),
      number('beds', 'Beds'),
      number('taken', 'Taken'),
      choice('state', 'Status', 'Open', 'Nearly full', 'Closed'),
    ],
    [
      ['Surgery', 24, 18, 'Open'],
      ['Medicine', 30, 29, 'Nearly full'],
      ['Children', 16, 9, 'Open'],
    ],
  ],
];
