import { Sparkles } from 'lucide-react';
import { websiteLimits } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Card, Form, TextArea } from 'shared-kit/ui';
import { PictureStrip } from '../../pictures';
import type { Pictures } from '../../pictures';
import { DictationButton } from './dictation/dictation-button';
import type { Dictation } from './dictation/use-dictation';

const Prompt = styled(TextArea)`
  min-height: 220px;
  font-size: var(--text-16);
  line-height: 1.6;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** Properties of `PromptForm`. */
export interface PromptFormProps {
  readonly prompt: string;
  readonly onPromptChange: (prompt: string) => void;
  readonly onGenerate: (prompt: string) => void;
  readonly isBusy: boolean;
  readonly dictation: Dictation;
  readonly pictures: Pictures;
}

/** The prompt, dictation and Generate. */
export function PromptForm({
  prompt,
  onPromptChange,
  onGenerate,
  isBusy,
  dictation,
  pictures,
}: PromptFormProps) {
  const isBlank = prompt.trim() === '';
  const error = explainLength(prompt);
  const submit = (): void => {
    if (isBlank || error !== undefined || isBusy || pictures.adding > 0) return;
    dictation.stop();
    onGenerate(prompt.trim());
  };
  return (
    <Card>
      <Form onSubmit={submit} aria-label="New project" saves={false}>
        <Prompt
          id="new-project-prompt"
          label="Describe your website"
          placeholder="A website for a neighbourhood bakery with a menu, opening hours, a photo gallery and a contact form…"
          hint="Plain English is enough. Ctrl+Enter or Cmd+Enter generates."
          error={error}
          value={prompt}
          onChange={(event) => onPromptChange(event.target.value)}
          readOnly={isBusy}
          required
        />
        <PictureStrip
          pictures={pictures}
          disabled={isBusy}
          hint="Your own pictures for the page: PNG, JPEG, WebP or GIF, up to 10 MB each."
        />
        <Actions>
          <DictationButton dictation={dictation} disabled={isBusy} />
          <Button
            type="submit"
            variant="primary"
            icon={<Sparkles size={16} aria-hidden />}
            busy={isBusy}
            disabled={isBlank || error !== undefined || pictures.adding > 0}
          >
            Generate
          </Button>
        </Actions>
      </Form>
    </Card>
  );
}

function explainLength(prompt: string): string | undefined {
  const length = prompt.trim().length;
  if (length <= websiteLimits.prompt) return undefined;
  const [used, limit] = [length, websiteLimits.prompt].map((value) =>
    value.toLocaleString('en-US'),
  );
  return `The prompt is too long: ${used} of ${limit} characters.`;
}
