import { act, screen, waitFor } from '@testing-library/react';
import { startGeneration } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { done, handOver, network, open, openGenerating } from '../testing/open-workspace';

/** The answer beside a term of the details. */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

// Proof P38
it('says Generating while loading and Ready afterwards, with files and size', async () => {
  await openGenerating();
  expect(fact('Status')).toBe('Generating');
  expect(fact('Files')).toBe('0');
  const css = 'a'.repeat(100 * 1024);
  act(() => network.sendTask('task-1', done({ css })));
  await waitFor(() => expect(fact('Status')).toBe('Ready'));
  expect(fact('Files')).toBe('7');
  // 100 KB of style sheet, a short page and script, package.json and README.md.
  expect(fact('Size')).toMatch(/^10[01]\.\d KB$/);
});

it('does not claim to be ready when the first generation failed', async () => {
  network.respond(startGeneration, () => apiFailure('UNAVAILABLE', 'Overloaded', 503));
  open(handOver());
  await screen.findAllByText('Generation failed');
  expect(fact('Status')).toBe('Not generated');
});
