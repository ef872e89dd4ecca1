/** Widths to look at a page in; a style that is set in a narrow one holds up to that width. */
export const devices = [
  { id: 'desktop', name: 'Desktop', width: '' },
  { id: 'tablet', name: 'Tablet', width: '770px', widthMedia: '992px' },
  { id: 'phone', name: 'Phone', width: '390px', widthMedia: '480px' },
];

/** What of an element's look can be set, in the order in which one needs it. */
export const styleSectors = [
  {
    name: 'Text',
    open: true,
    properties: [
      'color',
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
      'text-align',
    ],
  },
  {
    name: 'Background and border',
    open: false,
    properties: [
      'background-color',
      'background',
      'border-radius',
      'border',
      'box-shadow',
      'opacity',
    ],
  },
  { name: 'Spacing', open: false, properties: ['margin', 'padding'] },
  {
    name: 'Size and layout',
    open: false,
    properties: [
      'display',
      'width',
      'height',
      'max-width',
      'min-height',
      'gap',
      'justify-content',
      'align-items',
    ],
  },
];
