/** What S3 lists: the keys of one page, and where the next begins. */
interface Listing {
  readonly keys: readonly string[];
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
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decode(key));
  const truncated = textOf(xml, 'IsTruncated') === 'true';
  return { keys, next: truncated ? textOf(xml, 'NextContinuationToken') : null };
}

/** Reads an error answer; a HEAD has none, and a proxy on the way answers something else. */
export function readS3Error(xml: string): { readonly code: string; readonly message: string } {
  return {
    code: textOf(xml, 'Code') ?? 'without a code',
    message: textOf(xml, 'Message') ?? 'no reason given',
  };
}
