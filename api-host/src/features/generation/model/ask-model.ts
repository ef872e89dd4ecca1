import { GenerationFailure } from '../generation-failure';
import { joinContinuation } from './join-continuation';
import type { OpenFile } from './join-continuation';
import { readPrompt } from './prompts';
import { streamAnswer } from './stream-answer';
import type { AnswerEnd, Conversation, ModelCall } from './stream-answer';

/** More pieces than this are not a website of three files. */
const maxContinuations = 2;

/** Parses an answer as it grows and decides whether it is complete. */
export interface AnswerReader {
  read(text: string): void;
  isWhole(end: AnswerEnd): Promise<boolean>;
  /** The file that the answer is currently inside of, if any. */
  openFile(): OpenFile | undefined;
}

/**
 * Requests one complete answer. A truncated one is continued at most twice and then given up: half
 * a file is never used.
 */
export async function askModel(
  call: ModelCall,
  conversation: Conversation,
  reader: AnswerReader,
  signal: AbortSignal,
): Promise<string> {
  let text = '';
  const add = (part: string) => {
    text += part;
    reader.read(part);
  };
  let end = await streamAnswer(call, conversation, signal, add);
  for (let round = 0; !(await reader.isWhole(end)); round += 1) {
    if (round === maxContinuations || text.trim() === '') {
      throw new GenerationFailure('ANSWER_TRUNCATED', `after ${round} continuations`);
    }
    let next = '';
    end = await streamAnswer(call, continued(conversation, text), signal, (part) => {
      next += part;
    });
    add(joinContinuation(text, next, reader.openFile()));
  }
  return text;
}

function continued({ system, messages }: Conversation, answer: string): Conversation {
  return {
    system,
    messages: [
      ...messages,
      { role: 'assistant', content: answer },
      { role: 'user', content: readPrompt('continue') },
    ],
  };
}
