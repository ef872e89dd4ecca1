import { answerQuestions } from '../../../threads/thread-end';
import type { LookQuestion } from './look-thread';
import { readLook } from './read-look';

answerQuestions(async (question) => {
  const { files, title } = question as LookQuestion;
  return readLook(files, title);
});
