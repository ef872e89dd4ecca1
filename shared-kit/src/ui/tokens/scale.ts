/** Everything that is the same in both themes, by custom property name without the dashes. */
export const scale: Readonly<Record<string, string>> = {
  'font-sans': "'Geist Variable', 'Geist Fallback', system-ui, sans-serif",
  'font-mono': "'Geist Mono Variable', 'Geist Mono Fallback', ui-monospace, monospace",
  'text-12': '0.75rem',
  'text-13': '0.8125rem',
  'text-14': '0.875rem',
  'text-16': '1rem',
  'text-20': '1.25rem',
  'text-24': '1.5rem',
  'text-32': '2rem',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => [`space-${step}`, `${step * 4}px`]),
  ),
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '16px',
  'ease-out': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
};
