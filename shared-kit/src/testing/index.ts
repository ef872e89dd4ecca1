export { apiFailure, rawAnswer } from './fake-answers';
export type { FakeAnswer, FakeHandler, ReceivedRequest } from './fake-answers';
export { FakeNetwork, installFakeNetwork } from './fake-network';
export type { NetworkFault } from './fake-network';
export * from './fixtures';
export { renderPage } from './render-page';
export type { RenderedPage, RenderPageOptions } from './render-page';
export * from './record-signer';
export * from './release-fixtures';
