import * as z from 'zod/mini';

/**
 * An address the page itself loads. Its origin goes into the Content-Security-Policy, so the host is
 * plain ASCII: nothing an operator types can end the directive and start another.
 */
export const embedded = z.url({
  protocol: /^https?$/,
  hostname: /^[a-z0-9.-]+$/i,
  error: 'must be an http(s) address',
});

const inlinedPicture = z
  .string()
  .check(
    z.maxLength(100_000, 'must not be longer than 100,000 characters'),
    z.regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[a-z0-9+/]+={0,2}$/i, 'is no picture'),
  );

/** A picture by its address, or written into the document, where nothing else has to serve it. */
export const picture = z.union([inlinedPicture, embedded], {
  error:
    'must be an http(s) address, or data:image/… in base64 (PNG, JPEG, WebP, SVG; 100,000 characters at most)',
});
