const always = [
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-scripts',
];

/**
 * Sandbox of the embedded tool: it may run scripts, sign in and open tabs, never navigate the app.
 * It keeps its own origin, which sign-in needs, except on the app's origin, where it could read the
 * member's session.
 */
export function toolSandbox(toolUrl: string, appOrigin: string): string {
  const foreign = new URL(toolUrl).origin !== appOrigin;
  return (foreign ? [...always, 'allow-same-origin'] : always).join(' ');
}
