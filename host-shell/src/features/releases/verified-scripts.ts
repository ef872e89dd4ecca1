import { inlinedShellFilesId } from 'shared-kit/contract/rollout';
import { readInlinedJson } from './inlined-json';
import { boundArrival } from './late-files';

/** Hash per file, relative to the folder of a build. */
export type FileHashes = Readonly<Record<string, string>>;

/** What every script of a build must be. */
export interface VerifiedScripts {
  /** Adds a build's files. Without any hash the build is not verified: one under development. */
  add(base: string, files: FileHashes): void;
  /** What the file at an address must be; null where nobody says. */
  integrityOf(address: string): string | null;
  /** Makes a script or style be verified before it is put into the page. */
  protect(element: HTMLScriptElement | HTMLLinkElement): void;
}

/** No content has it: for files below a build's folder that the record does not name. */
const unmatchable = `sha384-${'A'.repeat(64)}`;

/** Files are known by folder, whatever query a retry adds. Folders are absolute, as scripts' addresses are. */
export function createVerifiedScripts(): VerifiedScripts {
  const builds = new Map<string, FileHashes>();
  const integrityOf = (address: string): string | null => {
    const { origin, pathname } = new URL(address, document.baseURI);
    const file = origin + pathname;
    for (const [base, files] of builds) {
      if (!file.startsWith(base)) continue;
      const name = file.slice(base.length);
      return (Object.hasOwn(files, name) ? files[name] : null) ?? unmatchable;
    }
    return null;
  };
  return {
    add(base, files) {
      if (Object.keys(files).length > 0) builds.set(new URL(base, document.baseURI).href, files);
    },
    integrityOf,
    protect(element) {
      const address = element instanceof HTMLScriptElement ? element.src : element.href;
      const integrity = address === '' ? null : integrityOf(address);
      if (integrity === null) return;
      element.integrity = integrity;
      // Without it a browser verifies its own origin only, and Integrity-Policy lets nothing through.
      element.crossOrigin = 'anonymous';
    },
  };
}

/**
 * Verifies whatever bundlers' run-times put into the head from now on, the shell's own late chunks first.
 * In one place of the page and not in every build, so that it holds for builds made before, by another
 * bundler, or by somebody who would rather not be verified.
 *
 * @param timeoutMs how long such a file may take
 */
export function verifyScripts(timeoutMs: () => number): VerifiedScripts {
  const scripts = createVerifiedScripts();
  const shell = readInlinedJson(inlinedShellFilesId) as
    | { readonly base: string; readonly files: FileHashes }
    | undefined;
  if (shell) scripts.add(shell.base, shell.files);
  const { head } = document;
  const insert = head.appendChild.bind(head);
  head.appendChild = (node) => {
    if (node instanceof HTMLScriptElement || node instanceof HTMLLinkElement) {
      scripts.protect(node);
      boundArrival(node, timeoutMs);
    }
    return insert(node);
  };
  return scripts;
}
