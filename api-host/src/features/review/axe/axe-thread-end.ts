import { answerQuestions } from '../../../threads/thread-end';
import type { AxeAnswer, AxePage } from './axe-answer';
import { lookWithAxe, prepareAxe } from './look-with-axe';

/** Null only preloads. */
answerQuestions(async (page): Promise<AxeAnswer> => {
  if (page !== null) return lookWithAxe(page as AxePage);
  await prepareAxe();
  return { hits: [] };
});
