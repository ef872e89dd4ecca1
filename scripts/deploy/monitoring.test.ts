import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { addProcessMetrics, createMetrics } from '../../api-host/src/features/metrics/host-metrics';
import { measureStorage } from '../../api-host/src/features/metrics/storage-metrics';
import { memoryStorage } from '../../api-host/src/testing/memory-storage';
import { buildTestApp } from '../../api-host/src/testing/test-app';
import { openTestDatabase } from '../../api-host/src/testing/test-database';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';

const folder = path.join(root, 'deploy/monitoring');
const promtool = '/usr/bin/promtool';
const skip = existsSync(promtool) ? false : 'promtool (Debian: prometheus) is not installed here';

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            annotations: z.object({ summary: z.string(), action: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')));

const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')));

/** Metrics an expression asks for, and labels it selects by. `up` is Prometheus' own. */
function askedBy(expression: string): { names: string[]; labels: string[] } {
  const names = [...expression.matchAll(/\b(?:sitewright|nodejs|process)_\w+/g)].map(
    ([name]) => name,
  );
  const within = [...expression.matchAll(/\{([^}]*)\}/g)].map(([, inside = '']) => inside).join();
  const labels = [...within.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  return { names, labels: [...labels, ...grouped] };
}

const expressions = [
  ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

/** Names, with those of a histogram's parts, and labels a host really has. */
async function known(): Promise<{ names: Set<string>; labels: Set<string> }> {
  const database = await openTestDatabase();
  const metrics = createMetrics(database.db);
  addProcessMetrics(metrics);
  measureStorage(memoryStorage(), metrics.registry);
  const host = await buildTestApp({ db: database.db, metrics });
  try {
    const described = metrics.registry.getMetricsAsArray() as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    }[];
    const names = described.flatMap(({ name, type }) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    // Added by Prometheus to what it asks.
    const added = ['le', 'job', 'instance'];
    return {
      names: new Set(names),
      labels: new Set([...added, ...described.flatMap(({ labelNames }) => labelNames)]),
    };
  } finally {
    await host.close();
    await database.close();
  }
}

test('dashboard and alerts ask for metrics and labels a host has, and for every one of ours', async () => {
  const { names, labels } = await known();
  assert.ok(expressions.length > 20);
  const wrong = expressions.flatMap(([where, expression]) => {
    const asked = askedBy(expression);
    return [
      ...asked.names.filter((name) => !names.has(name)),
      ...asked.labels.filter((label) => !labels.has(label)),
    ].map((what) => `${where}: ${what}`);
  });
  assert.deepEqual(wrong, []);
  const asked = expressions.map(([, expression]) => expression).join(' ');
  const ours = [...names].filter((name) => name.startsWith('sitewright_'));
  const bare = new Set(ours.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  assert.deepEqual(
    [...bare].filter((name) => !asked.includes(name)),
    [],
  );
});

test('Prometheus accepts rules and configuration', { skip }, async () => {
  for (const parameters of [
    ['check', 'rules', path.join(folder, 'alerts.yaml')],
    ['check', 'config', '--syntax-only', path.join(folder, 'prometheus.yaml')],
  ]) {
    const { code, output } = await runCaptured(promtool, parameters, folder);
    assert.equal(code, 0, output);
  }
});
