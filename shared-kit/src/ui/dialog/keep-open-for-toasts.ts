/** Dismissing a toast is a click beside the dialog that does not mean the dialog. */
export function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toaster]')) {
    event.preventDefault();
  }
}
