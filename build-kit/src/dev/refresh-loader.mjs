/**
 * webpack loader for development: ties the calls that swc's refresh transform has written into a module
 * to the runtime of the development shell (scripts/dev/refresh). In a page without that runtime the
 * module works all the same, and a change reloads the page.
 */
const head = [
  'const sitewrightRefresh = globalThis.sitewrightRefresh;',
  'const $RefreshReg$ = (type, id) => sitewrightRefresh?.register(type, __webpack_module__.id + " " + id);',
  'const $RefreshSig$ = () => sitewrightRefresh?.signature() ?? ((type) => type);',
].join(' ');

const foot = 'sitewrightRefresh?.settle(import.meta.webpackHot, __webpack_exports__);';

/** @type {import('webpack').LoaderDefinitionFunction} */
export default function prepareForRefresh(source, map) {
  // On one line, so that the lines of the source map stay true.
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack binds it to the loader's context
  this.callback(null, `${head} ${source}\n${foot}\n`, map);
}
