import { useEffect } from 'react';
import { useNavigate } from 'shared-kit/router';
import { useProject } from '../../model';

const consequence =
  'If you do not save, your text stays in this browser tab and is there when you return to this project.';

/**
 * While code is unsaved, links inside the app ask first, and the browser asks before its tab is
 * closed or reloaded. Back navigation cannot be blocked; the text is stored for that case.
 */
export function useLeavePage(guard: (consequence: string, proceed: () => void) => void): void {
  const isUnsaved = useProject((project) => project.unsaved !== null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    const hold = (event: MouseEvent): void => {
      const path = appPathOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      guard(consequence, () => void navigate(path));
    };
    window.addEventListener('beforeunload', ask);
    // Capture phase, before the router handles the click.
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [isUnsaved, guard, navigate]);
}

/** Target of a click inside the app; null for any other click, such as one for a new tab. */
function appPathOf(event: MouseEvent): string | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.download) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? `${pathname}${search}${hash}` : null;
}
