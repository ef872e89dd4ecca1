import type { Rule } from '../rule';
import { contrastRules } from './contrast';
import { fileRules } from './files';
import { formRules } from './forms';
import { headRules } from './head';
import { linkRules } from './links';
import { markupRules } from './markup';
import { outlineRules } from './outline';
import { unfinishedRules } from './unfinished';
import { wordRules } from './pictures-and-fields';

/** In the order of repairs: prerequisites first. */
export const rules: readonly Rule[] = [
  ...markupRules,
  ...fileRules,
  ...headRules,
  ...wordRules,
  ...linkRules,
  ...formRules,
  ...unfinishedRules,
  ...outlineRules,
  ...contrastRules,
];
