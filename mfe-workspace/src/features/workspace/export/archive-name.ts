/** Long enough for any title one would type, short enough for every file system. */
const longestName = 80;

/**
 * File name of the archive: the title, or `project` when there is none. Characters that a file system
 * refuses become spaces; so do line breaks and invisible control characters.
 */
export function archiveName(title: string): string {
  const cleaned = title
    .replace(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const name = Array.from(cleaned)
    .slice(0, longestName)
    .join('')
    .replace(/[ .]+$/, '');
  return `${name || 'project'}.zip`;
}
