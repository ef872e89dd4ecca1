import { describePrompt, fontNamesIn } from 'shared-kit/contract';
import type { GeneratedFiles } from 'shared-kit/contract';
import type { DraftProject } from '../../../draft';
import { describeProject } from '../export';
import { partsOf } from '../model';
import type { CodeParts } from '../model';

/** A file or folder of the explorer (specification, section 3, "File tree node"). */
export interface FileTreeNode {
  readonly name: string;
  readonly type: 'file' | 'folder';
  readonly path: string;
  /** Whether a folder starts unfolded. */
  readonly isOpen: boolean;
  readonly children: readonly FileTreeNode[];
  /** Text of a file; null for a folder, a picture and a typeface. */
  readonly content: string | null;
}

/** Source of the tree. */
export interface ProjectSource {
  readonly draft: Pick<DraftProject, 'title' | 'slug'>;
  readonly prompt: string;
  readonly files: GeneratedFiles;
  /** The code in the editor; the code of `files` when absent. */
  readonly parts?: CodeParts | undefined;
  /** Names of the member's own pictures; their content is no text. */
  readonly pictures?: readonly string[] | undefined;
}

const imagesFolder = 'src/assets/images';
const fontsFolder = 'src/assets/fonts';

/**
 * The generated files as the explorer shows them. A view only: html, css and js appear at their
 * places unchanged, and files without code say so.
 */
export function buildFileTree(source: ProjectSource): readonly FileTreeNode[] {
  const parts = source.parts ?? partsOf(source.files);
  const pictures = (source.pictures ?? []).map((name) => file(`${imagesFolder}/${name}`, null));
  const fonts = fontNamesIn(source.files).map((name) => file(`${fontsFolder}/${name}`, null));
  const code = (path: keyof CodeParts): FileTreeNode => file(path, parts[path]);
  return [
    folder('src', [
      code('src/index.html'),
      folder('src/styles', [code('src/styles/main.css'), code('src/styles/components.css')]),
      folder('src/scripts', [code('src/scripts/main.js'), code('src/scripts/utils.js')]),
      folder(
        'src/assets',
        [folder(imagesFolder, pictures), folder(fontsFolder, fonts)],
        pictures.length > 0,
      ),
    ]),
    file('package.json', describePackage(source)),
    file('README.md', describeProject(source.draft.title, source.prompt, source.files)),
  ];
}

/** All files of a tree, in its order. */
export function listFiles(nodes: readonly FileTreeNode[]): readonly FileTreeNode[] {
  return nodes.flatMap((node) => (node.type === 'file' ? [node] : listFiles(node.children)));
}

/** Number of lines as an editor counts them; a trailing line break opens no further line. */
export function countLines(content: string): number {
  if (content === '') return 0;
  return content.replace(/\r?\n$/, '').split('\n').length;
}

/** Size of the files in kilobytes, to one decimal. */
export function sizeInKilobytes(files: readonly FileTreeNode[]): number {
  const encoder = new TextEncoder();
  const bytes = files.reduce((sum, { content }) => sum + encoder.encode(content ?? '').length, 0);
  return Math.round((bytes / 1024) * 10) / 10;
}

function describePackage({ draft, prompt, files }: ProjectSource): string {
  const name = draft.slug.normalize('NFKD').replace(/[^a-z0-9-]/g, '');
  const manifest = {
    name: name.replace(/^-+|-+$/g, '') || 'project',
    version: '1.0.0',
    private: true,
    description: describePrompt(prompt),
    framework: files.framework,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function file(path: string, content: string | null): FileTreeNode {
  return { name: nameOf(path), type: 'file', path, isOpen: false, children: [], content };
}

function folder(path: string, children: readonly FileTreeNode[], isOpen = true): FileTreeNode {
  return { name: nameOf(path), type: 'folder', path, isOpen, children, content: null };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
