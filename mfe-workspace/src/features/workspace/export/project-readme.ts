import type { GeneratedFiles } from 'shared-kit/contract';

/** The README of a project, in the explorer and in the exported archive. */
export function describeProject(title: string, prompt: string, files: GeneratedFiles): string {
  const quoted = prompt
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  const sections = [
    `# ${title.replace(/\s+/g, ' ').trim() || 'Project'}`,
    `The latest prompt for this website:\n\n${quoted}`,
    [
      '## Files of the export',
      '',
      '- `index.html`: the page',
      '- `styles.css`: its styles',
      '- `script.js`: its behaviour',
      '',
      'Open `index.html` in a browser. Nothing has to be installed or built; any web host can serve the folder as it is.',
    ].join('\n'),
  ];
  if (files.notes.length > 0) {
    sections.push(`## Notes\n\n${files.notes.map((note) => `- ${note}`).join('\n')}`);
  }
  return `${sections.join('\n\n')}\n`;
}
