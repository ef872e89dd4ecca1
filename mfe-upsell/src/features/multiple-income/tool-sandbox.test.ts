import { toolSandbox } from './tool-sandbox';

const app = 'https://app.test';

test('a foreign tool keeps its own origin', () => {
  expect(toolSandbox('https://tool.test/start', app)).toContain('allow-same-origin');
});

// Proof P119
test('a tool on the app’s origin cannot reach the session', () => {
  expect(toolSandbox('https://app.test/tool', app)).not.toContain('allow-same-origin');
});

// Proof P120
test('no tool navigates the app away', () => {
  expect(toolSandbox('https://tool.test', app)).not.toContain('top-navigation');
});
