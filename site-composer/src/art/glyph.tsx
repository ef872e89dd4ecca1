/** @jsxImportSource preact @jsxRuntime automatic */

const paths = {
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  place:
    'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21M12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  link: 'M9 15l6-6M10 6l1-1a4 4 0 0 1 6 6l-1 1M14 18l-1 1a4 4 0 0 1-6-6l1-1',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  basket: 'M5 9h14l-1.500 10h-11zM9 9l3-5 3 5',
} as const;

export type GlyphName = keyof typeof paths;

/** A small line drawing in the colour of the text beside it. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
