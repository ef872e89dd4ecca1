/** The brand's first letter on the accent colour; an operator's brand gets an icon without a file. */
export function brandIcon(brandName: string): string {
  const letter = brandName.trim().codePointAt(0) ?? 83;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<rect width="32" height="32" rx="7" fill="#00697a"/>',
    `<text x="16" y="22.5" text-anchor="middle" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="#fff">&#${letter};</text>`,
    '</svg>',
  ].join('');
}
