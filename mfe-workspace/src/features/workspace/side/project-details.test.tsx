import { act, screen, waitFor } from '@testing-library/react';
import { startGeneration } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { buildFileTree, listFiles, sizeInKilobytes } from '../code/file-tree';
import { done, files, handOver, network, open, openGenerating } from '../testing/open-workspace';

/** The answer beside a term of the details. */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('says Generating while loading and Ready afterwards, with files and size', async () => {
  const { given } = await openGenerating();
  expect(fact('Status')).toBe('Generating');
  expect(fact('Files')).toBe('0');
  act(() => network.sendTask('task-1', done()));
  await waitFor(() => expect(fact('Status')).toBe('Ready'));
  const tree = buildFileTree({ draft: given.project, prompt: given.prompt, files });
  expect(fact('Files')).toBe('7');
  expect(fact('Size')).toBe(`${sizeInKilobytes(listFiles(tree)).toFixed(1)} KB`);
});

it('does not claim to be ready when the first generation failed', async () => {
  network.respond(startGeneration, () => apiFailure('UNAVAILABLE', 'Overloaded', 503));
  open(handOver());
  await screen.findAllByText('Generation failed');
  expect(fact('Status')).toBe('Not generated');
});
