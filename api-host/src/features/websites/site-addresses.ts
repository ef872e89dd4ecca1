import { siteNamesHeader, siteNamesPath, siteNamesReached } from 'shared-kit/contract';
import { slugPattern } from './slug';

/** Operator settings: the sites origin and, optionally, the parent domain of its websites. */
export interface SitesSettings {
  readonly sitesUrl: string;
  /**
   * `sites.example.com`: websites are at `<slug>.sites.example.com`; null: subdomains only on
   * localhost.
   */
  readonly sitesDomain: string | null;
}

/** The part of a request that shows whether its browser resolves subdomains. */
export interface Asker {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Addresses of published websites; the only place that knows every mode. */
export interface SiteAddresses {
  /**
   * `path`: only below a path of the sites origin. `names`: on subdomains, and paths redirect
   * there. `both`: below `localhost`, a subdomain where the browser resolves it, otherwise a path.
   */
  readonly mode: 'path' | 'names' | 'both';
  /** Parent domain of the subdomains, without a leading dot; null where there are none. */
  readonly domain: string | null;
  /** URL that responds where browsers resolve subdomains; null where no probe is needed. */
  readonly namesProbe: string | null;
  /** A page of the sites origin itself; `path` starts with a slash. */
  readonly shared: (path: string) => string;
  /**
   * A website's address for the asker, with a trailing slash; without an asker, one that always
   * works.
   */
  readonly linkOf: (slug: string, asker?: Asker) => string;
  /** A website's address for a visitor who came to this host. */
  readonly linkAt: (slug: string, host: string | undefined) => string;
  /** The slug that a `Host` header belongs to; null for the sites origin itself. */
  readonly slugOfHost: (host: string | undefined) => string | null;
}

/** Stands for a host below the domain that cannot be a website's; never a slug. */
const nobody = '_';

/** The probed subdomain; contains two hyphens, so never a slug. */
const probeLabel = 'site--names';

export function siteAddresses({ sitesUrl, sitesDomain }: SitesSettings): SiteAddresses {
  const base = sitesUrl.replace(/\/+$/, '');
  const { protocol, port, hostname } = new URL(base);
  const domain = sitesDomain ?? (hostname === 'localhost' ? hostname : null);
  const mode = sitesDomain !== null ? 'names' : domain === null ? 'path' : 'both';
  const named = (label: string) =>
    `${protocol}//${label}.${domain ?? ''}${port === '' ? '' : `:${port}`}/`;
  const atPath = (slug: string) => `${base}/${slug}/`;
  const slugOfHost = (host = ''): string | null => {
    if (domain === null) return null;
    const name = host.toLowerCase().replace(/\.?(?::\d*)?$/, '');
    // The origin itself may be below the domain: `www.example.com` beside `<slug>.example.com`.
    if (!name.endsWith(`.${domain}`) || name === hostname) return null;
    const label = name.slice(0, -domain.length - 1);
    if (label === probeLabel) return null;
    return slugPattern.test(label) ? label : nobody;
  };
  const hasName = (asker?: Asker) =>
    mode === 'names' || (mode === 'both' && asker?.headers[siteNamesHeader] === siteNamesReached);
  return {
    mode,
    domain,
    namesProbe: mode === 'both' ? named(probeLabel).replace(/\/$/, siteNamesPath) : null,
    shared: (path) => base + path,
    linkOf: (slug, asker) => (hasName(asker) ? named(slug) : atPath(slug)),
    linkAt: (slug, host) =>
      mode === 'names' || slugOfHost(host) !== null ? named(slug) : atPath(slug),
    slugOfHost,
  };
}
