const shadowsOf = (ink: string, strength: number): Record<string, string> => ({
  'shadow-raised': `0 1px 2px rgb(${ink} / ${strength}), 0 1px 1px rgb(${ink} / ${strength / 2})`,
  'shadow-overlay': `0 16px 40px -8px rgb(${ink} / ${strength * 3.2}), 0 4px 12px rgb(${ink} / ${strength * 1.4})`,
});

/** Shadows differ by theme: on dark surfaces only a deep one is seen at all. */
export const lightShadows = shadowsOf('38 32 26', 0.06);
/** Shadows of the dark theme. */
export const darkShadows = shadowsOf('0 0 0', 0.2);
