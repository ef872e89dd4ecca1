import { raw, type Markup } from '../text/markup';
import { hashText } from '../text/random';

/** Simple line glyphs; which one a title gets is fixed by its words, so it never changes by itself. */
const glyphs = [
  '<circle cx="12" cy="12" r="8"/><path d="M12 8v4l3 2"/>',
  '<path d="M4 12l5 5L20 6"/>',
  '<path d="M12 3l2.6 5.8L21 9.6l-4.7 4.2L17.6 20 12 16.8 6.4 20l1.3-6.2L3 9.6l6.4-.8z"/>',
  '<path d="M4 18V9l8-5 8 5v9z"/><path d="M9 18v-5h6v5"/>',
  '<path d="M5 5h14v10H9l-4 4z"/>',
  '<path d="M12 20s-7-4.4-7-9.5A4 4 0 0 1 12 8a4 4 0 0 1 7 2.5C19 15.600 12 20 12 20z"/>',
  '<path d="M6 4h12v16H6z"/><path d="M9 8h6M9 12h6M9 16h3"/>',
  '<circle cx="9" cy="9" r="3.500"/><path d="M3 19c.6-3.400 3-5 6-5s5.400 1.600 6 5"/><path d="M15.500 6a3.200 3.200 0 0 1 0 6M18 14.500c1.600.7 2.600 2.200 3 4.500"/>',
  '<path d="M12 21V10"/><path d="M12 12c-5 0-7-3-7-8 5 0 7 3 7 8zM12 15c0-4 2-6.500 7-6.500 0 4-2 6.500-7 6.500z"/>',
  '<path d="M3 17l6-6 4 4 8-9"/><path d="M15 6h6v6"/>',
  '<circle cx="12" cy="12" r="4"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200"/>',
  '<path d="M5 11h14v9H5z"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
] as const;

export function icon(label: string, index: number): Markup {
  const glyph = glyphs[(hashText(label) + index) % glyphs.length] ?? glyphs[0];
  return raw(
    `<svg class="icon" width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${glyph}</svg>`,
  );
}
