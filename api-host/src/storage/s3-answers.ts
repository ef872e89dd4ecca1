import type { StoredEntry } from './storage.port';

/** What S3 lists: the files of one page, and where the next begins. */
interface Listing {
  readonly entries: readonly StoredEntry[];
  readonly next: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);

function textOf(xml: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml);
  return found?.[1] === undefined ? null : decode(found[1]);
}

/** Reads a ListObjectsV2 answer. Elements by name are enough: our keys hold no markup. */
export function readListing(xml: string): Listing {
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: textOf(one, 'Key') ?? '',
    bytes: Number(textOf(one, 'Size')),
    writtenAt: new Date(textOf(one, 'LastModified') ?? Number.NaN),
  }));
  const truncated = textOf(xml, 'IsTruncated') === 'true';
  return { entries, next: truncated ? textOf(xml, 'NextContinuationToken') : null };
}

/** Reads an error answer; a HEAD has none, and a proxy on the way answers something else. */
export function readS3Error(xml: string): { readonly code: string; readonly message: string } {
  return {
    code: textOf(xml, 'Code') ?? 'without a code',
    message: textOf(xml, 'Message') ?? 'no reason given',
  };
}
