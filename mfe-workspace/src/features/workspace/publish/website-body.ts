import type { publishWebsite, RequestOf } from 'shared-kit/contract';
import type { ProjectState } from '../model';

/** The website payload (specification, section 3) of a project, without the id of its site. */
export function websiteBody({
  files,
  draft,
  prompt,
}: ProjectState): Omit<RequestOf<typeof publishWebsite>['body'], 'id'> {
  if (!files) throw new Error('There is no generated code yet.');
  return {
    htmlcode: files.html,
    csscode: files.css,
    jscode: files.js,
    title: draft.title,
    prompt,
  };
}
