/**
 * The import rules. `npm run check` fails on any violation.
 * Every rule carries its reason; the numbers are those of ARCHITECTURE.md, "Rules, each enforced".
 */
import { kitRules } from './scripts/check/kit-rules.mjs';

const browserWorkspace = '^(host-shell|site-editor|mfe-[^/]+)';
const tests = '\\.test\\.tsx?$|/testing/';

/** The layers of the composer, lowest first; layers of one line do not know each other's order. */
const composerLayers = [
  'model',
  'text|colour|type|browser',
  'catalogue',
  'spans',
  'art',
  'understand',
  'plan',
  'render',
  'refine',
];

const composerRules = composerLayers.slice(0, -1).map((layer, index) => ({
  name: `composer-layer-${layer.split('|')[0]}`,
  comment:
    'The composer reads from left to right: words become a brief, the brief a plan, the plan a page. A layer that imports a later one makes a circle of the whole.',
  severity: 'error',
  from: { path: `^site-composer/src/(${layer})/`, pathNot: tests },
  to: { path: `^site-composer/src/(${composerLayers.slice(index + 1).join('|')}|index)` },
}));

/** The folders of the workspace feature, lowest first; each imports only what stands before it. */
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
const workspaceFeature = '^mfe-workspace/src/features/workspace';

