import { previewNonceBytes } from '../contract';

/**
 * Makes an unguessable nonce for the address of one preview runner (contract, "preview-messages").
 */
export function newPreviewNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(previewNonceBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
