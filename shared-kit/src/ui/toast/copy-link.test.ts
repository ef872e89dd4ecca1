import { toast } from 'react-hot-toast/headless';
import { copyLink, copySecret } from './copy-link';
import { notify } from './notify';

const link = 'http://sites.test/bakery';

function browserHas(clipboard: Partial<Clipboard> | undefined, execCommand?: () => boolean) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
}

let success: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  success = jest.spyOn(notify, 'success').mockReturnValue();
  error = jest.spyOn(notify, 'error').mockReturnValue();
});

afterEach(() => {
  jest.restoreAllMocks();
  toast.remove();
});

// Proof P338
test('uses the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  browserHas({ writeText });
  await copyLink(link);
  expect(writeText).toHaveBeenCalledWith(link);
  expect(success).toHaveBeenCalledWith('Link Copied');
});

test.each([
  ['missing', undefined],
  ['denied', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('copies a selection when the clipboard is %s, and gives focus back', async (_, clipboard) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  let selected: string | undefined;
  browserHas(clipboard, () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) selected = field.value;
    return true;
  });
  await copyLink(link);
  expect(selected).toBe(link);
  expect(success).toHaveBeenCalledWith('Link Copied');
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test('never claims to have copied: shows the link when nothing works', async () => {
  browserHas(undefined, () => false);
  await copyLink(link);
  expect(success).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith(expect.stringContaining(link));
});

test('a secret is copied, and is in no message when it cannot be', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  browserHas({ writeText });
  await copySecret('swr_secret');
  expect(writeText).toHaveBeenCalledWith('swr_secret');
  expect(success).toHaveBeenCalledWith('Copied');
  browserHas(undefined, () => false);
  await copySecret('swr_secret');
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls.flat().join(' ')).not.toContain('swr_secret');
});
