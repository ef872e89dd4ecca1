import { boundArrival, wasSilent } from './late-files';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function script(file: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'text/drill';
  element.src = `http://localhost/remotes/shop/1.0.0/${file}`;
  document.head.append(element);
  boundArrival(element, () => 8_000);
  return element;
}

it('a file of which nothing is heard has failed after the limit, and cannot run any more', () => {
  const element = script('silent.js');
  const failed = jest.fn();
  element.addEventListener('error', failed);
  jest.advanceTimersByTime(7_999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(element.isConnected).toBe(false);
  expect(wasSilent(element.src)).toBe(true);
});

it.each(['load', 'error'])('after %s nothing more happens', (end) => {
  const element = script(`${end}.js`);
  element.dispatchEvent(new Event(end));
  const failed = jest.fn();
  element.addEventListener('error', failed);
  jest.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
  expect(wasSilent(element.src)).toBe(false);
  expect(wasSilent(null)).toBe(false);
});
