import { externalOrigins, picturesPath } from 'shared-kit/contract';
import type { RuntimeConfig } from 'shared-kit/contract';

/**
 * The app origin's Content-Security-Policy: scripts only from here, frames only from the sites origin
 * and from where the operator's content lives. Styles may be inline because CodeMirror writes a style
 * element's text at run time (decision 007). Origins of overrides are there when the operator names
 * some; without a grant of the host nothing asks them for a script (decision 013).
 *
 * @param inline sources of the inline scripts the page carries
 */
export function pagePolicy(
  config: RuntimeConfig,
  inline: readonly string[],
  overrideOrigins: readonly string[] = [],
): string {
  const { frames, images } = externalOrigins(config);
  const sites = new URL(config.sitesUrl).origin;
  const siteNames = config.siteNamesUrl && new URL(config.siteNamesUrl).origin;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...overrideOrigins],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Members' own pictures, beside what the operator shows.
    'img-src': ["'self'", 'data:', `${sites}${picturesPath}/`, ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(siteNames ? [siteNames] : []), ...overrideOrigins],
    'frame-src': [sites, ...frames],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
