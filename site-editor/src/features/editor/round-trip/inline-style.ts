/** What a `style` attribute says of one property. */
export interface InlineDeclaration {
  readonly property: string;
  readonly isImportant: boolean;
}

/** Reads a `style` attribute. A semicolon inside of quotes or brackets ends nothing. */
export function readInlineStyle(style: string): InlineDeclaration[] {
  const parts = style.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])+/g) ?? [];
  return parts.flatMap((part) => {
    const property = /^\s*([\w-]+)\s*:/.exec(part)?.[1]?.toLowerCase();
    return property === undefined
      ? []
      : [{ property, isImportant: /!\s*important\s*$/i.test(part) }];
  });
}

/**
 * Whether a declaration of the attribute stands in the way of a rule for the property: of the same one, of
 * one that is a part of it, or of one it is a part of. An important one cannot be helped by any rule.
 */
export function outranks(
  { property: own, isImportant }: InlineDeclaration,
  property: string,
): boolean {
  if (isImportant) return false;
  const isPart = own.startsWith(`${property}-`) || property.startsWith(`${own}-`);
  const ofFont = [own, property].includes('font') && [own, property].includes('line-height');
  return own === property || isPart || ofFont || own === 'all';
}
