import { createHash, randomBytes } from 'node:crypto';
import { siteFileNames } from 'shared-kit/contract';
import type { SiteFiles } from 'shared-kit/contract';
import type { StoragePort } from '../../storage/storage.port';
import { deriveHere } from './derived/derive-page';
import type { DerivePage } from './derived/derived-page';

/** Everything of a website lives below this prefix. */
export const websitePrefix = (websiteId: string) => `sites/${websiteId}/`;

const deploymentPrefix = (websiteId: string, deployment: string) =>
  `${websitePrefix(websiteId)}${deployment}/`;

/** A file of a deployment, as the sites origin reads it. */
export const deployedFile = (websiteId: string, deployment: string, name: string) =>
  deploymentPrefix(websiteId, deployment) + name;

/** What is derived of a page, beside it. Another number when that changes: then it is derived anew, once. */
export const factsFile = 'derived-1.json';

/** What a visitor's copy is compared by: equal content, equal fingerprint. */
export const fingerprintOf = (deployment: string) => deployment.split('-')[0] ?? deployment;

/** A file of a website beside its three. */
export interface DeployedFile {
  /** Below the deployment, as the code names it. */
  readonly path: string;
  readonly content: Buffer;
}

interface DeploymentOptions {
  /** The member's own pictures and the typefaces the code asks for. */
  readonly assets?: readonly DeployedFile[];
  /** A draft is looked at; nobody waits for what is sent with it. */
  readonly forms?: 'delivering' | 'silent';
  /** Hosts derive in a thread; pages of tests are no danger. */
  readonly derive?: DerivePage;
}

/**
 * Writes the three public files, what is derived of them and the page's assets into a folder of their own, which nobody sees until the row names it.
 * The folder is the content's hash and something random: were it the hash alone, removing an old
 * deployment could hit a newer one of equal content that another request is just publishing.
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
    // The name of a picture or typeface stands for its content, which never changes.
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
