import type { RuntimeConfig } from './runtime-config';

/** Origins a Content-Security-Policy must allow, each once, in order of appearance. */
export interface ExternalOrigins {
  /** For `frame-src`, besides the sites origin: the tutorials' players and the embedded tool. */
  readonly frames: readonly string[];
  /** For `img-src`: the logo and the pictures of the affiliate offers. */
  readonly images: readonly string[];
}

// The contract may not use the DOM's or Node's URL. Scheme, an optional user part that is dropped, then
// host and port; the schema has already refused everything else in the host.
const originParts = /^(https?:)\/\/(?:[^/?#]*@)?([a-z0-9.-]+(?::\d+)?)/i;

function originOf(address: string): string[] {
  const [, scheme, host] = originParts.exec(address) ?? [];
  return scheme && host ? [`${scheme}//${host}`.toLowerCase()] : [];
}

const distinctOrigins = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? originOf(address) : []))),
];

/** Which foreign origins this configuration makes the app's own pages load from. */
export function externalOrigins(config: RuntimeConfig): ExternalOrigins {
  return {
    frames: distinctOrigins([
      ...config.tutorials.videos.map((video) => video.embedUrl),
      config.multipleIncome.toolUrl,
    ]),
    images: distinctOrigins([
      config.logoUrl,
      ...config.affiliateOffers.map((offer) => offer.image),
    ]),
  };
}
