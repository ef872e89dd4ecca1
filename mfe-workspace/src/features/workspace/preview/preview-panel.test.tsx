import { act, fireEvent, screen } from '@testing-library/react';
import { previewRunnerPath } from 'shared-kit/contract';
import { button, openReady } from '../testing/open-workspace';

const frame = () => {
  const found = screen.getByTitle('Preview of Build A Bakery');
  if (!(found instanceof HTMLIFrameElement)) throw new Error('no frame');
  return found;
};
const nonceOf = (address: string) => new URL(address).hash.replace('#nonce=', '');
const say = (source: Window | null, type: string, nonce: string) =>
  act(() => {
    const data = { channel: 'sitewright-preview', type, nonce };
    fireEvent(window, new MessageEvent('message', { data, source }));
  });

// Proof P45
it('hands the document to its own sandboxed frame on the sites origin, and to nobody else', async () => {
  await openReady();
  expect(frame().src).toContain(`http://localhost:3001${previewRunnerPath}#nonce=`);
  expect(frame().getAttribute('sandbox')).toBe(
    'allow-scripts allow-forms allow-modals allow-popups allow-downloads',
  );
  const inner = frame().contentWindow;
  const posted = jest.spyOn(inner ?? window, 'postMessage').mockImplementation(() => undefined);
  say(window, 'ready', nonceOf(frame().src));
  say(inner, 'ready', 'guessed');
  expect(posted).not.toHaveBeenCalled();
  say(inner, 'ready', nonceOf(frame().src));
  expect(posted).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(posted.mock.calls[0])).toContain('>Bread</h1>');
  say(inner, 'rendered', nonceOf(frame().src));
  expect(screen.queryByText('Loading the preview')).toBeNull();
});

// Proof P46
it('opens in a new tab and answers that one too', async () => {
  const { user } = await openReady();
  const posted: unknown[] = [];
  // Only what is used of a window.
  const popup = { closed: false, postMessage: (message: unknown) => posted.push(message) };
  const opened = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  await user.click(button('Open in new tab'));
  const address = String(opened.mock.calls[0]?.[0]);
  expect(opened.mock.calls[0]?.[2]).toBeUndefined();
  expect(nonceOf(address)).not.toBe(nonceOf(frame().src));
  // jsdom lets no plain object be a message's source, so the event is a bare one.
  const event = new Event('message');
  const data = { channel: 'sitewright-preview', type: 'ready', nonce: nonceOf(address) };
  Object.assign(event, { source: popup, data });
  act(() => {
    fireEvent(window, event);
  });
  expect(posted).toHaveLength(1);
  opened.mockRestore();
});

it('starts afresh with Reload', async () => {
  const { user } = await openReady();
  const before = frame().src;
  await user.click(button('Reload the preview'));
  expect(frame().src).not.toBe(before);
});

it('shows the page as wide as a phone, a tablet or a desktop, made smaller where there is less room', async () => {
  const notices = new Map<Element, (width: number, height: number) => void>();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((notice) => {
    const observer: ResizeObserver = {
      observe: (element) => {
        notices.set(element, (width, height) => {
          // Only what is used of an entry.
          const entry = { contentRect: { width, height } } as ResizeObserverEntry;
          notice([entry], observer);
        });
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
    };
    return observer;
  });
  const { user } = await openReady();
  act(() => notices.get(frame().parentElement ?? document.body)?.(640, 480));
  expect(button('Desktop width')).toHaveAttribute('aria-pressed', 'true');
  expect(frame().style.width).toBe('1280px');
  await user.click(button('Phone width'));
  expect(button('Phone width')).toHaveAttribute('aria-pressed', 'true');
  expect(frame().style).toMatchObject({ width: '390px', transform: '' });
  await user.click(button('Tablet width'));
  expect(frame().style).toMatchObject({
    width: '768px',
    height: '576px',
    transform: `scale(${640 / 768})`,
  });
  await user.click(button('Desktop width'));
  expect(frame().style).toMatchObject({
    width: '1280px',
    height: '960px',
    transform: 'scale(0.5)',
  });
  await user.click(button('Width of the panel'));
  expect(button('Phone width')).toHaveAttribute('aria-pressed', 'false');
  expect(frame().style.width).toBe('100%');
});
