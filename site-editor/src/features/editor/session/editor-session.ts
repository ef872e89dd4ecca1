import { callApi } from 'shared-kit/client';
import { enterEditor } from 'shared-kit/contract';

/** Kept for reloads: it ends with the tab and the token. */
const tokenKey = 'editor-token';

/**
 * Opens the session by the ticket in the address, or by this tab's stored token. Null when there is
 * neither. The ticket is removed from address and history first.
 */
export async function openEditorSession(): Promise<string | null> {
  const ticket = takeTicket();
  if (ticket === null) return sessionStorage.getItem(tokenKey);
  const { token } = await callApi(enterEditor, { body: { ticket } });
  sessionStorage.setItem(tokenKey, token);
  return token;
}

function takeTicket(): string | null {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return ticket;
}
