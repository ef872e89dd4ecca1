/**
 * What generated code may load. The sandbox isolates, not this list: the list keeps pages to encrypted
 * addresses, plugins out and the app's own http address unreachable. Preview and published page share
 * it, so that what works in the one works in the other.
 */
const sources = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' https:",
  "style-src 'self' 'unsafe-inline' https:",
  "img-src 'self' https: data: blob:",
  "font-src 'self' https: data:",
  "media-src 'self' https: data: blob:",
  "connect-src 'self' https: wss: data: blob:",
  'frame-src https:',
  'worker-src blob:',
];

/**
 * Where pages share an origin, never `allow-same-origin`: with it one published page could read what
 * another one stores.
 */
export const sandboxAbilities =
  'allow-scripts allow-forms allow-modals allow-popups allow-downloads';

/**
 * A published page. What it opens in a new tab runs as usual, since links to other websites would be
 * broken in a sandbox; every page of this origin brings a sandbox of its own. (The opener policy below
 * belongs to it: such a page could otherwise lead the tab it was opened from elsewhere.)
 * Only the app frames it.
 */
const publishedPolicy = (appOrigin: string, abilities: string) =>
  [
    `sandbox ${abilities} allow-popups-to-escape-sandbox`,
    ...sources,
    "form-action 'self' https:",
    "base-uri 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');

/** The preview runner. The document inside inherits this; its base is `about:srcdoc`. */
const runnerPolicy = (appOrigin: string) =>
  [
    `sandbox ${sandboxAbilities}`,
    ...sources,
    'form-action https:',
    "base-uri 'self' about:",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');

/** Every feature of a browser that asks a person or a device; none is for generated code. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * On every answer of the origin all websites share; the runner replaces policy and opener policy. Files
 * are `cross-origin` because a sandboxed page has no origin to be the same as.
 */
export const sharedOriginHeaders = (appOrigin: string): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'content-security-policy': publishedPolicy(appOrigin, sandboxAbilities),
  'cross-origin-resource-policy': 'cross-origin',
});

/**
 * On every answer of a website with a name of its own (decision 023). Its origin is its own, so its pages
 * may store; the rest of the sandbox stays, and `worker-src blob:` in the policy keeps it from leaving a
 * service worker behind, which would go on answering after the website was suspended.
 */
export const ownOriginHeaders = (appOrigin: string): Readonly<Record<string, string>> => ({
  ...commonHeaders,
  'content-security-policy': publishedPolicy(appOrigin, `${sandboxAbilities} allow-same-origin`),
  'cross-origin-resource-policy': 'same-origin',
  // Names below one domain are one site to a browser: no `document.domain`, a process of its own where it can.
  'origin-agent-cluster': '?1',
});

/** In a new tab the runner answers to the page that opened it, so it keeps its opener. */
export const runnerHeaders = (appOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': runnerPolicy(appOrigin),
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex',
});
