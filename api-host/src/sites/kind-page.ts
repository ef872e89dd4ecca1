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
  unreadable: {
    title: 'This request cannot be read',
    text: 'Your browser or a program in between sent it in a form this address does not take.',
  },
  busy: {
    title: 'Too many visitors at once',
    text: 'This page can be shown again in a few seconds. Please reload it then.',
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
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f7f7f6; color: #1c1d1f; font: 16px/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; width: min(100%, 28rem); padding: 24px 24px 12vh; }
main::before { content: ''; display: block; width: 40px; height: 4px; margin-bottom: 20px; border-radius: 2px; background: #b4b7bb; }
h1 { font-size: 26px; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 8px; text-wrap: balance; }
p { margin: 0; color: #55585c; text-wrap: pretty; }
@media (prefers-color-scheme: dark) {
body { background: #141517; color: #f1f1f0; }
main::before { background: #4b4f55; }
p { color: #a9adb3; }
}
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
