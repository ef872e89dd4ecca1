/** Refuses redirects: another address would receive the key and the member's prompt. */
export const plainFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: 'error' });
