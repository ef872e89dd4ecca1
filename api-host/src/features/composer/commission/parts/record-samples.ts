import { choice, day, money, number, text, type Column } from '../../apps/records/record-kind';

type Cell = string | number;
/** What one record of a kind has, with samples that fit. */
export type Kind = readonly [
  about: RegExp,
  one: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
];

export const recordKinds: readonly Kind[] = [
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
  [
    /shipment|deliver/i,
    'shipment',
    [
      text('number', 'Shipment'),
      text('to', 'To'),
      text('driver', 'Driver'),
      choice('state', 'Status', 'Planned', 'On the road', 'Delivered', 'Delayed'),
      day('due', 'Due'),
    ],
    [
      ['SH-301', 'Porto', 'R. Costa', 'On the road', 1],
      ['SH-302', 'Lyon', 'M. Roux', 'Planned', 4],
      ['SH-303', 'Berlin', 'K. Weber', 'Delivered', -2],
      ['SH-304', 'Madrid', 'R. Costa', 'Delayed', -1],
    ],
  ],
  [
    /driver/i,
    'driver',
    [
      text('name', 'Driver'),
      text('vehicle', 'Vehicle'),
      choice('state', 'Status', 'Available', 'On the road', 'Off duty'),
    ],
    [
      ['R. Costa', 'Van 4', 'On the road'],
      ['M. Roux', 'Truck 2', 'Available'],
      ['K. Weber', 'Van 1', 'Off duty'],
    ],
  ],
  [
    /vehicle/i,
    'vehicle',
    [
      text('name', 'Vehicle'),
      text('plate', 'Plate'),
      number('load', 'Load in kg'),
      choice('state', 'Status', 'Ready', 'In use', 'In repair'),
    ],
    [
      ['Van 4', 'AB-12', 900, 'In use'],
      ['Truck 2', 'CD-34', 7200, 'Ready'],
      ['Van 1', 'EF-56', 900, 'In repair'],
    ],
  ],
  [
    /supplier/i,
    'supplier',
    [
      text('name', 'Supplier'),
      text('goods', 'Delivers'),
      number('days', 'Days to deliver'),
      choice('state', 'Status', 'Active', 'Paused'),
    ],
    [
      ['North Paper', 'Cartons', 3, 'Active'],
      ['Brass & Bolt', 'Screws', 5, 'Active'],
      ['Green Lime', 'Labels', 8, 'Paused'],
    ],
  ],
  [
    /purchase order/i,
    'order',
    [
      text('number', 'Order'),
      text('supplier', 'Supplier'),
      money('sum', 'Sum'),
      choice('state', 'Status', 'Draft', 'Sent', 'Received'),
      day('due', 'Expected'),
    ],
    [
      ['PO-18', 'North Paper', 420, 'Sent', 3],
      ['PO-17', 'Brass & Bolt', 185, 'Received', -4],
      ['PO-19', 'Green Lime', 96, 'Draft', 9],
    ],
  ],
  [
    /transaction/i,
    'transaction',
    [
      text('share', 'Name'),
      choice('kind', 'Kind', 'Buy', 'Sell', 'Dividend'),
      number('count', 'Count'),
      money('price', 'Price'),
      day('on', 'Date'),
    ],
    [
      ['Alder Energy', 'Buy', 20, 41.2, -30],
      ['Nimbus Cloud', 'Buy', 5, 188, -22],
      ['Harbour Foods', 'Sell', 12, 63.5, -9],
      ['Alder Energy', 'Dividend', 20, 0.8, -3],
    ],
  ],
  [
    /spare part/i,
    'part',
    [
      text('name', 'Part'),
      number('count', 'In stock'),
      money('price', 'Price'),
      choice('state', 'Status', 'In stock', 'Ordered', 'Out of stock'),
    ],
    [
      ['Brake pads, front', 8, 42, 'In stock'],
      ['Oil filter', 15, 9, 'In stock'],
      ['Wiper blade', 0, 12, 'Ordered'],
    ],
  ],
  [
    /repair|job/i,
    'job',
    [
      text('car', 'Car'),
      text('task', 'Task'),
      text('who', 'Mechanic'),
      choice('state', 'Status', 'Waiting', 'In repair', 'Ready'),
      day('due', 'Due'),
    ],
    [
      ['Vela City', 'Brakes', 'Ruth', 'In repair', 0],
      ['Norda Estate', 'Yearly service', 'Omar', 'Waiting', 2],
      ['Alto E', 'Tyres', 'Ivan', 'Ready', -1],
    ],
  ],
  [
    /match|fixture/i,
    'match',
    [
      day('on', 'Date'),
      text('home', 'Home'),
      text('away', 'Away'),
      text('result', 'Result', { optional: true }),
      choice('state', 'Status', 'Planned', 'Played'),
    ],
    [
      [-7, 'Northfield', 'Riverside', '2 : 1', 'Played'],
      [-1, 'Mill Road', 'Northfield', '0 : 0', 'Played'],
      [6, 'Northfield', 'Harbour', '', 'Planned'],
    ],
  ],
  [
    /seating/i,
    'seat',
    [
      text('guest', 'Guest'),
      text('table', 'Table'),
      choice('menu', 'Menu', 'Meat', 'Fish', 'Vegetarian'),
    ],
    [
      ['Aunt Rosa', 'Table 1', 'Fish'],
      ['Ben and Ida', 'Table 2', 'Meat'],
      ['Grandfather', 'Table 1', 'Vegetarian'],
    ],
  ],
  [
    /guest/i,
    'guest',
    [
      text('name', 'Guest'),
      number('count', 'Persons'),
      choice('state', 'Answer', 'Invited', 'Coming', 'Not coming'),
      text('diet', 'Diet', { optional: true }),
    ],
    [
      ['Aunt Rosa', 1, 'Coming', ''],
      ['Ben and Ida', 2, 'Invited', 'Vegetarian'],
      ['The neighbours', 4, 'Not coming', ''],
    ],
  ],
  [
    /score/i,
    'score',
    [
      text('player', 'Player'),
      choice('game', 'Game', 'Memory', 'Tic-tac-toe', 'Quiz'),
      number('points', 'Points'),
    ],
    [
      ['Sample Ana', 'Quiz', 180],
      ['Sample Leo', 'Memory', 140],
      ['Sample Mina', 'Quiz', 120],
    ],
  ],
  [
    /activit/i,
    'activity',
    [
      day('on', 'Date'),
      text('who', 'With'),
      choice('kind', 'Kind', 'Call', 'Meeting', 'Mail'),
      text('note', 'Note'),
    ],
    [
      [-1, 'Bakery Brandt', 'Call', 'Asked for a price'],
      [-3, 'Mora Tours', 'Meeting', 'Showed the plan'],
      [-5, 'Oak School', 'Mail', 'Sent the dates'],
    ],
  ],
];

/** A list nobody thought of. */
export const plainRecords: Kind = [
  /./,
  'entry',
  [
    text('name', 'Name'),
    choice('state', 'Status', 'Open', 'In progress', 'Done'),
    day('on', 'Date'),
    text('note', 'Note', { optional: true }),
  ],
  [
    ['First sample', 'Open', 2, ''],
    ['Second sample', 'In progress', 0, ''],
    ['Third sample', 'Done', -4, ''],
  ],
];
