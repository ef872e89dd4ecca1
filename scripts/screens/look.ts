/** How a screen is looked at. */
export interface Look {
  /** In CSS pixels. */
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** `1360-light`: a width from 320 to 3840 pixels and a theme. Throws what to write instead. */
export function parseLook(text: string): Look {
  const [, digits, theme] = /^(\d{3,4})-(light|dark)$/.exec(text) ?? [];
  const width = Number(digits);
  if (!(width >= 320 && width <= 3840)) {
    throw new Error(`--look takes a width and a theme, as 1360-light or 390-dark, not "${text}".`);
  }
  return { width, colorScheme: theme === 'dark' ? 'dark' : 'light' };
}
