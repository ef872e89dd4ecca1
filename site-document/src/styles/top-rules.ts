import { walk } from 'css-tree';
import type { Rule } from 'css-tree';
import { parseSheet } from './parse-sheet';
import type { SheetOptions } from './parse-sheet';

/** The rules of a style sheet outside of any at-rule, which hold whatever the screen is. */
export function topRules(css: string, options: SheetOptions = {}): Rule[] {
  const rules: Rule[] = [];
  for (const { tree } of parseSheet(css, options))
    if (tree)
      walk(tree, {
        visit: 'Rule',
        enter(rule) {
          if (this.atrule === null) rules.push(rule);
        },
      });
  return rules;
}
