import path from 'node:path';
import { parseSync } from '@swc/core';
import { flawOfBody, flawOfOptions, hasFunction } from './flaws';
import { callArguments, isNode, readChain } from './syntax-tree';
import type { Node } from './syntax-tree';
import { eachTitle } from './title';
import type { Title } from './title';

/** One `test(…)` or `it(…)` in a source file. */
export interface DeclaredTest {
  readonly title: Title;
  /** Where its call begins, counted from 1. */
  readonly line: number;
  /** Why it proves nothing: skipped, to do, expected to fail, without a body. Null when it proves. */
  readonly flaw: string | null;
}

interface Import {
  /** Path from the root, without extension. */
  readonly path: string;
  readonly names: readonly string[];
}

/** What a source file declares, and what it could have taken from elsewhere. */
export interface TestSource {
  readonly tests: readonly DeclaredTest[];
  /** The project's files it imports: functions that declare shared tests live there. */
  readonly imports: readonly Import[];
  /** By function, what it gives to calls: the `login` of `climb({ endpoint: login })`. */
  readonly given: ReadonlyMap<string, ReadonlySet<string>>;
}

const unproving = new Set(['skip', 'todo', 'fixme', 'failing', 'fails', 'fail']);
const modifierNames = new Set(['only', 'each', 'concurrent', ...unproving]);
const testNames = new Set(['test', 'it']);
const skippedNames = new Set(['xtest', 'xit', 'xdescribe']);
const groupNames = new Set(['describe', 'suite', 'xdescribe', ...testNames]);

/** Reads a test file's syntax tree. Titles in comments, texts or other functions are no tests. */
export function findTests(file: string, text: string): TestSource {
  // swc counts bytes, from a start of its own choosing: what is put in front shows it.
  const module = parseSync(`0;${text}`, { syntax: 'typescript', tsx: file.endsWith('x') });
  const begin = (module.body[0]?.span.start ?? 0) + 2;
  const bytes = Buffer.from(text);
  const lineOf = (node: Node): number => {
    const { start } = node['span'] as { readonly start: number };
    return bytes
      .subarray(0, start - begin)
      .toString('latin1')
      .split('\n').length;
  };
  const tests: DeclaredTest[] = [];
  const imports: Import[] = [];
  const given = new Map<string, Set<string>>();
  const visit = (value: unknown, flaw: string | null): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, flaw);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    let inner = flaw;
    if (isNode(value)) {
      noteGiven(value, given);
      noteImport(value, file, imports);
      const call = readCall(value);
      if (call) {
        inner ??= call.flaw;
        if (call.isTest) {
          const flaw = inner ?? flawOfBody(value);
          tests.push({ title: call.title, line: lineOf(value), flaw });
        }
      }
    }
    for (const child of Object.values(value)) visit(child, inner);
  };
  visit(module.body, null);
  return { tests, imports, given };
}

function noteWords(node: Node, words: Set<string>): void {
  if (node.type !== 'Identifier' && node.type !== 'StringLiteral') return;
  if (typeof node['value'] === 'string') words.add(node['value']);
}

/** The names and texts a call is given, directly or as a property. What its functions do is not. */
function noteGiven(node: Node, calls: Map<string, Set<string>>): void {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Identifier') return;
  const name = String(callee['value']);
  const given = calls.get(name) ?? new Set<string>();
  calls.set(name, given);
  for (const value of callArguments(node)) {
    noteWords(value, given);
    const properties = value.type === 'ObjectExpression' ? value['properties'] : [];
    for (const property of properties as readonly unknown[]) {
      if (!isNode(property)) continue;
      if (property.type === 'Identifier') noteWords(property, given);
      if (isNode(property['value'])) noteWords(property['value'], given);
    }
  }
}

function noteImport(node: Node, file: string, imports: Import[]): void {
  if (node.type !== 'ImportDeclaration' || !isNode(node['source'])) return;
  const from = String(node['source']['value']);
  if (!from.startsWith('.')) return;
  const specifiers = node['specifiers'] as readonly {
    readonly local: { readonly value: string };
  }[];
  const names = specifiers.map(({ local }) => local.value);
  imports.push({ path: path.posix.join(path.posix.dirname(file), from), names });
}

interface Call {
  readonly isTest: boolean;
  readonly title: Title;
  readonly flaw: string | null;
}

/** A call of `test`, `it` or `describe`, through whatever stands between: `.only`, `.each(…)`. */
function readCall(node: Node): Call | null {
  if (node.type !== 'CallExpression') return null;
  const chain = readChain(node['callee']);
  const first = callArguments(node)[0];
  const name = chain?.[0];
  if (!chain || name === undefined) return null;
  if (!groupNames.has(name) && !skippedNames.has(name)) return null;
  const isGroup = chain[1] === 'describe';
  const modifiers = chain.slice(isGroup ? 2 : 1);
  // `test.use(…)`, `test.beforeEach(…)`, `test.step('…')` and `it.each([…])` itself declare nothing.
  if (!first || modifiers.some((modifier) => !modifierNames.has(modifier))) return null;
  const isTest = !isGroup && (testNames.has(name) || name === 'xtest' || name === 'xit');
  const each = modifiers.includes('each');
  if (each && !isNodeOfCall(node['callee'])) return null;
  const title = readTitle(first);
  const modifier = modifiers.find((word) => unproving.has(word));
  const flaw = modifier ?? (skippedNames.has(name) ? 'skip' : null) ?? flawOfOptions(node);
  // `test.skip(condition, reason)` and `test.fixme()` inside a body concern a run, not the source.
  if (modifier !== undefined && !hasFunction(node) && first.type !== 'StringLiteral') return null;
  return { isTest, title: each ? eachTitle(title) : title, flaw };
}

const isNodeOfCall = (value: unknown): boolean =>
  isNode(value) && (value.type === 'CallExpression' || value.type === 'TaggedTemplateExpression');

function readTitle(node: Node): Title {
  switch (node.type) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral': {
      const quasis = node['quasis'] as readonly {
        readonly cooked?: string;
        readonly raw: string;
      }[];
      const parts = quasis.flatMap(({ cooked, raw }) => [cooked ?? raw, null]);
      return parts.slice(0, -1).filter((part) => part !== '');
    }
    case 'ParenthesisExpression':
      return isNode(node['expression']) ? readTitle(node['expression']) : [null];
    default:
      return [null];
  }
}
