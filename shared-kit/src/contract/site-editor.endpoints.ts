import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { picture, pictureBodyBytes, pictureFile } from './picture.endpoints';
import { websiteBodyBytes, websiteLimits } from './website.endpoints';

/**
 * The calls of the visual editor. They are served on the editor's own origin only, and their bearer token
 * is no session: it opens one website or draft, ends with the session of the member who opened the editor, and is
 * worth nothing at the app origin.
 */

/** Names a state of the website's code; another one than the host has means 409 CONFLICT. */
const revision = z.string('base is required').check(z.regex(/^[0-9a-f]{32}$/, 'base is not valid'));
const code = z.string().check(z.maxLength(websiteLimits.code, 'The code is too long'));

/** The website as the editor opens it. */
export const editedSite = z.object({
  title: z.string(),
  html: z.string(),
  css: z.string(),
  js: z.string(),
  revision: z.string(),
  /** The newest version in the project's history; null where the website belongs to no project. */
  version: z.nullable(z.number()),
  /** The public address; empty for a project that is not published. */
  link: z.string(),
  /** The project that is edited, where no website is made of it yet. */
  draft: z.optional(z.string()),
  /** Where pictures are, their `address` is below it. */
  sitesUrl: z.string(),
  pictures: z.array(picture),
});
export type EditedSite = z.infer<typeof editedSite>;

/** A section the offline composer draws in the website's own look, with the rules and script it needs. */
export const siteBlock = z.object({
  id: z.string(),
  label: z.string(),
  html: z.string(),
  css: z.string(),
  js: z.string(),
});
export type SiteBlock = z.infer<typeof siteBlock>;

/** Exchanges the ticket of `openEditor`, which is then used up, for a token of a few hours. */
export const enterEditor = defineEndpoint({
  operation: 'enterEditor',
  method: 'POST',
  path: '/api/editor/enter',
  authentication: 'none',
  summary: 'Exchange a ticket for a token of the site editor',
  fallback: 'The editor could not be opened',
  body: z.strictObject({
    ticket: z.string('ticket is required').check(z.regex(/^[\w-]{1,200}$/, 'ticket is not valid')),
  }),
  response: z.object({ message: z.string(), token: z.string(), expires_at: z.string() }),
});

/** The website the token is for. */
export const loadEditedSite = defineEndpoint({
  operation: 'loadEditedSite',
  method: 'GET',
  path: '/api/editor/site',
  authentication: 'bearer',
  summary: 'Read the website that is being edited',
  fallback: 'The website could not be loaded',
  response: z.object({ message: z.string(), site: editedSite }),
});

/**
 * Saves the code: as the website's, and as the next version of its project; of a draft as that alone. 409 CONFLICT when either has
 * changed since `base`; nothing is overwritten then.
 */
export const saveEditedSite = defineEndpoint({
  operation: 'saveEditedSite',
  method: 'POST',
  path: '/api/editor/site',
  authentication: 'bearer',
  summary: 'Save the website that is being edited as a version',
  fallback: 'The website could not be saved',
  body: z.strictObject({ base: revision, html: code, css: code, js: code }),
  bodyBytes: websiteBodyBytes,
  response: z.object({
    message: z.string(),
    revision: z.string(),
    version: z.nullable(z.number()),
  }),
});

/** Publishes the saved code of a website; 409 CONFLICT when it is not the one `base` names, 400 for a draft. */
export const publishEditedSite = defineEndpoint({
  operation: 'publishEditedSite',
  method: 'POST',
  path: '/api/editor/publish',
  authentication: 'bearer',
  summary: 'Publish the website that is being edited',
  fallback: 'Publish failed',
  body: z.strictObject({ base: revision }),
  response: z.object({ message: z.string(), link: z.string() }),
});

/** As `addPicture`, for the project of the website that is being edited. */
export const addEditorPicture = defineEndpoint({
  operation: 'addEditorPicture',
  method: 'POST',
  path: '/api/editor/pictures',
  authentication: 'bearer',
  summary: 'Add a picture to the website that is being edited',
  fallback: 'The picture could not be added',
  body: z.strictObject(pictureFile),
  bodyBytes: pictureBodyBytes,
  response: z.object({ message: z.string(), picture }),
});

/** Sections to put in, in the look of the website. */
export const listEditorBlocks = defineEndpoint({
  operation: 'listEditorBlocks',
  method: 'GET',
  path: '/api/editor/blocks',
  authentication: 'bearer',
  summary: 'List the sections the editor offers',
  fallback: 'The blocks could not be loaded',
  response: z.object({ message: z.string(), blocks: z.array(siteBlock) }),
});
