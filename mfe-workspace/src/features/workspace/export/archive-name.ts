/** File systems hold names of 255 bytes; four of them are the extension's. */
const longestNameBytes = 251;

/**
 * File name of the archive: the title, or `project` when there is none. Characters that a file system
 * refuses become spaces; so do line breaks and invisible control characters.
 */
export function archiveName(title: string): string {
  const cleaned = title
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const name = cutToBytes(cleaned, longestNameBytes).replace(/[ .]+$/, '');
  return `${name || 'project'}.zip`;
}

/** The longest beginning of a text that fits, without half a character at its end. */
function cutToBytes(text: string, limit: number): string {
  const buffer = new Uint8Array(limit);
  const { read } = new TextEncoder().encodeInto(text, buffer);
  return text.slice(0, read);
}
