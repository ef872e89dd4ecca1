import type { OutcomePart } from 'shared-kit/contract';
import { collectFiles } from '../answer/collect-files';
import type { CollectedFiles, SiteCode } from '../answer/collect-files';
import { refusedParts } from '../answer/refused-parts';
import { GenerationFailure } from '../generation-failure';
import { askModel } from './ask-model';
import { finishSite } from './finish-site';
import type { ModelWork } from './model-work';
import { readPrompt } from './prompts';
import { userMessage } from './user-message';
import { SiteReader } from './site-reader';
import type { Conversation } from './stream-answer';

export interface ModelSite {
  site: SiteCode;
  notes: string[];
  /** What the model reported as not done. */
  refused: readonly OutcomePart[];
}

/** Has the model write all files for a request; files it leaves out are taken from `before`. */
export async function createSite(
  work: ModelWork,
  request: string,
  before?: SiteCode,
): Promise<ModelSite> {
  const conversation: Conversation = {
    system: readPrompt('create'),
    messages: [userMessage(request, work.references)],
  };
  const suffices = ({ files }: CollectedFiles) =>
    before ? Object.keys(files).length > 0 : files.html !== undefined;
  const first = await readFiles(work, conversation);
  const answer = suffices(first) ? first : await remindOfForm(work, conversation, first);
  const { files, notes, refused } = answer;
  if (!suffices(answer)) throw new GenerationFailure('ANSWER_UNUSABLE', 'no page');
  work.progress.advanceTo('optimize');
  return { site: await finishSite(work, files, before), notes, refused };
}

interface FilesAnswer extends CollectedFiles {
  text: string;
  refused: readonly OutcomePart[];
}

/** An answer without files gets one reminder of the format; weak models need it occasionally. */
async function remindOfForm(
  work: ModelWork,
  { system, messages }: Conversation,
  first: FilesAnswer,
): Promise<Omit<FilesAnswer, 'text'>> {
  const answer = first.text.trim() === '' ? '(no answer)' : first.text;
  const { files, notes, refused } = await readFiles(work, {
    system,
    messages: [
      ...messages,
      { role: 'assistant', content: answer },
      { role: 'user', content: readPrompt('files-missing') },
    ],
  });
  return { files: { ...first.files, ...files }, notes, refused };
}

async function readFiles(work: ModelWork, conversation: Conversation): Promise<FilesAnswer> {
  const reader = new SiteReader(work, work.draft);
  const text = await askModel(work.call, conversation, reader, work.signal);
  return { text, refused: refusedParts(text), ...collectFiles(reader.end().blocks) };
}
