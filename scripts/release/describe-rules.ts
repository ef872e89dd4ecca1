import { sentenceOfAudience, sentencesOfRules } from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';

/** What the rules of a build say, line by line; nothing where it brings none. */
export function describeRules(rules: ReleaseRules | null | undefined): string[] {
  if (!rules) return [];
  const first = rules.audience ? [sentenceOfAudience(rules.audience)] : [];
  return [...first, ...sentencesOfRules(rules)].map((sentence) => `  release.json: ${sentence}`);
}
