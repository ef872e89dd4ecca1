import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { root } from '../webpack/workspaces';

/** An instruction as it takes effect: flags apart, JSON forms as lists. */
export interface Instruction {
  readonly keyword: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** Everything behind the keyword and its flags, lines joined. */
  readonly text: string;
}

/** A stage from its FROM to the next. */
export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

export const dockerfilePath = path.join(root, 'deploy/Dockerfile');

const joinLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .map((line) => line.replace(/\\$/, '').trim())
    .join(' ')
    .trim();

function readInstruction(keyword: string, rest: string): Instruction {
  const flags: Record<string, string> = {};
  let text = rest;
  for (;;) {
    const flag = /^--([a-z-]+)=(\S+)\s*/.exec(text);
    if (!flag) break;
    flags[flag[1] ?? ''] = flag[2] ?? '';
    text = text.slice(flag[0].length);
  }
  const json = text.replace(/^CMD\s+/, '');
  const words = json.startsWith('[') ? (JSON.parse(json) as string[]) : text.split(/\s+/);
  return { keyword, flags, words, text };
}

/** The stages of a Dockerfile, in order. */
export function readStages(source: string = readFileSync(dockerfilePath, 'utf8')): Stage[] {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  const lines = source.split('\n');
  for (const parsed of DockerfileParser.parse(source).getInstructions()) {
    // Not the parser's arguments: they leave flags out.
    const { start, end } = parsed.getRange();
    const text = joinLines(lines.slice(start.line, end.line + 1).join('\n'));
    const instruction = readInstruction(parsed.getKeyword(), text.replace(/^\w+\s+/, ''));
    if (instruction.keyword === 'FROM') {
      const [base = '', , name = String(stages.length)] = instruction.words;
      stages.push({ name, base, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push(instruction);
    }
  }
  return stages;
}
