/** A seed derived from the prompt (FNV-1a): the same words give the same page. */
export function seedOf(prompt: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < prompt.length; at += 1) {
    hash = Math.imul(hash ^ prompt.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
