import { answerQuestions } from '../../../threads/thread-end';
import type { SiteAsk } from './site-thread';
import { directSiteWork } from './site-work';

answerQuestions((question) => {
  const ask = question as SiteAsk;
  if (ask.name === 'fit') return directSiteWork.fit(...ask.args);
  if (ask.name === 'edit') return directSiteWork.edit(...ask.args);
  return directSiteWork.isWhole(...ask.args);
});
