import type { Page } from 'playwright-core';

/** A screen in one of its states: for the pictures, and for the tests of every screen. */
export interface Screen {
  /** Also the name of its picture's file. */
  readonly name: string;
  readonly path: string;
  /** What proves that it has arrived. */
  readonly heading: string | RegExp;
  readonly signedIn: boolean;
  /** Before the visit: answers of the host that this state needs. */
  readonly stage?: (page: Page) => Promise<unknown>;
  /** After the arrival: opens what the picture is about, and waits for it. */
  readonly open?: (page: Page) => Promise<void>;
  /** Where the state exists; both unless told otherwise. */
  readonly only?: 'desktop' | 'phone';
}

/** A state of another screen. */
export const stateOf = (screen: Screen, name: string, state: Partial<Screen>): Screen => ({
  ...screen,
  ...state,
  name: `${screen.name}-${name}`,
});
