import type { GeneratedFiles } from 'shared-kit/contract';

/** Names of the files an export has beside the page's own. */
export const extraNames = { favicon: 'favicon.svg', notFound: '404.html' } as const;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A colour the style sheet calls its own, as far as it is written plainly. */
const brandOf = (css: string): string =>
  /--[\w-]*(?:accent|brand|primary)[\w-]*\s*:\s*(#[0-9a-f]{6})\b/i.exec(css)?.[1] ?? '#334155';

/** Black or white, whichever is further from the colour as eyes see it. */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#111111' : '#ffffff';
}

/** A tab's icon for a page that has none: its initial on its own colour. */
export function faviconFor(title: string, css: string): string {
  const initial = /[\p{Letter}\p{Number}]/u.exec(title.normalize('NFC'))?.[0].toUpperCase() ?? '•';
  const colour = brandOf(css);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${textOn(colour)}">${initial}</text></svg>\n`;
}

const namesIcon = /<link\b[^>]*\brel\s*=\s*["']?[^"'>]*\bicon\b/i;

/** The page with its icon, unless it names one itself; it has its one reference to the style sheet already. */
export function withFavicon(html: string): string {
  if (namesIcon.test(html)) return html;
  const styles = /<link\b[^>]*\bstyles\.css[^>]*>/i;
  return html.replace(styles, (link) => `<link rel="icon" href="${extraNames.favicon}">\n${link}`);
}

/** What a web host shows for addresses the site does not have. Its styles are inside: it answers at any depth. */
export function notFoundPage(title: string, { css }: Pick<GeneratedFiles, 'css'>): string {
  const colour = brandOf(css);
  const name = escape(title.trim() || 'the website');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page not found · ${name}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 8px; padding: 24px; text-align: center; font: 18px/1.5 system-ui, sans-serif; color: #1c1c1c; background: #ffffff; }
h1 { margin: 0; font-size: 28px; }
a { justify-self: center; margin-top: 12px; padding: 10px 18px; border-radius: 8px; color: ${textOn(colour)}; background: ${colour}; text-decoration: none; }
</style>
</head>
<body>
<h1>There is no page here</h1>
<p>The address may be mistyped, or the page has moved.</p>
<a href="/">Go to ${name}</a>
</body>
</html>
`;
}
