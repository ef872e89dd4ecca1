import { sentencesOfRules } from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';

/** What the rules of a build say, line by line; nothing where it brings none. */
export const describeRules = (rules: ReleaseRules | null | undefined): string[] =>
  rules ? sentencesOfRules(rules).map((sentence) => `  release.json: ${sentence}`) : [];
