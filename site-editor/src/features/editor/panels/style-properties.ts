/** A unit as CSS has it, and as it is shown. */
export type Unit = readonly [css: string, label: string];
/** A common value, by name. */
export type CommonValue = readonly [value: string, label: string];

interface Named {
  readonly name: string;
  readonly label: string;
}

/** A number with a unit, and values one often wants. */
export interface MeasureProperty extends Named {
  readonly kind: 'measure';
  readonly units: readonly Unit[];
  readonly common: readonly CommonValue[];
  /** Without it this one shows nothing: set as well where the page has none. */
  readonly needs?: { readonly name: string; readonly value: string; readonly instead: string };
}

/** A property of an element's look that can be set. */
export type StyleProperty =
  | MeasureProperty
  | (Named & { readonly kind: 'colour' })
  | (Named & { readonly kind: 'choice'; readonly choices: readonly CommonValue[] })
  /** One of so few that all are shown. */
  | (Named & { readonly kind: 'row'; readonly choices: readonly CommonValue[] })
  /** The same measure on each of the four sides. */
  | (Named & { readonly kind: 'sides'; readonly common: readonly CommonValue[] });

const unit = (css: string): Unit => [css, css];
const sizes = ['px', 'rem', 'em', '%'].map(unit);
const widths = ['px', '%', 'rem', 'vw'].map(unit);
const heights = ['px', '%', 'rem', 'vh'].map(unit);
const lengths = ['px', 'rem', 'em'].map(unit);

const colour = (name: string, label: string): StyleProperty => ({ name, label, kind: 'colour' });
const measure = (
  name: string,
  label: string,
  units: readonly Unit[],
  common: readonly CommonValue[] = [],
): MeasureProperty => ({ name, label, kind: 'measure', units, common });
const choice = (name: string, label: string, choices: readonly CommonValue[]): StyleProperty => ({
  name,
  label,
  kind: 'choice',
  choices,
});
const row = (name: string, label: string, choices: readonly CommonValue[]): StyleProperty => ({
  name,
  label,
  kind: 'row',
  choices,
});

const fonts: readonly CommonValue[] = [
  ['system-ui, sans-serif', 'System'],
  ['Arial, Helvetica, sans-serif', 'Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Georgia, serif', 'Georgia'],
  ['"Times New Roman", Times, serif', 'Times'],
  ['"Courier New", Courier, monospace', 'Courier'],
];
const textSizes: readonly CommonValue[] = [
  ['14px', 'S'],
  ['18px', 'M'],
  ['24px', 'L'],
  ['36px', 'XL'],
  ['56px', 'XXL'],
];
const weights: readonly CommonValue[] = [
  ['300', 'Light'],
  ['400', 'Normal'],
  ['600', 'Semibold'],
  ['700', 'Bold'],
];
const alignments: readonly CommonValue[] = [
  ['start', 'Left'],
  ['center', 'Centre'],
  ['end', 'Right'],
  ['justify', 'Justify'],
];
const corners: readonly CommonValue[] = [
  ['0px', 'None'],
  ['4px', 'S'],
  ['8px', 'M'],
  ['16px', 'L'],
  ['999px', 'Round'],
];
const shadows: readonly CommonValue[] = [
  ['none', 'None'],
  ['0 1px 3px rgba(0, 0, 0, 0.18)', 'Soft'],
  ['0 6px 18px rgba(0, 0, 0, 0.16)', 'Medium'],
  ['0 16px 40px rgba(0, 0, 0, 0.24)', 'Strong'],
];
const spaces: readonly CommonValue[] = [
  ['0px', 'None'],
  ['8px', 'S'],
  ['16px', 'M'],
  ['32px', 'L'],
  ['64px', 'XL'],
];
const borderStyles: readonly CommonValue[] = [
  ['none', 'None'],
  ['solid', 'Solid'],
  ['dashed', 'Dashed'],
  ['dotted', 'Dotted'],
];
const displays: readonly CommonValue[] = [
  ['block', 'Block'],
  ['inline-block', 'Inline block'],
  ['flex', 'Row or column'],
  ['grid', 'Grid'],
  ['none', 'Hidden'],
];
const ends: readonly CommonValue[] = [
  ['start', 'Start'],
  ['center', 'Centre'],
  ['end', 'End'],
];

/** Style properties by group, in order of use. */
export const styleSectors: readonly (readonly [string, readonly StyleProperty[]])[] = [
  [
    'Text',
    [
      measure('font-size', 'Size', sizes, textSizes),
      row('font-weight', 'Weight', weights),
      row('text-align', 'Alignment', alignments),
      colour('color', 'Text colour'),
      choice('font-family', 'Font', fonts),
      measure('line-height', 'Line height', [['', '×'], unit('px')]),
      measure('letter-spacing', 'Letter spacing', ['px', 'em'].map(unit)),
    ],
  ],
  [
    'Background and border',
    [
      colour('background-color', 'Background colour'),
      measure('border-radius', 'Corner radius', lengths, corners),
      row('box-shadow', 'Shadow', shadows),
      {
        ...measure('border-width', 'Border width', [unit('px')]),
        needs: { name: 'border-style', value: 'solid', instead: 'none' },
      },
      choice('border-style', 'Border style', borderStyles),
      colour('border-color', 'Border colour'),
      measure('opacity', 'Opacity', [unit('%')]),
    ],
  ],
  [
    'Spacing',
    [
      { name: 'padding', label: 'Space inside', kind: 'sides', common: spaces },
      { name: 'margin', label: 'Space outside', kind: 'sides', common: spaces },
    ],
  ],
  [
    'Size and layout',
    [
      measure('width', 'Width', widths),
      measure('max-width', 'Maximum width', widths),
      measure('height', 'Height', heights),
      measure('min-height', 'Minimum height', heights),
      choice('display', 'Layout', displays),
      measure('gap', 'Gap', lengths),
      choice('justify-content', 'Distribute', [
        ...ends,
        ['space-between', 'Space between'],
        ['space-evenly', 'Space evenly'],
      ]),
      choice('align-items', 'Align items', [...ends, ['stretch', 'Stretch']]),
    ],
  ],
];
