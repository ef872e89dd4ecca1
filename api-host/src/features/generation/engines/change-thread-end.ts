import { answerQuestions } from '../../../threads/thread-end';
import type { GenerationJob } from '../generation-engine.port';
import { changeSite } from './change-site';

answerQuestions(async (job) => changeSite(job as GenerationJob));
