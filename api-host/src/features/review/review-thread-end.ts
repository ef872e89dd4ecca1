import { axeThread } from './axe/axe-thread';
import { carryOut } from './review-asks';
import type { Ask } from './review-asks';
import { createReviewer } from './reviewer';
import { answerQuestions } from '../../threads/thread-end';

// A nested thread: when axe exceeds its limits, the review continues.
const axe = axeThread();
const reviewer = createReviewer(axe.look);
answerQuestions((ask) => carryOut(reviewer, axe.prepare, ask as Ask));
