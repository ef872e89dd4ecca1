import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A recogniser that a test speaks through: `window.speech` is the one that was started last. */
function addFakeSpeech(): void {
  class FakeRecognition extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    isOn = false;
    start() {
      this.isOn = true;
      Object.assign(window, { speech: this });
    }
    stop() {
      this.isOn = false;
      this.dispatchEvent(new Event('end'));
    }
    abort() {
      this.isOn = false;
    }
    tell(name: string, facts: object) {
      this.dispatchEvent(Object.assign(new Event(name), facts));
    }
  }
  Reflect.deleteProperty(window, 'SpeechRecognition');
  Object.assign(window, { webkitSpeechRecognition: FakeRecognition });
}

function removeSpeech(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition');
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
}

const tell = (page: Page, name: string, facts: object) =>
  page.evaluate(
    ([event, detail]) => {
      const speech = Reflect.get(window, 'speech') as {
        tell: (name: string, facts: object) => void;
      };
      speech.tell(event, detail);
    },
    [name, facts] as const,
  );

const hear = (page: Page, transcript: string, isFinal: boolean) =>
  tell(page, 'result', { resultIndex: 0, results: [{ 0: { transcript }, length: 1, isFinal }] });

const settings = (page: Page) =>
  page.evaluate(() => {
    const { lang, continuous, interimResults, isOn } = Reflect.get(window, 'speech') as {
      lang: string;
      continuous: boolean;
      interimResults: boolean;
      isOn: boolean;
    };
    return { lang, continuous, interimResults, isOn };
  });

test.beforeEach(async ({ page, signInByToken }) => {
  await signInByToken(page);
});

// Proof P22
test('dictation writes guesses and settled words behind what was typed', async ({ page }) => {
  await page.addInitScript(addFakeSpeech);
  await page.goto('/create-project');
  const prompt = page.getByRole('textbox', { name: 'Describe your website' });
  await prompt.fill('A website for');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await expect(page.getByText('Listening... Speak your idea')).toBeVisible();
  expect(await settings(page)).toEqual({
    lang: 'en-US',
    continuous: true,
    interimResults: true,
    isOn: true,
  });
  await hear(page, 'a bike', false);
  await expect(prompt).toHaveValue('A website for a bike');
  await hear(page, 'a bakery', true);
  await expect(prompt).toHaveValue('A website for a bakery');
  await hear(page, ' in Porto', true);
  await expect(prompt).toHaveValue('A website for a bakery in Porto');
  await page.getByRole('button', { name: 'Stop dictating' }).click();
  await expect(page.getByText('Listening... Speak your idea')).toBeHidden();
  expect((await settings(page)).isOn).toBe(false);
  await expect(page.getByRole('button', { name: 'Generate' })).toBeEnabled();
});

// Proof P255
test('an error of dictation is logged and ends the listening, without a message', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(addFakeSpeech);
  await page.goto('/create-project');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await tell(page, 'error', { error: 'not-allowed' });
  await expect(page.getByRole('button', { name: 'Dictate' })).toBeVisible();
  await expect(page.getByText('Listening... Speak your idea')).toBeHidden();
  expect((await settings(page)).isOn).toBe(false);
  expect(logged.filter((line) => /speech-error.*not-allowed/.test(line))).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// Proof P24
test('there is no dictation in a browser without speech recognition', async ({ page }) => {
  await page.addInitScript(removeSpeech);
  await page.goto('/create-project');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0);
});
