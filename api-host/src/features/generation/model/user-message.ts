import type { UserModelMessage } from 'ai';

/** A request with its reference pictures, in the form of either protocol. */
export function userMessage(
  request: string,
  references: readonly Uint8Array[] = [],
): UserModelMessage {
  if (references.length === 0) return { role: 'user', content: request };
  const images = references.map((image) => ({
    type: 'image' as const,
    image,
    mediaType: 'image/jpeg',
  }));
  return { role: 'user', content: [...images, { type: 'text', text: request }] };
}
