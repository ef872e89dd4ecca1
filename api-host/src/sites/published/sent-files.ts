import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Size limit of the cache in bytes, compressed copies included: a few hundred websites. */
const defaultBytes = 64 * 1024 * 1024;

/** Larger files are not cached, so that one cannot evict all others. */
const largestShare = 1 / 8;

/** Smaller files fit into one packet, so that compression saves nothing. */
const leastToCompress = 1_024;

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript))/;

/** Brotli quality; 11 takes a second for a large page and saves little. */
const brotliQuality = 7;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** A file before it is sent. */
interface MadeFile {
  readonly content: Buffer | string;
  readonly contentType: string;
}

/** A file as it is sent, in each encoding that makes it smaller. */
export interface SentFile {
  readonly contentType: string;
  readonly content: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const bytesOf = ({ content, br, gzip: zipped }: SentFile): number =>
  content.length + (br?.length ?? 0) + (zipped?.length ?? 0);

/**
 * LRU cache of response bodies, compressed once, keyed by a name that changes with the content. Bounded in bytes.
 * Whether a visitor may see a file is decided before the lookup, on every visit.
 */
export class SentFiles {
  readonly #kept = new Map<string, SentFile>();
  /** Entries being made, so that concurrent visits share one. */
  readonly #underWay = new Map<string, Promise<SentFile | null>>();
  #bytes = 0;

  constructor(private readonly mostBytes: number = defaultBytes) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** @param make null where the file has been removed meanwhile */
  async get(name: string, make: () => Promise<MadeFile | null>): Promise<SentFile | null> {
    const known = this.#kept.get(name);
    if (known) {
      this.#kept.delete(name);
      this.#kept.set(name, known);
      return known;
    }
    const making =
      this.#underWay.get(name) ?? this.#make(name, make).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  async #make(name: string, make: () => Promise<MadeFile | null>): Promise<SentFile | null> {
    const made = await make();
    if (made === null) return null;
    const file = await encode(made);
    const bytes = bytesOf(file);
    if (bytes > this.mostBytes * largestShare) return file;
    this.#kept.set(name, file);
    this.#bytes += bytes;
    for (const [oldest, other] of this.#kept) {
      if (this.#bytes <= this.mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(other);
    }
    return file;
  }
}

async function encode({ content: made, contentType }: MadeFile): Promise<SentFile> {
  const content = typeof made === 'string' ? Buffer.from(made) : made;
  if (content.length < leastToCompress || !compressible.test(contentType))
    return { contentType, content, br: null, gzip: null };
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, zipped] = await Promise.all([asBrotli(content, { params }), asGzip(content)]);
  const smaller = (encoded: Buffer) => (encoded.length < content.length ? encoded : null);
  return { contentType, content, br: smaller(br), gzip: smaller(zipped) };
}

const takesBrotli = /(?:^|[,\s])br(?:$|[,\s]|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;
const takesGzip = /(?:^|[,\s])gzip(?:$|[,\s]|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;

/** The encodings a client accepts: named in `Accept-Encoding` and not refused there. */
export function encodingFor(
  file: SentFile,
  accepted: string | undefined,
): { readonly encoding: 'br' | 'gzip' | null; readonly content: Buffer } {
  if (file.br && takesBrotli.test(accepted ?? '')) return { encoding: 'br', content: file.br };
  if (file.gzip && takesGzip.test(accepted ?? '')) return { encoding: 'gzip', content: file.gzip };
  return { encoding: null, content: file.content };
}
