import { answerQuestions } from '../../../threads/thread-end';
import type { ChangeAsk } from './change-thread';
import { changeSite } from './change-site';

answerQuestions(async (question) => {
  const { job, today } = question as ChangeAsk;
  return changeSite(job, today);
});
