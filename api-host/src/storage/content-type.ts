const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** The content type of a key; unknown extensions are downloaded by browsers, never displayed. */
export function contentTypeOf(key: string): string {
  const extension = /\.(\w+)$/.exec(key)?.[1]?.toLowerCase() ?? '';
  return types[extension] ?? 'application/octet-stream';
}
