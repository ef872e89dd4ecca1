import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { importRulesCommand } from './steps';

/** The folders of the workspace feature, lowest first, and what stands above the last of them. */
const workspaceLayers = [
  'layout',
  'elements',
  'model',
  'opening',
  'syntax',
  'facts',
  'export',
  'versions',
  'generation',
  'code',
  'conversation',
  'publish',
  'preview',
  'quality',
  'side',
  'header',
];
const workspaceFeature = 'mfe-workspace/src/features/workspace';

/** Every folder imports the next one up; the topmost imports the screen that composes them. */
const workspaceViolations = Object.fromEntries(
  workspaceLayers.map((layer, index) => [
    `workspace-layer-${layer}`,
    {
      from: `${workspaceFeature}/${layer}/up.ts`,
      imports: `../${workspaceLayers[index + 1] ?? 'main-tabs'}`,
    },
  ]),
);

/** For every rule one import that breaks it: where it stands and what it imports. */
const violations: Record<string, { from: string; imports: string; to?: string }> = {
  'rule-1-no-other-workspace': {
    from: 'mfe-a/src/features/x/other-workspace.ts',
    imports: '../../../../mfe-b/src/features/y/y',
  },
  'rule-1-no-other-feature': { from: 'mfe-a/src/features/x/other-feature.ts', imports: '../y/y' },
  'rule-1-downwards-only': { from: 'mfe-a/src/features/x/upwards.ts', imports: '../../app/routes' },
  'rule-1-app-below-entries': { from: 'mfe-a/src/app/entry.ts', imports: '../remote' },
  'rule-1-shared-folders-below-features': {
    from: 'mfe-a/src/shared/upwards.ts',
    imports: '../features/y/y',
  },
  'shared-folders-through-index': {
    from: 'mfe-a/src/features/x/inside.ts',
    imports: '../../shared/hidden',
  },
  'rule-1-kit-at-the-bottom': {
    from: 'shared-kit/src/session/user.ts',
    imports: '../../../mfe-b/src/features/y/y',
  },
  'rule-2-contract-is-pure': { from: 'shared-kit/src/contract/impure.ts', imports: 'axios' },
  'rule-2-ui-without-client': { from: 'shared-kit/src/ui/fetching.ts', imports: '../client/http' },
  'rule-2-api-host-only-contract': {
    from: 'api-host/src/session.ts',
    imports: '../../shared-kit/src/session/store',
  },
  'model-libraries-load-late': { from: 'api-host/src/early.ts', imports: 'ai' },
  'rule-5-one-http-client': { from: 'host-shell/src/app/http.ts', imports: 'axios' },
  'shared-libraries-through-the-kit': {
    from: 'mfe-a/src/features/x/second.ts',
    imports: 'zustand',
  },
  'react-dom-in-entries-only': { from: 'mfe-a/src/features/x/root.tsx', imports: 'react-dom' },
  'product-without-tests': { from: 'mfe-a/src/features/x/tested.ts', imports: './x.test' },
  'axe-in-the-review-only': { from: 'api-host/src/looking.ts', imports: 'axe-core' },
  ...workspaceViolations,
  'workspace-folders-through-index': {
    from: `${workspaceFeature}/preview/inside.ts`,
    imports: '../code/file-tree',
  },
  'composer-layer-model': { from: 'site-composer/src/model/up.ts', imports: '../text/words' },
  'composer-layer-text': { from: 'site-composer/src/text/up.ts', imports: '../catalogue/words' },
  'composer-layer-catalogue': { from: 'site-composer/src/catalogue/up.ts', imports: '../art/art' },
  'composer-layer-spans': {
    from: 'site-composer/src/spans/up.ts',
    imports: '../understand/read',
  },
  'composer-layer-art': { from: 'site-composer/src/art/up.ts', imports: '../understand/read' },
  'composer-layer-understand': {
    from: 'site-composer/src/understand/up.ts',
    imports: '../plan/plan',
  },
  'composer-layer-plan': { from: 'site-composer/src/plan/up.ts', imports: '../render/draw' },
  'composer-layer-render': { from: 'site-composer/src/render/up.ts', imports: '../refine/change' },
  'composer-through-its-index': {
    from: 'api-host/src/inside.ts',
    imports: '../../site-composer/src/plan/plan',
  },
  'site-document-at-the-bottom': {
    from: 'site-document/src/upwards.ts',
    imports: '../../shared-kit/src/session/store',
  },
  'site-document-where-sites-are': {
    from: 'mfe-a/src/features/x/site.ts',
    imports: '../../../../site-document/src/edit',
  },
  'build-kit-at-the-bottom': {
    from: 'build-kit/src/upwards.ts',
    imports: '../../mfe-b/src/features/y/y',
  },
  'build-kit-in-configurations-only': {
    from: 'mfe-a/src/features/x/building.ts',
    imports: '../../../../build-kit/src/define-remote',
  },
  'remotes-are-built-by-build-kit': {
    from: 'mfe-b/webpack.config.ts',
    imports: '../scripts/webpack/shell-config',
  },
  'parse5-in-site-document': { from: 'api-host/src/parsing.ts', imports: 'parse5' },
  'no-cycles': { from: 'mfe-a/src/features/x/cycle-a.ts', imports: './cycle-b' },
  resolvable: { from: 'mfe-a/src/features/x/lost.ts', imports: './nowhere' },
};

