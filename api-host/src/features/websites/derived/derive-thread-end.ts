import { answerQuestions } from '../../../threads/thread-end';
import { derivePage } from './derive-page';
import type { PageToDerive } from './derived-page';

answerQuestions(async (page) => derivePage(page as PageToDerive));
