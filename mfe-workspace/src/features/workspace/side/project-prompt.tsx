import { useEffect, useRef } from 'react';
import { websiteLimits } from 'shared-kit/contract';
import type { GenerationMode } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, TextArea } from 'shared-kit/ui';
import { useKeptText } from '../../../draft/kept-text';
import { PictureStrip } from '../../../pictures/picture-strip';
import { usePictures } from '../../../pictures/use-pictures';
import { isLoading, useProject, useProjectStore } from '../project/project-context';
import { useLeaveGuard } from '../unsaved/leave-guard';
import { PromptText } from './prompt-text';
import { SideSection } from './side-section';

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: var(--space-2);

  button {
    padding-inline: var(--space-2);
  }
`;

/** The prompt on display, and the two ways to go on from it. */
export function ProjectPrompt() {
  const prompt = useProject((project) => project.prompt);
  const draftId = useProject((project) => project.draft.id);
  return (
    <SideSection title="Project prompt">
      <PromptText key={prompt} text={prompt} />
      <NewPrompt draftId={draftId} />
      <OwnPictures draftId={draftId} />
    </SideSection>
  );
}

/** Pictures for the next prompt; they can also be dropped anywhere on the workspace. */
function OwnPictures({ draftId }: { readonly draftId: string }) {
  return (
    <PictureStrip
      pictures={usePictures(draftId)}
      hint="The next prompt puts new ones on the page. They can be dropped anywhere here."
    />
  );
}

function NewPrompt({ draftId }: { readonly draftId: string }) {
  const store = useProjectStore();
  const loading = useProject(isLoading);
  const hasFiles = useProject((project) => project.files !== null);
  const [text, setText] = useKeptText(`sitewright.next-prompt.${draftId}`);
  const noteSent = useSentText(text, setText);
  const isTooLong = text.trim().length > websiteLimits.prompt;
  const isOff = loading || isTooLong || text.trim() === '';

  const guard = useLeaveGuard();
  const send = (mode: GenerationMode): void => {
    if (isOff) return;
    guard(usesSaved, () => {
      noteSent(text);
      setText('');
      store.getState().request(mode, text.trim());
    });
  };
  return (
    <Form aria-label="New prompt" onSubmit={() => send(hasFiles ? 1 : 0)} saves={false}>
      <TextArea
        label="New prompt"
        placeholder="Make the header dark green and add opening hours…"
        error={isTooLong ? 'The prompt is too long: at most 20,000 characters.' : undefined}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Actions>
        <Button
          type="submit"
          size="small"
          variant="primary"
          disabled={isOff || !hasFiles}
          title="Change the website that is there"
        >
          Tweak/Update Prompt
        </Button>
        <Button
          size="small"
          disabled={isOff}
          onClick={() => send(0)}
          title="Generate a new website from this prompt"
        >
          Add New Prompt
        </Button>
      </Actions>
    </Form>
  );
}

const usesSaved =
  'A prompt works on the last saved version. Without saving your text stays in the code view, next to the new version.';

/** Puts a text back into the empty field when the generation it asked for could not be started. */
function useSentText(text: string, setText: (text: string) => void): (text: string) => void {
  const status = useProject((project) => project.run.status);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === null || status === 'queued' || status === 'starting') return;
    if (status === 'failed' && text === '') setText(sent.current);
    sent.current = null;
  }, [status, text, setText]);
  return (next) => {
    sent.current = next;
  };
}
