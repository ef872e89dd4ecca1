import { whenScriptLeaves } from './script-leaving';
import { noteTouches, wasTouched } from './touched';

interface Said {
  readonly userInitiated?: boolean;
  readonly hashChange?: boolean;
  readonly downloadRequest?: string | null;
  readonly navigationType?: string;
  readonly destination?: { readonly sameDocument: boolean; readonly url: string };
}

const navigation = new EventTarget();
const heard: string[] = [];
beforeAll(() => {
  Reflect.set(window, 'navigation', navigation);
  noteTouches();
  whenScriptLeaves((how) => heard.push(how));
});
beforeEach(() => {
  heard.length = 0;
  jest.spyOn(performance, 'now').mockReturnValue(2_000);
});
afterEach(() => jest.restoreAllMocks());

const elsewhere = { sameDocument: false, url: 'http://localhost/elsewhere' };

function navigate(said: Said): readonly string[] {
  const event = new Event('navigate');
  const usual = { userInitiated: false, hashChange: false, downloadRequest: null };
  navigation.dispatchEvent(
    Object.assign(event, { ...usual, navigationType: 'push', destination: elsewhere, ...said }),
  );
  return heard;
}

it.each([
  ['reload', { navigationType: 'reload' }],
  ['document', {}],
  ['route', { destination: { sameDocument: true, url: 'http://localhost/other' } }],
])('reports a %s that nobody asked for', (how, said) => {
  expect(navigate(said)).toEqual([how]);
});

it.each<[string, Said]>([
  ['a click', { userInitiated: true }],
  ['a place on the page', { hashChange: true }],
  ['a download', { downloadRequest: 'a.zip' }],
  ['the Back button', { navigationType: 'traverse' }],
  ['the same page again', { destination: { sameDocument: true, url: location.href } }],
])('says nothing of %s', (_, said) => {
  expect(navigate(said)).toEqual([]);
});

it('says nothing of a page that has been up for a while', () => {
  jest.spyOn(performance, 'now').mockReturnValue(15_001);
  expect(navigate({})).toEqual([]);
});

it('what a script makes up touches nothing; after a hand has, the page may lead anywhere', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(wasTouched()).toBe(false);
  expect(navigate({})).toEqual(['document']);
  heard.length = 0;
  noteTouches(() => true);
  window.dispatchEvent(new Event('pointerdown'));
  expect([wasTouched(), wasTouched(10)]).toEqual([true, true]);
  expect(navigate({})).toEqual([]);
  jest.spyOn(performance, 'now').mockReturnValue(9_000);
  expect([wasTouched(), wasTouched(5_000)]).toEqual([true, false]);
});
