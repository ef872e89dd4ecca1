import { act, screen, within } from '@testing-library/react';
import { getGenerationEngine, samplePrompts } from 'shared-kit/contract';
import { aUser, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { readHandOver } from '../../draft/hand-over';
import CreateProjectRoute from './create-project.route';

const network = installFakeNetwork();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

const open = (path = '/create-project') =>
  renderPage(<CreateProjectRoute />, {
    path,
    route: '/create-project',
    session: { user: aUser({ id: 'user-7', name: 'Mira Novak' }) },
  });
const prompt = () => screen.getByRole('textbox', { name: 'Describe your website' });
const generate = () => screen.getByRole('button', { name: 'Generate' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

// Proof P19
it('leads back to the projects and shows who is signed in', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create New Project' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
  expect(screen.getByText('Mira Novak')).toBeVisible();
});

// Proof P28
it('gives tips for a good description', () => {
  open();
  const tips = screen.getByText('Tips for a good description').closest('div')?.parentElement;
  const list = within(tips ?? document.body).getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((tip) => tip.textContent),
  ).toEqual([
    'Say who the website is for and what visitors should do there.',
    'Name the sections you want: menu, prices, gallery, opening hours, contact form.',
    'Give the name and the place. What you leave out can be filled in when the page is there.',
    'Mention colours and a mood: “navy and gold, calm and professional”.',
    'Start simple. You can change everything afterwards with further prompts.',
  ]);
});

it('fills in the sample the address asks for, once, and keeps own text to bring back', async () => {
  const first = open('/create-project?sample=2');
  expect(prompt()).toHaveValue(samplePrompts[1]?.prompt_text);
  expect(first.location().search).toBe('');
  await first.user.clear(prompt());
  await first.user.type(prompt(), 'my own words');
  first.unmount();
  const { user } = open('/create-project?sample=6');
  expect(prompt()).toHaveValue(samplePrompts[5]?.prompt_text);
  await user.click(screen.getByRole('button', { name: 'Bring back my text' }));
  expect(prompt()).toHaveValue('my own words');
});

it('leaves the prompt alone when the address asks for a sample there is none of', () => {
  open('/create-project?sample=99');
  expect(prompt()).toHaveValue('');
});

it.each([
  ['composer', 'Offline composer', true],
  ['model', 'Anthropic', false],
] as const)('tells what to expect where the engine is a %s', async (kind, label, tells) => {
  const engine = { kind, label, model: null };
  network.respond(getGenerationEngine, () => ({ message: 'Generation engine', engine }));
  open();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(network.calls(getGenerationEngine)).toHaveLength(1);
  expect(screen.queryAllByText(/No language model is connected/)).toHaveLength(tells ? 1 : 0);
});

// Proof P20
it('requires a prompt that is not blank', async () => {
  const { user, location } = open();
  expect(prompt()).toBeRequired();
  expect(generate()).toBeDisabled();
  await user.type(prompt(), '   ');
  expect(generate()).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  pass(2_000);
  expect(location().pathname).toBe('/create-project');
  await user.type(prompt(), 'a bakery');
  expect(generate()).toBeEnabled();
});

// Proof P25
it('hands a draft and the prompt to the workspace after one second, once', async () => {
  const { user, location } = open();
  await user.type(prompt(), 'build a bakery website');
  await user.click(generate());
  expect(generate()).toBeDisabled();
  pass(999);
  expect(location().pathname).toBe('/create-project');
  pass(1);
  expect(location().pathname).toBe('/workspace');
  expect(readHandOver(location().state)).toMatchObject({
    prompt: 'build a bakery website',
    project: {
      user_id: 'user-7',
      title: 'Build A Bakery',
      slug: 'build-a-bakery',
      status: 'draft',
    },
  });
});

it('begins another project with the next prompt of the same tab', async () => {
  const ids: (string | undefined)[] = [];
  for (const words of ['a bakery', 'a bicycle shop', 'a choir']) {
    const { user, location, unmount } = open();
    await user.type(prompt(), words);
    await user.click(generate());
    pass(1_000);
    expect(readHandOver(location().state)?.prompt).toBe(words);
    ids.push(readHandOver(location().state)?.project.id);
    unmount();
  }
  expect(new Set(ids).size).toBe(3);
});

it('generates on Ctrl+Enter', async () => {
  const { user, location } = open();
  await user.type(prompt(), 'a bakery{Control>}{Enter}{/Control}');
  pass(1_000);
  expect(location().pathname).toBe('/workspace');
});

it('goes nowhere when the member leaves within that second', async () => {
  const { user, location, unmount } = open();
  await user.type(prompt(), 'a bakery');
  await user.click(generate());
  unmount();
  pass(2_000);
  expect(location().pathname).toBe('/create-project');
});

// Proof P27
it('fills the prompt with a sample, and gives back what it replaced', async () => {
  const { user } = open();
  const titles = [
    'E-commerce Store',
    'Portfolio Website',
    'SaaS Landing Page',
    'School Portal',
    'Blog Website',
    'Church Website',
  ];
  await user.type(prompt(), 'my own words');
  for (const [index, title] of titles.entries()) {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
    expect(prompt()).toHaveValue(samplePrompts[index]?.prompt_text);
  }
  expect(prompt()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Bring back my text' }));
  expect(prompt()).toHaveValue('my own words');
});

// Proof P276
it('keeps the text over a reload, and says when it is too long', async () => {
  const { user, unmount } = open();
  await user.type(prompt(), 'kept');
  unmount();
  sessionStorage.setItem('sitewright.new-prompt', 'x'.repeat(20_001));
  open();
  expect(prompt()).toHaveValue('x'.repeat(20_001));
  expect(prompt()).toHaveAccessibleDescription(
    'The prompt is too long: 20,001 of 20,000 characters.',
  );
  expect(generate()).toBeDisabled();
});

describe('dictation', () => {
  class FakeRecognition extends EventTarget {
    static latest: FakeRecognition;
    static refusal: Error | null = null;
    lang = '';
    continuous = false;
    interimResults = false;
    isOn = false;
    constructor() {
      super();
      FakeRecognition.latest = this;
    }
    start() {
      if (FakeRecognition.refusal) throw FakeRecognition.refusal;
      this.isOn = true;
    }
    stop() {
      this.isOn = false;
      this.dispatchEvent(new Event('end'));
    }
    abort() {
      this.isOn = false;
    }
    hear(transcript: string, isFinal: boolean) {
      const results = [Object.assign([{ transcript }], { isFinal })];
      this.tell('result', { resultIndex: 0, results });
    }
    tell(name: string, facts: object) {
      act(() => {
        this.dispatchEvent(Object.assign(new Event(name), facts));
      });
    }
  }

  const support = () => {
    Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
  };

  // Proof P23
  it('is hidden where the browser has none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull();
  });

  // Proof P21
  it('listens in English, continuously, and shows guesses until they are settled', async () => {
    support();
    const { user } = open();
    await user.type(prompt(), 'Make');
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    expect(screen.getByText('Listening... Speak your idea')).toBeVisible();
    const speech = FakeRecognition.latest;
    expect(speech).toMatchObject({
      lang: 'en-US',
      continuous: true,
      interimResults: true,
      isOn: true,
    });
    speech.hear('a block', false);
    expect(prompt()).toHaveValue('Make a block');
    speech.hear('a blog', true);
    expect(prompt()).toHaveValue('Make a blog');
    await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
    expect(speech.isOn).toBe(false);
    expect(screen.queryByText('Listening... Speak your idea')).toBeNull();
  });

  // Proof P254
  it('logs an error, stops listening and shows no message', async () => {
    support();
    const { user, reported } = open();
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    FakeRecognition.latest.tell('error', { error: 'not-allowed' });
    expect(screen.getByRole('button', { name: 'Dictate' })).toBeVisible();
    expect(reported).toEqual([{ name: 'speech-error', detail: { code: 'not-allowed' } }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Proof P256
  it('logs a refusal to start, and can be tried again', async () => {
    support();
    FakeRecognition.refusal = new DOMException('Already started', 'InvalidStateError');
    const { user, reported } = open();
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    expect(screen.queryByText('Listening... Speak your idea')).toBeNull();
    expect(reported).toEqual([{ name: 'speech-error', detail: { code: 'InvalidStateError' } }]);
    FakeRecognition.refusal = null;
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    expect(screen.getByText('Listening... Speak your idea')).toBeVisible();
  });

  // Proof P257
  it('switches the microphone off on Generate and on leaving', async () => {
    support();
    const { user, unmount } = open();
    await user.type(prompt(), 'a bakery');
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    await user.click(generate());
    expect(FakeRecognition.latest.isOn).toBe(false);
    expect(screen.getByRole('button', { name: 'Dictate' })).toBeDisabled();
    unmount();
  });
});
