import type { FastifyReply } from 'fastify';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What a visitor sees when there is no page to show. */
export const kindPages = {
  notFound: {
    title: 'There is no page here',
    text: 'The address may be mistyped, or the website was taken down by its owner.',
  },
  suspended: {
    title: 'This website was taken down',
    text: 'The people who run this service have taken it down. If it is yours, your project list says why.',
  },
  shareEnded: {
    title: 'This preview has ended',
    text: 'The link has expired or was withdrawn. Ask the person who sent it for a new one.',
  },
  notAllowed: {
    title: 'This address only shows pages',
    text: 'Nothing was sent or saved. Go back to the website to continue.',
  },
  badAddress: {
    title: 'This address cannot be read',
    text: 'Please check it for typing mistakes.',
  },
  failed: {
    title: 'This page cannot be shown right now',
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
} satisfies Record<string, Words>;

type KindPage = (typeof kindPages)[keyof typeof kindPages];

/** A plain page of ours; it needs no other file. */
const renderKindPage = ({ title, text }: Words): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60ch; padding: 24px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
p { margin: 0; }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;

/** Answers with a page of ours, which nobody keeps or lists. */
export const sendKindPage = (reply: FastifyReply, status: number, page: KindPage) =>
  sendUnlisted(reply, status, renderKindPage(page));

/** A page that stands for one there is not: gone with the next look. */
export const sendUnlisted = (reply: FastifyReply, status: number, html: string) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
