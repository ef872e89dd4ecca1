/** Ends with 0 when the host of this container can serve: what HEALTHCHECK asks. Plain, as nothing is compiled for it. */
const port = process.env['PORT'] || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
