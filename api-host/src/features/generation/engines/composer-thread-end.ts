import { answerQuestions } from '../../../threads/thread-end';
import { directComposer } from './compose-site';
import type { ComposerAsk } from './composer-thread';

answerQuestions((question) => {
  const ask = question as ComposerAsk;
  if (ask.name === 'compose') return directComposer.compose(ask.commission);
  if (ask.name === 'summarise') return directComposer.summarise(ask.prompt, ask.today);
  return directComposer.prepare();
});
