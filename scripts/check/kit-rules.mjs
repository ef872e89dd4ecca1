/** Import rules of the workspaces that others are built with: site-document and build-kit. */
const tests = '\\.test\\.tsx?$|/testing/';

export const kitRules = [
  {
    name: 'site-document-at-the-bottom',
    comment:
      'What reads and edits a site knows nobody who uses it, so that browser and server can both load it.',
    severity: 'error',
    from: { path: '^site-document/' },
    to: {
      path: '^(shared-kit|host-shell|site-composer|site-editor|mfe-[^/]+|api-host|build-kit|scripts|e2e)/',
    },
  },
  {
    name: 'site-document-where-sites-are',
    comment:
      'Shell, kit and remotes have no business with the code of a site, or ship alone and bring their own parser; site-document is no package that they could install.',
    severity: 'error',
    from: { path: '^(shared-kit|host-shell|mfe-[^/]+)/' },
    to: { path: '^site-document/' },
  },
  {
    name: 'parse5-in-site-document',
    comment:
      'One reader of pages for all that run here, so that all see the same elements at the same places.',
    severity: 'error',
    from: {
      path: '^(site-composer|site-editor|api-host|host-shell|shared-kit)/',
      pathNot: tests,
    },
    to: { path: '(^|/)node_modules/parse5/' },
  },
  {
    name: 'build-kit-at-the-bottom',
    comment:
      'Teams without this repository build with it: it knows no remote, no command of ours, and of the kit only what a build is about.',
    severity: 'error',
    from: { path: '^build-kit/' },
    to: {
      path: '^(host-shell|site-[^/]+|mfe-[^/]+|api-host|scripts|e2e)/|^shared-kit/src/(?!contract/|remote/)',
    },
  },
  {
    name: 'build-kit-in-configurations-only',
    comment: 'It is what builds a workspace, and no part of what is built.',
    severity: 'error',
    from: {
      path: '^(shared-kit|host-shell|site-[^/]+|mfe-[^/]+|api-host)/',
      pathNot: '^[^/]+/webpack\\.config\\.ts$',
    },
    to: { path: '^build-kit/' },
  },
  {
    name: 'remotes-are-built-by-build-kit',
    comment:
      'A remote is built the same in this repository and outside of it, so its configuration needs nothing else of ours.',
    severity: 'error',
    from: { path: '^mfe-[^/]+/webpack\\.config\\.ts$' },
    to: { path: '^(shared-kit|host-shell|site-[^/]+|mfe-[^/]+|api-host|scripts|e2e)/' },
  },
];
