import { cleanPrompt, maskQuoted } from '../understand/prompt-text';

const verbs =
  'make|change|set|use|add|insert|include|remove|delete|drop|hide|move|put|place|replace|rename|switch|turn|swap|update|increase|decrease|enlarge|reduce|shrink|round|give|get rid of|take out|darken|lighten|reorder|shift|bring|apply|fill|write|call|correct|fix|translate|show|enable|let|allow|centre|center|align|link|animate|connect|send|sell|also';

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
    .flatMap(splitTexts)
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

/** What has one text on a page, so that it can be given another one after an "and". */
const named =
  'headline|heading|title|sub-?title|sub-?heading|tagline|intro|button|logo|name|phone|telephone|email|address';

/**
 * "change the headline to A and the button to B" are two requests with one verb. Between quoted texts
 * anything may be named; without quotes only what is known to have one text.
 */
function splitTexts(request: string): string[] {
  const verb = /^\s*(change|set|update|make|rename)\s/i.exec(request)?.[1];
  if (verb === undefined) return [request];
  const masked = maskQuoted(request);
  const border = new RegExp(
    String.raw`(?:(?<=")\s*(?:,|,?\s+and)\s+(?=(?:the|my|our)\s[^",]{2,50}\s(?:to|say|as)\s*:?\s*")|\s*,?\s+and\s+(?=(?:the|my|our)\s+(?:[\w-]+\s+)?(?:${named})(?:\s+(?:text|label|number))?\s+to\s))`,
    'gi',
  );
  const parts: string[] = [];
  let at = 0;
  for (const match of masked.matchAll(border)) {
    parts.push(request.slice(at, match.index));
    at = match.index + match[0].length;
  }
  parts.push(request.slice(at));
  return parts.map((part, index) => (index === 0 ? part : `${verb} ${part}`));
}

/** `"text"` → `text`: quotes mark where a text begins and ends, they are not part of it. */
export const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .trim();
