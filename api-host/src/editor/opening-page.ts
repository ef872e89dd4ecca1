import type { readEditorBuild } from './editor-build';

type EditorBuild = NonNullable<Awaited<ReturnType<typeof readEditorBuild>>>;

/** The theme that the workspace put in the URL; otherwise the device's own applies. */
function themeOf(query: unknown): string {
  const theme: unknown = typeof query === 'object' && query && Reflect.get(query, 'theme');
  return theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
}

const light =
  '--ground: oklch(0.984 0.002 85); --bone: oklch(0.924 0.005 85); --edge: oklch(0.895 0.006 85)';
const dark =
  '--ground: oklch(0.182 0.004 70); --bone: oklch(0.285 0.006 70); --edge: oklch(0.315 0.006 70)';

/** The kit's colours in both themes; the rest of the kit loads with the script. */
const look = `
:root { color-scheme: light; ${light} }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark; ${dark} } }
:root[data-theme=dark] { color-scheme: dark; ${dark} }
body { margin: 0; background: var(--ground) }
.opening { display: grid; grid-template: 56px minmax(0, 1fr) / 304px minmax(0, 1fr); height: 100dvh }
.opening div { display: grid; gap: 16px; align-content: start; padding: 16px; border: 0 solid var(--edge) }
.opening div:first-child { grid-column: 1 / -1; border-block-end-width: 1px }
.opening div:nth-child(2) { border-inline-end-width: 1px }
.opening div:nth-child(3) { padding: 32px; gap: 32px }
.opening i { display: block; height: 14px; border-radius: 6px; background: var(--bone) }
@media (max-width: 900px) { .opening { grid-template-columns: minmax(0, 1fr) } .opening div:nth-child(2) { display: none } }
`;

const skeleton = `<div class="opening" role="status" aria-label="Opening the editor">
<div><i style="width: 180px; height: 24px"></i></div>
<div>${'<i></i>'.repeat(6)}</div>
<div><i style="width: 220px; height: 24px"></i><i style="height: 260px"></i><i style="height: 140px"></i></div>
</div>`;

/** The editor's page: its outline is visible before the first script has run. */
export function openingPage({ version, script, fonts, next }: EditorBuild, query: unknown): string {
  const base = `/build/${version}/`;
  const preloads = [
    ...fonts.map(
      (font) =>
        `<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...next.map(
      (file) =>
        `<link rel="preload" href="${base}${file}" as="${file.endsWith('.css') ? 'style' : 'script'}">`,
    ),
  ];
  return `<!doctype html>
<html lang="en"${themeOf(query)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site editor</title>
<link rel="icon" href="data:,">
<style>${look}</style>
${preloads.join('\n')}
<script src="${base}${script}" defer></script>
</head>
<body>
<div id="root">${skeleton}</div>
<noscript>The site editor needs JavaScript.</noscript>
</body>
</html>
`;
}
