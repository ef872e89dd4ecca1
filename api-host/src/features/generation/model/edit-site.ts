import type { OutcomePart } from 'shared-kit/contract';
import { AnswerParser } from '../answer/answer-parser';
import { applyEdits } from '../answer/apply-edits';
import type { EditResult } from '../answer/apply-edits';
import { collectFiles } from '../answer/collect-files';
import type { SiteCode } from '../answer/collect-files';
import { parseEdits } from '../answer/edit-blocks';
import { siteFiles } from '../answer/file-names';
import { refusedParts } from '../answer/refused-parts';
import { checkSite } from '../checks/check-site';
import { repairCss } from '../checks/repair-css';
import { askModel } from './ask-model';
import { createSite } from './create-site';
import type { ModelSite } from './create-site';
import { EditReader } from './edit-reader';
import { finishSite } from './finish-site';
import type { ModelWork } from './finish-site';
import { fillPrompt, readPrompt, showFiles, showProblems } from './prompts';
import type { Conversation } from './stream-answer';
import { userMessage } from './user-message';

/**
 * Changes the given files as asked: by search/replace blocks, after problems by one corrected set of
 * them, and last by writing the files whole. The model sees the current files, never a history.
 */
export async function editSite(
  work: ModelWork,
  instruction: string,
  before: SiteCode,
): Promise<ModelSite> {
  const edited = await editByBlocks(work, instruction, before);
  if (edited) {
    const site = changed(edited.site, before)
      ? await finishSite(work, edited.site, before)
      : before;
    return { site, notes: [], refused: edited.refused };
  }
  const request = fillPrompt('rewrite-request', { files: showFiles(before), prompt: instruction });
  return createSite(work, request, before);
}

interface Edited {
  readonly site: SiteCode;
  /** What the model says it did not do. */
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
  // It says why nothing is to be changed: asking again would only press it to guess.
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
  const isEmpty = !/^\s*(?:```|<{5,9} ?SEARCH)/m.test(said);
  return { text, isEmpty, refused: refusedParts(said), result: readEdits(text, before) };
}

function readEdits(text: string, before: SiteCode): EditResult {
  const { edits, problems, rest } = parseEdits(withoutThoughts(text));
  if (problems.length > 0) return { ok: false, problems };
  const parser = new AnswerParser();
  parser.write(rest);
  const { files } = collectFiles(parser.end().blocks);
  const result = applyEdits({ ...before, ...files }, edits);
  if (!result.ok) return result;
  if (!changed(result.site, before)) return { ok: false, problems: ['Nothing would change.'] };
  const found = findProblems(result.site, before);
  return found.length === 0 ? result : { ok: false, problems: found };
}

/** A style sheet that can be repaired is no problem to bother the model with. */
function findProblems(site: SiteCode, before: SiteCode): string[] {
  const { css } = repairCss(site.css);
  const checked = before.css === site.css ? site : { ...site, css };
  return checkSite(checked, before).map(({ file, message }) => `${siteFiles[file]}: ${message}`);
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

function changed(site: SiteCode, before: SiteCode): boolean {
  return site.html !== before.html || site.css !== before.css || site.js !== before.js;
}
