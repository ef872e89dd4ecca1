import type { SiteFiles } from 'shared-kit/contract';
import { sectionBlocks } from '../../features/composer/composer';
import { answerQuestions } from '../../threads/thread-end';

/** The one place where the editor meets the composer. */
answerQuestions(async (question) => sectionBlocks(question as SiteFiles));
