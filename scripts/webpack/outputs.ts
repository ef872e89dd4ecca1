import path from 'node:path';
import { root } from './workspaces';

/** Where builds are written: immutable folders named after their version. */
export const distFolder = path.join(root, 'dist');

export function shellOutput(version: string): string {
  return path.join(distFolder, 'shell', version);
}

export function singleOutput(version: string): string {
  return path.join(distFolder, 'single', version);
}

export function editorOutput(version: string): string {
  return path.join(distFolder, 'editor', version);
}

/** Which build of the visual editor the host serves. */
export const editorPointerFile = path.join(distFolder, 'editor.json');

/** The release record: which build of each remote everyone runs. */
export const releaseRecordFile = path.join(distFolder, 'releases.json');
