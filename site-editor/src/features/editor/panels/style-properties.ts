/** A property of an element's look that can be set. */
export interface StyleProperty {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'colour' | 'choice';
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

const text = (name: string, label: string): StyleProperty => ({ name, label, kind: 'text' });
const colour = (name: string, label: string): StyleProperty => ({ name, label, kind: 'colour' });
const choice = (
  name: string,
  label: string,
  choices: NonNullable<StyleProperty['choices']>,
): StyleProperty => ({ name, label, kind: 'choice', choices });

const fonts = [
  ['system-ui, sans-serif', 'System'],
  ['Arial, Helvetica, sans-serif', 'Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Georgia, serif', 'Georgia'],
  ['"Times New Roman", Times, serif', 'Times'],
  ['"Courier New", Courier, monospace', 'Courier'],
] as const;
const weights = [
  ['300', 'Light'],
  ['400', 'Normal'],
  ['500', 'Medium'],
  ['600', 'Semibold'],
  ['700', 'Bold'],
  ['800', 'Extra bold'],
] as const;
const alignments = [
  ['start', 'Start'],
  ['center', 'Centre'],
  ['end', 'End'],
  ['justify', 'Justified'],
] as const;
const displays = [
  ['block', 'Block'],
  ['inline-block', 'In the line'],
  ['flex', 'Row or column'],
  ['grid', 'Grid'],
  ['none', 'Hidden'],
] as const;
const distributions = [
  ['start', 'Start'],
  ['center', 'Centre'],
  ['end', 'End'],
  ['space-between', 'Apart'],
  ['space-evenly', 'Evenly'],
] as const;
const crossings = [
  ['start', 'Start'],
  ['center', 'Centre'],
  ['end', 'End'],
  ['stretch', 'Stretched'],
] as const;

/** What can be set, in the order in which one needs it. */
export const styleSectors: readonly (readonly [string, readonly StyleProperty[]])[] = [
  [
    'Text',
    [
      colour('color', 'Text colour'),
      choice('font-family', 'Font', fonts),
      text('font-size', 'Size'),
      choice('font-weight', 'Weight', weights),
      text('line-height', 'Line height'),
      text('letter-spacing', 'Letter spacing'),
      choice('text-align', 'Alignment', alignments),
    ],
  ],
  [
    'Background and border',
    [
      colour('background-color', 'Background colour'),
      text('border', 'Border'),
      text('border-radius', 'Corner radius'),
      text('box-shadow', 'Shadow'),
      text('opacity', 'Opacity'),
    ],
  ],
  ['Spacing', [text('margin', 'Outside'), text('padding', 'Inside')]],
  [
    'Size and layout',
    [
      text('width', 'Width'),
      text('max-width', 'Largest width'),
      text('height', 'Height'),
      text('min-height', 'Smallest height'),
      choice('display', 'Layout', displays),
      text('gap', 'Gap'),
      choice('justify-content', 'Along', distributions),
      choice('align-items', 'Across', crossings),
    ],
  ],
];
