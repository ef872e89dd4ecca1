import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import {
  editorPreviewPath,
  previewDocumentLimit,
  previewReportLimits,
  previewRunnerPath,
} from 'shared-kit/contract';
import { sendRevalidated } from './revalidated-answer';
import { runnerHeaders, sandboxAbilities } from './site-headers';

/** In the order in which they need each other; served as one. */
const scriptFiles = [
  'watch-page.js',
  'page-storage.js',
  'kept-storage.js',
  'report-gate.js',
  'runner.js',
];

const scriptPath = `${previewRunnerPath}/runner.js`;

/**
 * The page that shows previews: see `runner/runner.js`. Each origin that shows some has a page of its own,
 * which listens to that origin alone.
 */
export function servePreviewRunner(
  app: FastifyInstance,
  appOrigin: string,
  editorOrigin: string | null,
): void {
  const script = answerOf(
    scriptFiles
      .map((file) => readFileSync(new URL(`./runner/${file}`, import.meta.url), 'utf8'))
      .join('\n'),
    'text/javascript; charset=utf-8',
  );

  const servePage = (address: string, origin: string): void => {
    const headers = runnerHeaders(origin);
    const page = answerOf(runnerPage(origin, address), 'text/html; charset=utf-8');
    app.get(address, (request, reply) => {
      reply.headers(headers);
      return sendRevalidated(request, reply, page);
    });
  };
  servePage(previewRunnerPath, appOrigin);
  if (editorOrigin !== null) servePage(editorPreviewPath, editorOrigin);
  app.get(scriptPath, (request, reply) => sendRevalidated(request, reply, script));
}

const answerOf = (content: string, contentType: string) => ({
  content,
  contentType,
  fingerprint: createHash('sha256').update(content).digest('hex').slice(0, 32),
});

/**
 * The base without a fragment keeps the nonce out of `document.baseURI`, which the previewed document
 * inherits. The script learns from its attributes what the contract and this host's settings say.
 */
const runnerPage = (appOrigin: string, address: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base href="${address}">
<title>Website preview</title>
<style>
html, body { margin: 0; height: 100%; background: #fff; color: #222; font: 16px/1.5 system-ui, sans-serif; }
iframe { display: block; width: 100%; height: 100%; border: 0; }
p { margin: 0; padding: 24px; }
</style>
</head>
<body>
<script src="${scriptPath}" data-app-origin="${appOrigin}" data-document-limit="${previewDocumentLimit}" data-sandbox="${sandboxAbilities}" data-report-limits='${JSON.stringify(previewReportLimits)}'></script>
</body>
</html>
`;
