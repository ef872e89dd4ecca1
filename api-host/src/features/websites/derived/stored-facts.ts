import { siteFileNames } from 'shared-kit/contract';
import type { StoragePort } from '../../../storage/storage.port';
import { GivenUp } from '../../../threads/bounded-thread';
import { deployedFile, factsFile } from '../deployment';
import { noFacts } from './derive-page';
import type { DerivedFacts, DerivePage } from './derived-page';

interface FactsDeps {
  readonly storage: Pick<StoragePort, 'get' | 'create'>;
  readonly derive: DerivePage;
}

interface Deployed {
  readonly id: string;
  readonly deployment: string;
  readonly title: string;
}

/** Derivations in progress, shared by concurrent visitors. */
const underWay = new Map<string, Promise<DerivedFacts | null>>();

/**
 * Metadata of a published page: stored, or for an older page derived once. Null when a
 * republication has removed the page meanwhile.
 */
export async function factsOf(deps: FactsDeps, site: Deployed): Promise<DerivedFacts | null> {
  const key = deployedFile(site.id, site.deployment, factsFile);
  const stored = await deps.storage.get(key);
  // Only `writeDeployment` and the code below write into a deployment.
  if (stored !== null) return JSON.parse(stored.content.toString()) as DerivedFacts;
  const deriving =
    underWay.get(key) ?? deriveStored(deps, site, key).finally(() => underWay.delete(key));
  underWay.set(key, deriving);
  return deriving;
}

async function deriveStored(
  { storage, derive }: FactsDeps,
  { id, deployment, title }: Deployed,
  key: string,
): Promise<DerivedFacts | null> {
  const read = async (name: string) =>
    (await storage.get(deployedFile(id, deployment, name)))?.content.toString();
  const html = await read(siteFileNames.html);
  if (html === undefined) return null;
  const css = (await read(siteFileNames.css)) ?? '';
  const facts = await derive({ html, css, js: '', title, as: 'published' }).then(
    (derived) => derived.facts,
    (error: unknown) => {
      if (error instanceof GivenUp) return noFacts(title);
      throw error;
    },
  );
  await storage.create(key, JSON.stringify(facts));
  return facts;
}
