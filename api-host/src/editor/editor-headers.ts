import { editorPreviewPath } from 'shared-kit/contract';

/**
 * The editor's canvas shows generated code in a frame of the same origin, because GrapesJS must
 * access it. The page's policy, which such a frame inherits, keeps that code from running: no
 * inline script, no handler attribute, no `javascript:` URL, no eval, no frame but the one that
 * shows previews, no form, no request except to this origin's API. And the origin has nothing to
 * steal: no session, no cookie.
 */
export const editorPolicy = (sitesUrl: string): string => {
  const sites = new URL(sitesUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline' https:",
    `img-src 'self' https: data: blob: ${sites}`,
    `font-src 'self' https: data: ${sites}`,
    `media-src https: data: blob: ${sites}`,
    "connect-src 'self'",
    // Only the runner of previews, sandboxed by its own policy; the canvas's frame inherits this.
    `frame-src ${sites}${editorPreviewPath}`,
    "worker-src 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** On every response of the editor's origin; its page overrides the policy. */
export const editorHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The URL temporarily contained a ticket.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex',
};
