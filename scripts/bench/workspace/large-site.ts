const fence = '```';

/** What a language model writes for a large website, as the host reads it: about so many bytes of page. */
export function writeLargeSite(bytes: number): string {
  const sections: string[] = [];
  for (let length = 0, n = 1; length < bytes; n += 1) {
    const section = `<section id="part-${n}"><h2>Part ${n}</h2><p>${`Bread of day ${n}, baked before six. `.repeat(20)}</p></section>\n`;
    sections.push(section);
    length += section.length;
  }
  return `${fence}html index.html
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Bakery</title><link rel="stylesheet" href="styles.css"></head>
<body>
<h1>Fresh bread</h1>
${sections.join('')}</body>
</html>
${fence}
${fence}css styles.css
h1 { color: maroon; }
${fence}
${fence}js script.js
document.documentElement.dataset.ready = 'yes';
${fence}
`;
}
