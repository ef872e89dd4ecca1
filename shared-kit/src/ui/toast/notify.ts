import { toast } from 'react-hot-toast/headless';

/** How long a toast stays, by the specification. The pause while hovered comes on top. */
const toastDuration = 3000;

/** Long enough for the toast to fade; then it leaves the document. */
const removeDelay = 200;

/** The only way to show a toast. */
export const notify = {
  /** Something went well: read out politely. */
  success(text: string): void {
    toast.success(text, {
      duration: toastDuration,
      removeDelay,
      ariaProps: { role: 'status', 'aria-live': 'polite' },
    });
  },
  /** Something went wrong: read out at once. */
  error(text: string): void {
    toast.error(text, {
      duration: toastDuration,
      removeDelay,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    });
  },
};
