/** Without redirects: another address would be sent the key and the member's prompt. */
export const plainFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });
