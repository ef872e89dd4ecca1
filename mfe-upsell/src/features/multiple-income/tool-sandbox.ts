const always = [
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-scripts',
];

/**
 * What the embedded tool may do: run, sign in and open tabs, never navigate the app away. It keeps its
 * own origin, which its sign-in needs, except on the app's origin: there the sandbox would be none,
 * because the tool could reach out and read the member's session.
 */
export function toolSandbox(toolUrl: string, appOrigin: string): string {
  const foreign = new URL(toolUrl).origin !== appOrigin;
  return (foreign ? [...always, 'allow-same-origin'] : always).join(' ');
}
