import { callApi } from 'shared-kit/client';
import { enterEditor } from 'shared-kit/contract';

/** For a reload: it ends with the tab, and with the token's hours. */
const tokenKey = 'editor-token';

/**
 * Comes in by the ticket in the address, or by the token this tab has had before. Null where there is
 * neither. The ticket is out of the address, and so out of the history, before anything else happens.
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
