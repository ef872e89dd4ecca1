import { choice, day, money, number, text } from '../../../apps/records/record-kind';
import type { Kind } from './kind';

/** What a business moves, buys and repairs. */
export const supplyRecords: readonly Kind[] = [
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
];
