import { createHash, randomBytes } from 'node:crypto';
import { siteFileNames } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { StoragePort } from '../../storage/storage.port';
import { deriveHere } from './derived/derive-page';
import type { DerivePage } from './derived/derived-page';

/** Prefix of all files of a website. */
export const websitePrefix = (websiteId: string) => `sites/${websiteId}/`;

const deploymentPrefix = (websiteId: string, deployment: string) =>
  `${websitePrefix(websiteId)}${deployment}/`;

/** Path of a deployment's file, as the sites origin reads it. */
export const deployedFile = (websiteId: string, deployment: string, name: string) =>
  deploymentPrefix(websiteId, deployment) + name;

/**
 * Data derived from a page, stored beside it. Increment the number when the format changes: old
 * pages are then derived once again.
 */
export const factsFile = 'derived-1.json';

/** ETag source: equal for equal content. */
export const fingerprintOf = (deployment: string) => deployment.split('-')[0] ?? deployment;

/** A file of a website in addition to its three. */
export interface DeployedFile {
  /** Relative to the deployment, as used in the code. */
  readonly path: string;
  readonly content: Buffer;
}

interface DeploymentOptions {
  /** The member's own pictures and the typefaces that the code references. */
  readonly assets?: readonly DeployedFile[];
  /** `silent` for drafts, whose forms do not deliver. */
  readonly forms?: 'delivering' | 'silent';
  /** Hosts derive in a thread; tests may do it directly. */
  readonly derive?: DerivePage;
}

/**
 * Writes the three public files, the data derived from them and the page's assets into a new
 * folder, which is not visible until the row names it. Its name is a content hash plus a random
 * part: with the hash alone, removing an old deployment could delete one of equal content that is
 * being published concurrently.
 */
export async function writeDeployment(
  storage: StoragePort,
  websiteId: string,
  files: SiteFiles,
  title: string,
  { assets = [], forms: as = 'delivering', derive = deriveHere }: DeploymentOptions = {},
): Promise<string> {
  const { html, css, js } = files;
  const page = await derive({ html, css, js, title, as });
  const published = [
    [siteFileNames.html, page.html],
    [siteFileNames.css, files.css],
    [siteFileNames.js, files.js],
  ] as const;
  const names = assets.map(({ path }) => path);
  const hash = createHash('sha256')
    // Names of pictures and typefaces identify their content, which is immutable.
    .update(JSON.stringify([...published, ...names]))
    .digest('hex')
    .slice(0, 32);
  const deployment = `${hash}-${randomBytes(4).toString('hex')}`;
  const all = [
    ...published,
    ...(as === 'silent' ? [] : [[factsFile, JSON.stringify(page.facts)] as const]),
    ...assets.map(({ path, content }) => [path, content] as const),
  ];
  await Promise.all(
    all.map(([name, content]) =>
      storage.create(deployedFile(websiteId, deployment, name), content),
    ),
  );
  return deployment;
}

export const removeDeployment = (storage: StoragePort, websiteId: string, deployment: string) =>
  storage.deletePrefix(deploymentPrefix(websiteId, deployment));
