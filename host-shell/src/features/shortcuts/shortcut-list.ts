/** One keyboard shortcut as the sheet shows it; each key is one drawn key cap. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Whether the keyboard has a Command key where others have Ctrl. */
export function hasCommandKey(platform: string): boolean {
  return /^(Mac|iP)/.test(platform);
}

/** Every shortcut of the product; those of a single form or list work where the focus is. */
export function listShortcuts(commandKey: boolean): readonly Shortcut[] {
  const control = commandKey ? '⌘' : 'Ctrl';
  return [
    { keys: ['?'], does: 'Show this list' },
    { keys: ['/'], does: 'Go to the search of the page' },
    { keys: [control, 'Enter'], does: 'Submit the form or prompt you are typing in' },
    { keys: [control, 'S'], does: 'Save the form or code you are typing in' },
    { keys: ['Esc'], does: 'Close what is on top, or clear a search' },
    { keys: ['Tab'], does: 'Go to the next control; with Shift to the one before' },
    { keys: ['↑', '↓'], does: 'Move through the files, or between tabs with ← and →' },
  ];
}