/** What the violations import. Nothing here breaks a rule by itself. */
const targets = {
  'mfe-a/src/features/y/y.ts': '',
  'mfe-b/src/features/y/y.ts': '',
  'mfe-a/src/app/routes.ts': '',
  'mfe-a/src/remote.ts': '',
  'mfe-a/src/features/x/x.test.ts': '',
  'mfe-a/src/shared/hidden.ts': '',
  'mfe-a/src/shared/index.ts': '',
  'mfe-a/src/features/x/shared-allowed.ts': "import '../../shared';",
  ...Object.fromEntries(
    workspaceLayers.map((layer) => [`${workspaceFeature}/${layer}/index.ts`, '']),
  ),
  [`${workspaceFeature}/main-tabs.ts`]: "import './header'; import './model';",
  [`${workspaceFeature}/code/file-tree.ts`]: '',
  [`${workspaceFeature}/header/allowed.ts`]: "import '../model'; import './up';",
  'mfe-a/src/features/x/cycle-b.ts': "import './cycle-a';",
  'mfe-a/src/features/x/allowed.ts':
    "import type {} from '../../../../shared-kit/src/session/store';",
  'shared-kit/src/client/http.ts': '',
  'shared-kit/src/session/store.ts': '',
  'site-composer/src/text/words.ts': '',
  'site-document/src/edit.ts': '',
  'build-kit/src/define-remote.ts': "import '../../shared-kit/src/remote';",
  'shared-kit/src/remote/index.ts': '',
  'scripts/webpack/shell-config.ts': '',
  'mfe-a/webpack.config.ts': "import '../build-kit/src/define-remote';",
  'site-composer/src/catalogue/words.ts': '',
  'site-composer/src/art/art.ts': '',
  'site-composer/src/understand/read.ts': '',
  'site-composer/src/plan/plan.ts': '',
  'site-composer/src/render/draw.ts': '',
  'site-composer/src/refine/change.ts': '',
  'node_modules/ai/index.js': '',
  'node_modules/axe-core/index.js': '',
  'node_modules/axios/index.js': '',
  'node_modules/parse5/index.js': '',
  'node_modules/zustand/index.js': '',
  'node_modules/react-dom/index.js': '',
};

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

const rules = z.object({ forbidden: z.array(z.object({ name: z.string() })) });

let folder: string;
let broken: { from: string; rule: string }[];

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-rules-'));
  const files = Object.entries(violations).map(([, { from, imports }]) => [
    from,
    `import '${imports}';${from.endsWith('.tsx') ? ' export default <p />;' : ''}`,
  ]);
  for (const [file, text] of [...files, ...Object.entries(targets)]) {
    const target = path.join(folder, file ?? '');
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text ?? '');
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...importRulesCommand,
      '--config',
      path.join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      'mfe-a',
      'mfe-b',
      'mfe-workspace',
      'shared-kit',
      'build-kit',
      'api-host',
      'host-shell',
      'site-composer',
      'site-document',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  broken = report
    .parse(JSON.parse(stdout))
    .summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
});
after(() => rm(folder, { recursive: true }));

test('every rule has a violation here', async () => {
  const file = pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href;
  const { forbidden } = rules.parse(((await import(file)) as { default: unknown }).default);
  const names = forbidden.map(({ name }) => name);
  assert.deepEqual(Object.keys(violations).toSorted(), names.toSorted());
});

for (const [rule, { from, imports }] of Object.entries(violations)) {
  test(`${rule} refuses ${imports} in ${from}`, () => {
    assert.ok(
      broken.some((violation) => violation.rule === rule && violation.from === from),
      `found only ${JSON.stringify(broken)}`,
    );
  });
}

test('an import downwards breaks nothing', () => {
  assert.deepEqual(
    broken.filter(({ from }) => from.endsWith('allowed.ts')),
    [],
  );
});
