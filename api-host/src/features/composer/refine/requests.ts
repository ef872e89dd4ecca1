import { cleanPrompt, maskQuoted } from '../understand/prompt-text';

const verbs =
  'make|change|set|use|add|insert|include|remove|delete|drop|hide|move|put|place|replace|rename|switch|turn|swap|update|increase|decrease|enlarge|reduce|shrink|round|give|get rid of|take out|darken|lighten|reorder|shift|bring|apply|fill|write|call|correct|fix|translate|increase|show|enable|also';

/** One instruction may hold several requests: "make it darker, remove pricing and add a FAQ". */
export function splitRequests(instruction: string): string[] {
  const text = cleanPrompt(instruction);
  const masked = maskQuoted(text);
  const border = new RegExp(
    String.raw`(?<![\d])[.;](?=\s|$)|\n|,?\s+(?:and then|then|and also|and|also|plus)\s+(?=(?:please\s+)?(?:${verbs})\b)|,\s*(?=(?:please\s+)?(?:${verbs})\b)`,
    'gi',
  );
  const parts: string[] = [];
  let at = 0;
  for (const match of masked.matchAll(border)) {
    parts.push(text.slice(at, match.index));
    at = match.index + match[0].length;
  }
  parts.push(text.slice(at));
  return parts
    .map((part) =>
      part
        .trim()
        .replace(
          /^(?:please|can you|could you|i want(?: you)? to|i'd like(?: you)? to|also|and|just|then)\s+/i,
          '',
        )
        .replace(/\s+(?:please|thanks|thank you)$/i, '')
        .trim(),
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** `"text"` → `text`: quotes mark where a text begins and ends, they are not part of it. */
export const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .trim();
