import { findForms } from 'shared-kit/contract';
import type { GeneratedFiles } from 'shared-kit/contract';

const hosting = `## Putting it online

The folder is a complete website. Nothing has to be installed or built.

- **Any web space (FTP, control panel):** upload everything in this folder into the web root, often called \`public_html\` or \`www\`. Keep the folder \`assets\` as it is.
- **nginx:** copy the folder to the server and use

  \`\`\`nginx
  server {
    listen 80;
    server_name example.com;
    root /var/www/website;
    index index.html;
  }
  \`\`\`

- **Netlify, Cloudflare Pages and the like:** drop the folder onto their upload page. There is no build command; the folder itself is what is published.
- **GitHub Pages:** put the files into a repository, then choose the branch under Settings, Pages.

To look at it on your own computer, open \`index.html\` in a browser.`;

/** Explains what happens to form submissions; empty for a page without such forms. */
function formsGuide({ html, js }: GeneratedFiles, link: string | null): string {
  if (!findForms(html, js).some(({ fate }) => fate === 'delivers')) return '';
  const own =
    'To have it arrive somewhere else, give each `<form>` in `index.html` another `action`: the address of a form service, or of a program of your own.';
  return link === null
    ? `## Forms\n\nThe forms of this page do not send anything yet: a folder of files cannot receive messages. Publish the website and export it again, and they send to the published website, where the messages wait in your project. ${own}`
    : `## Forms\n\nThe forms send to ${link}, the published website this was exported from. Messages arrive in your project there, wherever you host this folder, for as long as that website is online. ${own}`;
}

/** How to host an export, and what its forms do. */
export const hostingGuide = (files: GeneratedFiles, link: string | null): string[] =>
  [hosting, formsGuide(files, link)].filter((section) => section !== '');
