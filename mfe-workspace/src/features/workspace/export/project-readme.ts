import type { GeneratedFiles } from 'shared-kit/contract';
import { hostingGuide } from './hosting-guide';

/**
 * The README of a project, in the explorer and in the exported archive.
 *
 * @param link where it is published; its forms send there
 */
export function describeProject(
  title: string,
  prompt: string,
  files: GeneratedFiles,
  link: string | null = null,
): string {
  const quoted = prompt
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  const sections = [
    `# ${title.replace(/\s+/g, ' ').trim() || 'Project'}`,
    `This website was described as:\n\n${quoted}`,
    [
      '## Files of the export',
      '',
      '- `index.html`: the page',
      '- `styles.css`: its styles',
      '- `script.js`: its behaviour',
      '- `assets/images`: its pictures, when it has own ones',
      '- `assets/fonts`: its typefaces, when it has own ones',
    ].join('\n'),
    ...hostingGuide(files, link),
  ];
  if (files.notes.length > 0) {
    sections.push(`## Notes\n\n${files.notes.map((note) => `- ${note}`).join('\n')}`);
  }
  return `${sections.join('\n\n')}\n`;
}
