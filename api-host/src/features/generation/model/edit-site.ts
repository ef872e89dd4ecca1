import type { OutcomePart } from 'shared-kit/contract';
import type { SiteCode } from '../answer/collect-files';
import { holdsCode } from '../answer/edit-blocks';
import { refusedParts } from '../answer/refused-parts';
import { askModel } from './ask-model';
import { createSite } from './create-site';
import type { ModelSite } from './create-site';
import { EditReader } from './edit-reader';
import { finishSite } from './finish-site';
import type { ModelWork } from './model-work';
import { isChanged } from '../site-work/site-work';
import { fillPrompt, readPrompt, showFiles, showProblems } from './prompts';
import type { Conversation } from './stream-answer';
import { userMessage } from './user-message';

/**
 * Changes the given files as requested: with search/replace blocks, after problems with one
 * corrected set of blocks, and finally by rewriting the files. The model sees the current files,
 * never a history.
 */
export async function editSite(
  work: ModelWork,
  instruction: string,
  before: SiteCode,
): Promise<ModelSite> {
  const edited = await editByBlocks(work, instruction, before);
  if (edited) {
    const site = isChanged(edited.site, before)
      ? await finishSite(work, edited.site, before)
      : before;
    return { site, notes: [], refused: edited.refused };
  }
  const request = fillPrompt('rewrite-request', { files: showFiles(before), prompt: instruction });
  return createSite(work, request, before);
}

interface Edited {
  readonly site: SiteCode;
  /** What the model reported as not done. */
  readonly refused: readonly OutcomePart[];
}

async function editByBlocks(
  work: ModelWork,
  instruction: string,
  before: SiteCode,
): Promise<Edited | undefined> {
  const content = fillPrompt('edit-request', { files: showFiles(before), prompt: instruction });
  const conversation: Conversation = {
    system: readPrompt('edit'),
    messages: [userMessage(content, work.references)],
  };
  const first = await askForEdits(work, conversation, before);
  if (first.result.ok) return { site: first.result.site, refused: first.refused };
  // The model gave a reason for changing nothing: asking again would only press it to guess.
  if (first.isEmpty && first.refused.length > 0) return { site: before, refused: first.refused };
  const problems = showProblems(first.result.problems);
  const second = await askForEdits(work, repairTurn(conversation, first.text, problems), before);
  return second.result.ok ? { site: second.result.site, refused: second.refused } : undefined;
}

async function askForEdits(work: ModelWork, conversation: Conversation, before: SiteCode) {
  const reader = new EditReader(work.progress);
  const text = await askModel(work.call, conversation, reader, work.signal);
  work.progress.advanceTo('style');
  const said = withoutThoughts(text);
  const result = await work.sites.edit(said, before);
  return { text, isEmpty: !holdsCode(said), refused: refusedParts(said), result };
}

function repairTurn(conversation: Conversation, answer: string, problems: string): Conversation {
  return {
    system: conversation.system,
    messages: [
      ...conversation.messages,
      { role: 'assistant', content: answer.trim() === '' ? '(no answer)' : answer },
      { role: 'user', content: fillPrompt('repair-edits', { problems }) },
    ],
  };
}

function withoutThoughts(text: string): string {
  return text.replace(/^[\s\S]*?<\/think(?:ing)?>/i, '');
}
