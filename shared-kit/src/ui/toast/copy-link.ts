import { notify } from './notify';

/** Puts a link on the clipboard and says so; says how to do it by hand when the browser refuses. */
export async function copyLink(link: string): Promise<void> {
  await copy(link, 'Link Copied', `The browser does not allow copying. The link is ${link}`);
}

/** The same for a secret, which no message repeats. */
export async function copySecret(secret: string): Promise<void> {
  await copy(secret, 'Copied', 'The browser does not allow copying. Select it and copy it by hand');
}

async function copy(text: string, done: string, failed: string): Promise<void> {
  if ((await writeToClipboard(text)) || copyThroughSelection(text)) notify.success(done);
  else notify.error(failed);
}

/** Fails over plain HTTP, where there is no clipboard, and when the permission is denied. */
async function writeToClipboard(text: string): Promise<boolean> {
  // Typed as always present, missing outside of secure contexts.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The way before the clipboard API: select a text that nobody sees and let the browser copy it. */
function copyThroughSelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
