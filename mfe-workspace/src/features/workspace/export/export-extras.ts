/** The accent colour a style sheet declares as a custom property, in hex. */
const brandOf = (css: string): string =>
  /--[\w-]*(?:accent|brand|primary)[\w-]*\s*:\s*(#[0-9a-f]{6})\b/i.exec(css)?.[1] ?? '#334155';

/** Black or white, whichever contrasts more by perceived brightness. */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#111111' : '#ffffff';
}

/** A favicon for a page without one: its initial on its accent colour, as SVG. */
function faviconFor(title: string, css: string): string {
  const initial = /[\p{Letter}\p{Number}]/u.exec(title.normalize('NFC'))?.[0].toUpperCase() ?? '•';
  const colour = brandOf(css);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${textOn(colour)}">${initial}</text></svg>\n`;
}

const namesIcon = /<link\b[^>]*\brel\s*=\s*["']?[^"'>]*\bicon\b/i;

/**
 * Adds a favicon unless the page names one. It is inlined, because an export holds only the files
 * of the specification.
 */
export function withFavicon(html: string, title: string, css: string): string {
  if (namesIcon.test(html)) return html;
  const icon = `data:image/svg+xml,${encodeURIComponent(faviconFor(title, css).trim())}`;
  const styles = /<link\b[^>]*\bstyles\.css[^>]*>/i;
  return html.replace(styles, (link) => `<link rel="icon" href="${icon}">\n${link}`);
}

/**
 * Removes font preloads: browsers refuse them for a page opened from disk and log an error. The
 * style sheet loads the fonts anyway.
 */
export function withoutFontPreloads(html: string): string {
  return html.replaceAll(
    /<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="font")[^>]{0,400}>\n?/gi,
    '',
  );
}
