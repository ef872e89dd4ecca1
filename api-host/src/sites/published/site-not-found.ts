import { attributeText } from '../../features/review/reviewed-page';
import { initialOf } from './favicon';
import type { SiteLook } from './site-look';

/** A website's own page for an address it does not have: its name, its colours, the way home. */
export const renderSiteNotFound = (title: string, link: string, look: SiteLook): string => {
  const name = attributeText(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" type="image/svg+xml" href="${link}favicon.svg">
<title>There is no page here · ${name}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr; background: ${look.ground}; color: ${look.text}; font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 12px; padding: 24px; font-weight: 600; }
header span { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 9px; background: ${look.brand}; color: ${look.onBrand}; }
header b { overflow-wrap: anywhere; }
main { place-self: center; max-width: 60ch; padding: 24px 24px 15vh; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 8px; }
p { margin: 0 0 24px; }
a { display: inline-block; min-height: 44px; box-sizing: border-box; padding: 10px 20px; border-radius: 9px; background: ${look.brand}; color: ${look.onBrand}; text-decoration: none; overflow-wrap: anywhere; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid ${look.link}; outline-offset: 3px; }
</style>
</head>
<body>
<header><span aria-hidden="true">${attributeText(initialOf(title))}</span><b>${name}</b></header>
<main><h1>There is no page here</h1><p>The address may be mistyped, or the page has moved.</p><a href="${link}">Go to ${name}</a></main>
</body>
</html>
`;
};
