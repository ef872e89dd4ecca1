import { rolloutSteps } from 'shared-kit/contract/releases';
import type { RolloutStep } from 'shared-kit/contract/releases';
import { UsageError } from './command';

const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/**
 * Reads steps such as `1%:15m,10%:30m,50%:1h!`: share, bake time, and `!` where a person has to say go
 * before the next step.
 */
export function parseSteps(text: string): RolloutStep[] {
  const steps = text.split(',').map((part) => {
    const match = /^(\d{1,3}(?:\.\d{1,2})?)%:(\d{1,5})([smhd])(!?)$/.exec(part.trim());
    if (!match) {
      throw new UsageError(`"${part}" is no step; write share:bake, such as 10%:30m or 50%:1h!`);
    }
    const [, share = '', amount = '', unit = 's', mark] = match;
    return {
      share: Math.round(Number(share) * 100),
      bakeSeconds: Number(amount) * seconds[unit as keyof typeof seconds],
      approval: mark === '!',
    };
  });
  const parsed = rolloutSteps.safeParse(steps);
  if (!parsed.success) throw new UsageError(`${parsed.error.issues[0]?.message ?? 'Wrong steps'}.`);
  return parsed.data;
}
