import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';

const folder = path.join(root, 'deploy/kubernetes');
const named = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});
const kustomization = z
  .object({ resources: z.array(z.string()) })
  .parse(parse(readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')));

const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(folder, file), 'utf8'), { merge: true }).map(
    (document) => named.parse(document.toJS()),
  ),
);
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

/** Each as an object literal of its type: the compiler refuses unknown fields, missing ones and wrong values. */
async function typeFaults(objects: readonly z.output<typeof named>[]): Promise<string> {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folderHere = mkdtempSync(path.join(cache, 'kubernetes-'));
  try {
    const lines = objects.map(({ apiVersion, kind, ...rest }, at) => {
      const literal = JSON.stringify({ apiVersion, kind, ...rest });
      return `import type { ${kind} as T${at} } from 'kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}';\nexport const manifest${at}: T${at} = ${literal};`;
    });
    const file = path.join(folderHere, 'manifests.ts');
    writeFileSync(file, lines.join('\n'));
    const flags = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'preserve',
      file,
    ];
    return (await runCaptured(path.join(root, 'node_modules/.bin/tsc'), flags, root)).output;
  } finally {
    rmSync(folderHere, { recursive: true });
  }
}

test('every manifest is what the Kubernetes API of its version takes', async () => {
  assert.equal(await typeFaults(manifests), '');
  const [deployment] = ofKind('Deployment');
  assert.ok(deployment);
  assert.match(await typeFaults([{ ...deployment, spec: { replica: 3 } }]), /replica/);
});

test('every file of the folder is applied', () => {
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  assert.deepEqual(files.toSorted(), kustomization.resources.toSorted());
});

const pod = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        containers: z.array(
          z.object({
            securityContext: z.object({
              readOnlyRootFilesystem: z.literal(true),
              allowPrivilegeEscalation: z.literal(false),
            }),
            lifecycle: z.object({
              preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }),
            }),
            startupProbe: z.unknown(),
            livenessProbe: z.unknown(),
            readinessProbe: z.unknown(),
          }),
        ),
      }),
    }),
  }),
});

test('a pod is given more time to end than preStop and draining take', () => {
  const { spec } = pod.parse(ofKind('Deployment')[0]).spec.template;
  const seconds = Number(spec.containers[0]?.lifecycle.preStop.exec.command[1]);
  const main = readFileSync(path.join(root, 'api-host/src/main.ts'), 'utf8');
  const drain = Number(/closeWithinMs = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', '')) / 1000;
  assert.ok(seconds > 0 && drain > 0);
  assert.ok(spec.terminationGracePeriodSeconds > seconds + drain);
});

test('app, sites and editor are reached by names that have no domain in common', () => {
  const hosts = ofKind('Ingress').map((ingress) =>
    z
      .object({ spec: z.object({ rules: z.array(z.object({ host: z.string() })) }) })
      .parse(ingress)
      .spec.rules.map(({ host }) => host.split('.').slice(-2).join('.')),
  );
  assert.equal(hosts.length, 3);
  assert.equal(new Set(hosts.flat()).size, 3);
});
