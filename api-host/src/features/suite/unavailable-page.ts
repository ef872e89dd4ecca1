import type { FastifyReply } from 'fastify';
import type { RuntimeConfig } from 'shared-kit/contract';
import { escapeAttribute } from 'site-document/escape';
import { isDatabaseAway } from '../../database/violations';
import { RequestFailure } from '../../errors';

/** When it is worth another look, in seconds: about what a restart takes. */
const retrySeconds = 5;

/** Whether a page cannot be shown now and perhaps in a moment: there is no record, and none can be read. */
export const isUnavailable = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof RequestFailure && error.statusCode === 503);

/** What a visitor sees where there is no application to load. It needs no other file. */
export function sendUnavailablePage(reply: FastifyReply, { brandName }: RuntimeConfig) {
  return reply
    .status(503)
    .header('retry-after', String(retrySeconds))
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(brandName)} is not available</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100%, 28rem); padding: 24px 24px 12vh; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 8px; text-wrap: balance; }
p { margin: 0; text-wrap: pretty; }
</style>
</head>
<body>
<main>
<h1>${escapeAttribute(brandName)} is not available right now</h1>
<p>It cannot reach its data. Nothing that you have saved is lost. Please reload this page in a moment.</p>
</main>
</body>
</html>
`);
}
