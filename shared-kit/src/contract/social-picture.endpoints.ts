import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { versionNumber } from './version-number';
import { websiteAddress } from './website-address';
import { websiteTitle } from './website.endpoints';

/**
 * The picture messengers and networks will show with the link of a version of one of the caller's
 * projects, as a `data:` address. At most so many a minute: 429 above.
 */
export const previewSocialPicture = defineEndpoint({
  operation: 'previewSocialPicture',
  method: 'GET',
  path: '/api/projects/:project_id/versions/:number/social-picture',
  authentication: 'bearer',
  summary: 'Look at the social picture of a page before it is published',
  fallback: 'The picture could not be made',
  params: z.strictObject({ project_id: projectId, number: versionNumber }),
  query: z.strictObject({ title: websiteTitle, address: websiteAddress }),
  response: z.object({ message: z.string(), picture: z.string() }),
});
