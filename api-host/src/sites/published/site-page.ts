import { escapeAttribute } from 'site-document/escape';
import type { SiteLook } from 'site-document/look';
import { initialOf } from './favicon';

interface SitePage {
  readonly language: string;
  /** The website's name. */
  readonly name: string;
  readonly look: SiteLook;
  readonly heading: string;
  readonly lines: readonly string[];
  /** Where the website's icon is, and where the button leads. */
  readonly icon: string;
  readonly way: { readonly href: string; readonly text: string };
}

/** A page the host renders in place of a website: name, colours and one link. Every value is escaped. */
export const renderSitePage = (page: SitePage): string => {
  const { look } = page;
  const name = escapeAttribute(page.name);
  const heading = escapeAttribute(page.heading);
  return `<!doctype html>
<html lang="${escapeAttribute(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="${escapeAttribute(page.icon)}">
<title>${heading} · ${name}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: ${look.ground}; color: ${look.text}; font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 12px; padding: 24px; font-weight: 600; }
header span { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 9px; background: ${look.brand}; color: ${look.onBrand}; }
header b { overflow-wrap: anywhere; }
main { place-self: center; max-width: 60ch; padding: 24px 24px 15vh; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 8px; }
p { margin: 0 0 12px; }
a { display: inline-block; min-height: 44px; box-sizing: border-box; margin-top: 12px; padding: 10px 20px; border-radius: 9px; background: ${look.brand}; color: ${look.onBrand}; text-decoration: none; overflow-wrap: anywhere; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid ${look.link}; outline-offset: 3px; }
</style>
</head>
<body>
<header><span aria-hidden="true">${escapeAttribute(initialOf(page.name))}</span><b>${name}</b></header>
<main><h1>${heading}</h1>${page.lines.map((line) => `<p>${escapeAttribute(line)}</p>`).join('')}<a href="${escapeAttribute(page.way.href)}">${escapeAttribute(page.way.text)}</a></main>
</body>
</html>
`;
};
