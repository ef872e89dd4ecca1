import type { SiteFiles } from 'shared-kit/contract';
import { blocks } from 'site-composer';
import { answerQuestions } from '../../threads/thread-end';

/** The one place where the editor meets the composer. */
answerQuestions(async (question) => blocks(question as SiteFiles));
