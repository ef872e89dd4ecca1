import { siteNamesHeader, siteNamesPath, siteNamesReached } from 'shared-kit/contract';
import { slugPattern } from './slug';

/** What the operator set: where the sites origin is and, with a domain, what its websites hang below. */
export interface SitesSettings {
  readonly sitesUrl: string;
  /** `sites.example.com`: websites are at `<slug>.sites.example.com`; null: names where the machine has some. */
  readonly sitesDomain: string | null;
}

/** Of a request, what tells whether its browser reaches names. */
export interface Asker {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Where published websites are; the one place that knows every mode. */
export interface SiteAddresses {
  /**
   * `path`: below a path of the sites origin alone. `names`: each has a name, and an address as a path leads
   * there. `both`: below `localhost`, where a name answers whichever browser resolves it, and a path the rest.
   */
  readonly mode: 'path' | 'names' | 'both';
  /** What names end with, without a dot in front; null where there are none. */
  readonly domain: string | null;
  /** Answers browsers that resolve names; null where there is nothing to find out. */
  readonly namesProbe: string | null;
  /** A page of the sites origin itself; `path` begins with a slash. */
  readonly shared: (path: string) => string;
  /** A website's address for whoever asks, with the slash at its end; without an asker one that reaches everybody. */
  readonly linkOf: (slug: string, asker?: Asker) => string;
  /** The same as a visitor has it who came to this host. */
  readonly linkAt: (slug: string, host: string | undefined) => string;
  /** Whose address the `Host` of a request is; null where it is the sites origin's own. */
  readonly slugOfHost: (host: string | undefined) => string | null;
}

/** What stands for a host below the domain that can be no website's; never a slug. */
const nobody = '_';

/** The name that is asked whether names are reached; two hyphens, so never a slug. */
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
    // The origin itself may be below the domain too: `www.example.com` beside `<slug>.example.com`.
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
