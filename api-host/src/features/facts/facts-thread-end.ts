import { answerQuestions } from '../../threads/thread-end';
import { directFactWork } from './facts.port';
import type { FactAsk } from './facts-thread';

answerQuestions((question) => {
  const ask = question as FactAsk;
  if (ask.name === 'list') return directFactWork.list(...ask.args);
  if (ask.name === 'fill') return directFactWork.fill(...ask.args);
  if (ask.name === 'remove') return directFactWork.remove(...ask.args);
  return directFactWork.leaveOut(...ask.args);
});
