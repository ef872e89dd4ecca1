/** Dismissing a toast is a click beside the dialog that does not mean the dialog. */
export function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toaster]')) {
    event.preventDefault();
  }
}

/** Escape in a search that holds a text clears the search; the next one closes the dialog. */
export function keepOpenForSearch(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') {
    event.preventDefault();
  }
}
