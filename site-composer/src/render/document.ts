import { escapeAttribute } from 'site-document/escape';
import type { ArtDirection } from '../art/directions';
import type { PagePlan } from '../model/page';
import type { PageFonts } from '../type/fonts';

/** One element of the page on each line, as somebody would have written it. */
function onLines(body: string): string {
  return body.replaceAll(
    /(<\/(?:section|header|footer|main|nav|ul|ol|dl|li|div|h1|h2|h3|p|form|figure|details|a)>|<(?:main|section|ul|ol|dl|div|form|nav|header|footer)\b[^>]*>)(?=<)/gu,
    '$1\n',
  );
}

/** The whole document around a drawn body. */
export function writeDocument(
  plan: PagePlan,
  direction: ArtDirection,
  body: string,
  fonts: PageFonts,
): string {
  const preload = fonts.assets
    .slice(0, 1)
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>\n`);
  return `<!doctype html>
<html lang="${plan.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(plan.title)}</title>
<meta name="description" content="${escapeAttribute(plan.description)}">
${preload.join('')}<link rel="stylesheet" href="styles.css">
</head>
<body class="on-paper direction-${direction.id}" id="top" data-motion="${plan.look.still === true ? 'none' : direction.motion}">
${onLines(body)}
<script src="script.js" defer></script>
</body>
</html>
`;
}
