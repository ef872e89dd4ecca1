import type { StoredEntry } from './storage.port';

/** One page of a listing, and the token of the next. */
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

/** Parses a ListObjectsV2 response. A regular expression suffices: our keys contain no markup. */
export function readListing(xml: string): Listing {
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
    key: textOf(one, 'Key') ?? '',
    bytes: Number(textOf(one, 'Size')),
    writtenAt: new Date(textOf(one, 'LastModified') ?? Number.NaN),
  }));
  const truncated = textOf(xml, 'IsTruncated') === 'true';
  return { entries, next: truncated ? textOf(xml, 'NextContinuationToken') : null };
}

/** Parses an error response; a HEAD has no body, and a proxy may return another format. */
export function readS3Error(xml: string): { readonly code: string; readonly message: string } {
  return {
    code: textOf(xml, 'Code') ?? 'without a code',
    message: textOf(xml, 'Message') ?? 'no reason given',
  };
}
