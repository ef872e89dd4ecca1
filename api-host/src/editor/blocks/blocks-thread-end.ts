import type { SiteFiles } from 'shared-kit/contract';
import { blocks } from 'site-composer';
import { answerQuestions } from '../../threads/thread-end';

/** The only place where the editor uses the composer. */
answerQuestions(async (question) => blocks(question as SiteFiles));
