/** A complete site in the format of the prompt, with characters of two, three and four bytes. */
export const sample = {
  html: `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Bäckerei</title>
<link rel="stylesheet" href="styles.css">
<script src="script.js" defer></script>
</head>
<body>
<main><h1>Grüße aus der Bäckerei – 🥐</h1><p id="price">3 €</p></main>
</body>
</html>
`,
  css: ':root {\n  --warm: #a52;\n}\nh1 {\n  color: var(--warm);\n}\n',
  js: "document.querySelector('#price').textContent = '4 €';\n",
};

export const fenced = (info: string, code: string) => `\`\`\`${info}\n${code}\`\`\`\n`;

export const sampleAnswer = [
  'A bakery for its neighbours: greeting and price.\n',
  fenced('html index.html', sample.html),
  fenced('css styles.css', sample.css),
  fenced('js script.js', sample.js),
].join('\n');

export const editBlock = (file: string, search: string, replace: string) =>
  `${file}\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
