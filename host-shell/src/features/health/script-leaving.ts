import { wasTouched } from './touched';

/** After this, in milliseconds since the navigation, a page that leads away has its reasons. */
const earlyMs = 15_000;

/** The parts of the Navigation API this needs; TypeScript's library does not have it everywhere. */
interface NavigateEvent extends Event {
  readonly userInitiated: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly navigationType: string;
  readonly destination: { readonly sameDocument: boolean; readonly url: string };
}

/** How a script leads away: by a reload, to another document, or to another page of the application. */
export type Leaving = 'reload' | 'document' | 'route';

/**
 * Reports a page that navigates away by itself, early and before anybody has touched it. What the browser's own buttons do is
 * none of it. Browsers without the Navigation API say nothing.
 */
export function whenScriptLeaves(listener: (how: Leaving) => void): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => {
    const how = leavingOf(event as NavigateEvent);
    if (how !== null && !wasTouched() && performance.now() < earlyMs) listener(how);
  });
}

function leavingOf(event: NavigateEvent): Leaving | null {
  const { userInitiated, hashChange, downloadRequest, navigationType, destination } = event;
  if (userInitiated || hashChange || downloadRequest !== null || navigationType === 'traverse') {
    return null;
  }
  if (navigationType === 'reload') return 'reload';
  if (!destination.sameDocument) return 'document';
  return new URL(destination.url).pathname === location.pathname ? null : 'route';
}
