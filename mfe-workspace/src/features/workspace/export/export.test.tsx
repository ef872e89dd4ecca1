import { screen } from '@testing-library/react';
import { button, files, openReady } from '../testing/open-workspace';
import { textIn, unpackArchive } from '../testing/unpack-archive';

afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  jest.restoreAllMocks();
});

// Proof P61
it('downloads the four files under the title', async () => {
  const archives: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      archives.push(blob);
      return 'blob:archive';
    },
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await openReady();
  await user.click(button('Export'));
  expect(await screen.findByText('Project exported successfully!')).toBeVisible();
  expect(names).toEqual(['Build A Bakery.zip']);
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(archives[0] ?? new Blob());
  });
  const unpacked = await unpackArchive(bytes);
  expect(Object.keys(unpacked)).toEqual(['index.html', 'styles.css', 'script.js', 'README.md']);
  expect(textIn(unpacked, 'styles.css')).toBe(files.css);
  expect(textIn(unpacked, 'index.html')).toContain('href="styles.css"');
});

// Proof P66
it('says when it failed', async () => {
  Object.assign(URL, {
    createObjectURL: () => {
      throw new Error('no memory');
    },
  });
  const { user } = await openReady();
  await user.click(button('Export'));
  expect(await screen.findByText('Failed to export project. Please try again.')).toBeVisible();
});