const workspaceRules = workspaceLayers.map((layer, index) => ({
  name: `workspace-layer-${layer}`,
  comment:
    'The folders of the workspace depend on each other in one direction, from the project model up to the screen, so that each can be read and tested without those above it.',
  severity: 'error',
  from: { path: `${workspaceFeature}/${layer}/`, pathNot: tests },
  to: {
    path: `${workspaceFeature}/`,
    pathNot: `${workspaceFeature}/(${workspaceLayers.slice(0, index + 1).join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'rule-1-no-other-workspace',
      comment:
        'A remote imports no other remote and not the shell; the shell imports no remote. They meet in shared-kit and in URLs, which is what lets each deploy alone.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/` },
      to: { path: '^(host-shell|site-editor|mfe-[^/]+|api-host|scripts|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'rule-1-no-other-feature',
      comment: 'A feature imports no other feature of its workspace; the app folder composes them.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/features/([^/]+)/` },
      to: {
        path: '^(host-shell|site-editor|mfe-[^/]+)/src/features/',
        pathNot: '^$1/src/features/$2/',
      },
    },
    {
      name: 'rule-1-downwards-only',
      comment: 'remote|main → app → features → shared-kit: nothing points back up.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/features/` },
      to: { path: '^(host-shell|site-editor|mfe-[^/]+)/src/(app/|remote|main|index)' },
    },
    {
      name: 'rule-1-app-below-entries',
      comment: 'The app folder is composed by the entries and knows none of them.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/app/` },
      to: { path: '^(host-shell|site-editor|mfe-[^/]+)/src/(remote|main|index)\\.tsx?$' },
    },
    {
      name: 'rule-1-shared-folders-below-features',
      comment:
        'A folder beside features holds what several features of one workspace share, so it imports neither them nor what composes them.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/(?!app/|features/|testing/)[^/]+/` },
      to: { path: '^(host-shell|site-editor|mfe-[^/]+)/src/(features/|app/|remote|main|index)' },
    },
    {
      name: 'shared-folders-through-index',
      comment:
        'What features share has one public file, index.ts; the rest of the folder can change.',
      severity: 'error',
      from: { path: `${browserWorkspace}/src/([^/]+)`, pathNot: tests },
      to: {
        path: '^(host-shell|site-editor|mfe-[^/]+)/src/(?!app/|features/|testing/)[^/]+/',
        pathNot: ['^[^/]+/src/[^/]+/index\\.ts$', '^$1/src/$2/'],
      },
    },
    {
      name: 'rule-1-kit-at-the-bottom',
      comment: 'shared-kit knows none of its users.',
      severity: 'error',
      from: { path: '^shared-kit/' },
      to: { path: '^(host-shell|site-editor|mfe-[^/]+|api-host|scripts|e2e)/' },
    },
    {
      name: 'rule-2-contract-is-pure',
      comment: 'The contract runs in browser and server alike: it imports the schema library only.',
      severity: 'error',
      from: { path: '^shared-kit/src/contract/', pathNot: tests },
      // Packages may be linked from elsewhere, as in a copy of the checkout.
      to: { pathNot: '^shared-kit/src/contract/|(^|/)node_modules/zod/' },
    },
    {
      name: 'rule-2-ui-without-client',
      comment: 'Components show data; they do not fetch it.',
      severity: 'error',
      from: { path: '^shared-kit/src/ui/', pathNot: tests },
      to: { path: '^shared-kit/src/(client|query)/' },
    },
    {
      name: 'rule-2-api-host-only-contract',
      comment: 'The server shares the contract with the browser and nothing else.',
      severity: 'error',
      from: { path: '^api-host/' },
      to: {
        path: '^(shared-kit/src/(?!contract/)|host-shell/|site-editor/|mfe-[^/]+/|scripts/|e2e/)',
      },
    },
    {
      name: 'model-libraries-load-late',
      comment:
        'The libraries of language models take a second of every start; only what is itself loaded late (`await import`) may import them.',
      severity: 'error',
      from: {
        path: '^api-host/',
        pathNot: `^api-host/src/features/generation/(engines|model)/|${tests}`,
      },
      to: {
        path: '^node_modules/(ai|@ai-sdk)/|^api-host/src/features/generation/(model/|engines/(anthropic|openai-compatible|model)\\.engine)',
        dynamic: false,
      },
    },
    {
      name: 'rule-5-one-http-client',
      comment: 'Only shared-kit/client does HTTP: one place for tokens, errors and expiry.',
      severity: 'error',
      from: {
        path: '^(shared-kit|host-shell|site-editor|mfe-)',
        pathNot: '^shared-kit/src/(client|testing)/',
      },
      to: { path: '^node_modules/axios/' },
    },
    {
      name: 'shared-libraries-through-the-kit',
      comment:
        'A library that must exist once in the page is imported through the shared-kit subpath that re-exports the symbols in use; a direct import would bundle a second copy.',
      severity: 'error',
      from: { path: '^(host-shell|site-editor|mfe-)' },
      to: {
        path: '^node_modules/(react-router-dom|react-router|zustand|styled-components|@tanstack/|react-hot-toast|axios|zod|@radix-ui/)',
      },
    },
    {
      name: 'react-dom-in-entries-only',
      comment:
        'Rendering a root belongs to entries; a remote inside the shell must not carry react-dom.',
      severity: 'error',
      from: { path: '^mfe-', pathNot: '/src/main\\.tsx$|\\.test\\.tsx?$' },
      to: { path: '^node_modules/react-dom/' },
    },
    {
      name: 'product-without-tests',
      comment: 'Shipped code imports no test code and no test library.',
      severity: 'error',
      from: {
        path: '^(shared-kit|host-shell|site-editor|mfe-[^/]+|api-host)/src/',
        pathNot: tests,
      },
      to: { path: `${tests}|^node_modules/(@testing-library|jest|@playwright)` },
    },
    {
      name: 'axe-in-the-review-only',
      comment:
        'A test library in the browser, but part of the final review on the host, in its own thread.',
      severity: 'error',
      from: {
        path: '^(shared-kit|host-shell|site-editor|mfe-[^/]+|api-host)/src/',
        pathNot: [tests, '^api-host/src/features/review/axe/look-with-axe\\.ts$'],
      },
      to: { path: '^node_modules/(axe-core|jsdom)/' },
    },
    ...workspaceRules,
    {
      name: 'workspace-folders-through-index',
      comment: 'Each folder of the workspace feature has one public file, index.ts.',
      severity: 'error',
      from: { path: `${workspaceFeature}/([^/]+)`, pathNot: tests },
      to: {
        path: `${workspaceFeature}/[^/]+/`,
        pathNot: [`${workspaceFeature}/[^/]+/index\\.ts$`, `${workspaceFeature}/$1/`],
      },
    },
    ...composerRules,
    {
      name: 'composer-through-its-index',
      comment:
        'What uses the composer imports its index and nothing behind it, or its typefaces and languages, which load none of it.',
      severity: 'error',
      from: { path: '^(shared-kit|host-shell|site-editor|mfe-[^/]+|api-host)/' },
      to: {
        path: '^site-composer/',
        pathNot: '^site-composer/src/(index|type/fonts|understand/read-language)\\.ts$',
      },
    },
    ...kitRules,
    {
      name: 'no-cycles',
      comment: 'A cycle has no bottom to start reading from.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API dependency-cruiser could use; swc sees type-only imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
