import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { BuildManifest } from 'shared-kit/contract/releases';
import type { StoragePort } from '../../../storage/storage.port';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

type Files = Pick<BuildManifest, 'name' | 'version'>;

/** Everything of one version lies below here. */
export const buildFolder = ({ name, version }: Files): string => `builds/${name}/${version}/`;

/**
 * A file lies under its hash, so a key never changes its content: an upload that comes late or twice
 * can do no harm. The extension stays, because the storage derives the type from it.
 */
function keyOf(build: Files, integrity: string): string {
  return `${buildFolder(build)}${Buffer.from(integrity.slice(7), 'base64').toString('hex')}`;
}

/** A source map is read for the stack of a failure and by no visitor: its smallest size costs twenty times the time. */
const mapQuality = 5;
const qualityFor = (content: Buffer): number =>
  content.subarray(0, 12).toString() === '{"version":3' ? mapQuality : constants.BROTLI_MAX_QUALITY;

/**
 * Stores a file, and compressed beside it what gets smaller by it. `precompressed` is what its build says it is
 * compressed; it is taken where that is true.
 */
export async function putBuildFile(
  storage: StoragePort,
  build: Files,
  integrity: string,
  content: Buffer,
  precompressed: Buffer | null = null,
): Promise<void> {
  const key = keyOf(build, integrity);
  const compressed =
    precompressed !== null && (await isCompressed(precompressed, content))
      ? precompressed
      : await compress(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(content) },
        });
  if (compressed.length < content.length) await storage.create(`${key}.br`, compressed);
  await storage.create(key, content);
}

/** What unpacks to more than the file is another one, and is not unpacked further. */
async function isCompressed(precompressed: Buffer, content: Buffer): Promise<boolean> {
  try {
    return content.equals(await decompress(precompressed, { maxOutputLength: content.length }));
  } catch {
    return false;
  }
}

export function hasBuildFile(
  storage: StoragePort,
  build: Files,
  integrity: string,
): Promise<boolean> {
  return storage.exists(keyOf(build, integrity));
}

/** A stored file, compressed when that is wanted and there; null when it is not stored. */
export async function getBuildFile(
  storage: StoragePort,
  build: Files,
  integrity: string,
  acceptsBrotli: boolean,
): Promise<{ readonly content: Buffer; readonly encoding: 'br' | null } | null> {
  const key = keyOf(build, integrity);
  const compressed = acceptsBrotli ? await storage.get(`${key}.br`) : null;
  if (compressed) return { content: compressed.content, encoding: 'br' };
  const plain = await storage.get(key);
  return plain && { content: plain.content, encoding: null };
}
