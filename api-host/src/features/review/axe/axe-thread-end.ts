import { answerQuestions } from '../../../threads/thread-end';
import type { AxeAnswer, AxePage } from './axe-answer';
import { lookWithAxe, prepareAxe } from './look-with-axe';

/** Without a page it only gets ready. */
answerQuestions(async (page): Promise<AxeAnswer> => {
  if (page !== null) return lookWithAxe(page as AxePage);
  await prepareAxe();
  return { hits: [] };
});
