import { useRef, useState } from 'react';
import { websiteLimits } from 'shared-kit/contract';
import type { GenerationMode } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, notify, TextArea } from 'shared-kit/ui';
import { useTabText } from '../../../draft';
import { isLoading, useProject, useProjectStore } from '../model';
import { useLeaveGuard } from '../code';
import { PointedChip } from './pointed-chip';
import { ReplaceQuestion } from './replace-question';
import { useFocusOnPick, useSentText } from './prompt-field';

const Fields = styled.div`
  display: grid;
  /* However long the words of the element pointed at are. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  button {
    flex: 1 1 auto;
    padding-inline: var(--space-2);
    white-space: nowrap;
  }
`;

const usesSaved =
  'A prompt changes the last saved version. If you do not save, your text stays in the code view beside the new version.';

/** The form for the next prompt, about the whole page or the selected element. */
export function PromptBox() {
  const draftId = useProject((project) => project.draft.id);
  const loading = useProject(isLoading);
  const hasFiles = useProject((project) => project.files !== null);
  const pointed = useProject((project) => project.pointed);
  const [text, setText] = useTabText(`sitewright.next-prompt.${draftId}`);
  const [isAsking, setAsking] = useState(false);
  const noteSent = useSentText(text, setText);
  const isTooLong = text.trim().length > websiteLimits.prompt;
  const isOff = loading || isTooLong || text.trim() === '';
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnPick(fields, pointed);
  const request = useSend();
  const send = (mode: GenerationMode): void => {
    if (isOff) return;
    setAsking(false);
    request(mode, text.trim(), () => {
      noteSent(text);
      setText('');
    });
  };
  return (
    <Form aria-label="New prompt" onSubmit={() => send(hasFiles ? 1 : 0)} saves={false}>
      <Fields ref={fields}>
        {pointed && <PointedChip element={pointed} />}
        <TextArea
          label="New prompt"
          placeholder={
            pointed
              ? 'Make it bigger, say “Fresh every day”, remove it…'
              : 'Make the header dark green…'
          }
          error={isTooLong ? 'The prompt is too long: at most 20,000 characters.' : undefined}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isAsking && !isOff ? (
          <ReplaceQuestion onReplace={() => send(0)} onKeep={() => setAsking(false)} />
        ) : (
          <Actions>
            <Button type="submit" size="small" variant="primary" disabled={isOff || !hasFiles}>
              Tweak/Update Prompt
            </Button>
            <Button
              size="small"
              disabled={isOff || pointed !== null}
              title="Make a new website from this prompt"
              onClick={() => (hasFiles ? setAsking(true) : send(0))}
            >
              Add New Prompt
            </Button>
          </Actions>
        )}
      </Fields>
    </Form>
  );
}

/** Submits the prompt: a change of the selected element, of the whole page, or a new website. */
function useSend() {
  const store = useProjectStore();
  const guard = useLeaveGuard();
  return (mode: GenerationMode, prompt: string, onSent: () => void): void => {
    const { pointed } = store.getState();
    guard(usesSaved, () => {
      const { files, request, change, point } = store.getState();
      if (pointed && !files?.html.startsWith(pointed.excerpt, pointed.at)) {
        point(null);
        notify.error('The page has changed. Point at the element again.');
        return;
      }
      onSent();
      if (!pointed) request(mode, prompt);
      else change(prompt, { at: pointed.at, selector: pointed.selector, excerpt: pointed.excerpt });
    });
  };
}
