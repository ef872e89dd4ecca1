import { createHash, webcrypto } from 'node:crypto';
import type { RemoteVersion, SuiteRecord } from 'shared-kit/contract/releases';
import { inlinedKeysId, openSignedRecord } from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import { exitCodes } from '../command';
import type { Command, Invocation } from '../command';
import { HostRefusal } from '../host-client';

/** Does from outside what every browser does: signature of the record, then every byte it names. */
export const verify: Command = {
  summary: 'Check the served record’s signature and every file it names',
  usage: '',
  async run(invocation) {
    const { host } = invocation;
    const keys = await readPinnedKeys(invocation);
    const document: unknown = await (await host.fetch('/releases.json')).json();
    const { subtle } = webcrypto;
    const opened = await openSignedRecord(document, { keys, subtle, newest: 0 });
    if (opened.problem !== null) {
      const problems = [`The record is refused: ${opened.problem}`];
      return { lines: problems, json: { problems }, code: exitCodes.failed };
    }
    const { record, kid } = opened;
    const { files, problems } = await verifyFiles(invocation, record);
    const good = `Record ${record.serial} is signed by ${kid}; ${files} files are what it says.`;
    return {
      lines: problems.length > 0 ? problems : [good],
      json: { serial: record.serial, kid, files, problems },
      code: problems.length > 0 ? exitCodes.failed : exitCodes.done,
    };
  },
};

async function readPinnedKeys({ host }: Invocation): Promise<PinnedKey[]> {
  const page = await (await host.fetch('/')).text();
  const text = new RegExp(`id="${inlinedKeysId}">(.*?)</script>`, 's').exec(page)?.[1];
  if (!text) throw new HostRefusal('The page pins no keys', null, 'NO_KEYS');
  return JSON.parse(text) as PinnedKey[];
}

async function verifyFiles({ host, progress }: Invocation, record: SuiteRecord) {
  const files = Object.values(record.remotes)
    .flatMap(({ stable, previous, candidate }) => [stable, previous, candidate?.release])
    .filter((release): release is RemoteVersion => release !== undefined)
    .flatMap(({ base, files }) =>
      Object.entries(files).map(([path, integrity]) => ({ path: base + path, integrity })),
    );
  const problems: string[] = [];
  for (const [at, { path, integrity }] of files.entries()) {
    progress(at + 1, files.length, path);
    const answer = await host.fetch(path);
    const content = Buffer.from(await answer.arrayBuffer());
    const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (!answer.ok) problems.push(`${path} is answered with ${answer.status}`);
    else if (actual !== integrity) problems.push(`${path} is not what the record says`);
  }
  return { files: files.length, problems };
}
