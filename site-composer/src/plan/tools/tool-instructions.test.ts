import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { ToolPlan } from '../../model/page';
import instructions from './tool-instructions.json' with { type: 'json' };

/** `seen` were used while the rules were made; `unseen` (25 of 28) and `later` (14 of 15) were scored once before they were looked at. */

function toolOf(prompt: string): ToolPlan | undefined {
  const { plan } = planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') });
  return plan.sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))[0];
}

for (const { tool, holds, prompt } of [
  ...instructions.seen,
  ...instructions.unseen,
  ...instructions.later,
])
  test(`${tool ?? 'no tool'}: ${prompt}`, () => {
    const planned = toolOf(prompt);
    assert.equal(planned?.type ?? null, tool);
    const text = JSON.stringify(planned) ?? '';
    for (const words of holds) assert.ok(text.includes(words), `${words} in ${text}`);
  });
