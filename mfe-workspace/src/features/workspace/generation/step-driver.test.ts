import type { GenerationTask, ProcessingStep } from 'shared-kit/contract';
import { pendingSteps } from '../model/processing-steps';
import type { StepList } from '../model/processing-steps';
import { driveSteps } from './step-driver';

/** A clock that jumps to the next timer; `elapsed` tells how far it went. */
function createClock() {
  const timers: { at: number; callback: () => void }[] = [];
  const clock = {
    elapsed: 0,
    pending: () => timers.length,
    now: () => new Date(clock.elapsed),
    after(ms: number, callback: () => void) {
      const timer = { at: clock.elapsed + ms, callback };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    next() {
      const timer = timers.shift();
      if (!timer) throw new Error('no timer');
      clock.elapsed = timer.at;
      timer.callback();
    },
  };
  return clock;
}

function setUp(
  options: { random?: number[]; setting?: 'auto' | 'simulated'; from?: StepList } = {},
) {
  const clock = createClock();
  const shown: StepList[] = [];
  const randoms = options.random ?? [];
  const driver = driveSteps(options.from ?? pendingSteps(), {
    ...clock,
    random: () => randoms.shift() ?? 0.5,
    setting: options.setting ?? 'simulated',
    show: (steps) => shown.push(steps),
  });
  return { clock, driver, shown, last: () => shown.at(-1) ?? [] };
}

const statuses = (steps: StepList) => steps.map((step) => step.status);
const task = (steps?: ProcessingStep[]): GenerationTask => ({
  message: 'ok',
  status: 'running',
  ...(steps ? { steps } : {}),
});

describe('simulated steps', () => {
  // Proof P204
  it('plays the seven steps in order, each for 35 to 45 seconds', () => {
    const { clock, last } = setUp({ random: [0, 1, 0.5, 0.2, 0.9] });
    expect(last().map((step) => step.title)).toEqual([
      'Analyzing Prompt',
      'Planning Architecture',
      'Generating Code',
      'Styling Code',
      'Adding JavaScript',
      'Optimizing Performance',
      'Final Review',
    ]);
    expect(statuses(last())).toEqual(['processing', ...Array<string>(6).fill('pending')]);
    clock.next();
    expect(clock.elapsed).toBe(35_000);
    expect(statuses(last()).slice(0, 3)).toEqual(['completed', 'processing', 'pending']);
    expect(last()[0]?.timestamp).toBe('1970-01-01T00:00:35.000Z');
    clock.next();
    expect(clock.elapsed).toBe(80_000);
    clock.next();
    expect(clock.elapsed).toBe(120_000);
    clock.next();
    expect(statuses(last()).slice(3, 5)).toEqual(['completed', 'processing']);
    clock.next();
    clock.next();
    clock.next();
    expect(statuses(last())).toEqual(Array<string>(7).fill('completed'));
    expect(clock.pending()).toBe(0);
  });

  // Proof P231
  it('breaks and repairs the styling step below a chance of 30%', () => {
    const { clock, last } = setUp({ random: [0, 0, 0, 0, 0.299] });
    for (let step = 0; step < 4; step += 1) clock.next();
    expect(last()[3]).toMatchObject({
      status: 'error',
      error: 'CSS compilation failed - attempting auto-fix...',
    });
    expect(clock.elapsed).toBe(140_000);
    clock.next();
    expect(clock.elapsed).toBe(141_500);
    expect(last()[3]).toMatchObject({ status: 'completed', error: null });
    expect(last()[4]).toMatchObject({ status: 'processing' });
  });

  // Proof P232
  it('does not break at exactly 30%, nor any other step', () => {
    const { clock, shown } = setUp({ random: [0, 0, 0, 0, 0.3, 0, 0, 0] });
    for (let step = 0; step < 7; step += 1) clock.next();
    expect(shown.flat().some((step) => step.status === 'error')).toBe(false);
  });

  // Proof P233
  it('does not follow the real call', () => {
    const { driver, shown } = setUp();
    const before = shown.length;
    driver.observe({ ...task(), status: 'done' });
    expect(shown).toHaveLength(before);
  });

  // Proof P238
  it('turns every step into an error when the generation fails, and stops', () => {
    const { clock, driver, last } = setUp();
    clock.next();
    driver.fail();
    expect(last().map((step) => step.error)).toEqual(Array<string>(7).fill('Generation failed'));
    expect(statuses(last())).toEqual(Array<string>(7).fill('error'));
    expect(clock.pending()).toBe(0);
  });

  it('goes on after a reload with the step that was under way', () => {
    const first = setUp();
    first.clock.next();
    first.clock.next();
    first.driver.stop();
    expect(first.clock.pending()).toBe(0);
    const second = setUp({ from: first.last() });
    expect(statuses(second.last()).slice(0, 4)).toEqual([
      'completed',
      'completed',
      'processing',
      'pending',
    ]);
  });
});

describe('the choice of a driver', () => {
  const reported: ProcessingStep[] = [
    {
      id: 'analyze',
      title: 'x',
      message: 'Found a bakery',
      status: 'completed',
      timestamp: 't',
      error: null,
    },
    { id: 'new-step', title: 'y', message: '', status: 'processing', timestamp: null, error: null },
  ];

  // Proof P237
  it('follows a host that reports steps, in the order and words of the specification', () => {
    const { clock, driver, last } = setUp({ setting: 'auto' });
    driver.observe(task(reported));
    expect(last()).toHaveLength(7);
    expect(last()[0]).toMatchObject({
      title: 'Analyzing Prompt',
      message: 'Found a bakery',
      status: 'completed',
    });
    expect(clock.pending()).toBe(0);
  });

  // Proof P240
  it('keeps what a host reported when the task fails', () => {
    const { driver, last } = setUp({ setting: 'auto' });
    driver.observe(task(reported));
    driver.fail();
    expect(statuses(last())).toEqual(['completed', ...Array<string>(6).fill('error')]);
  });

  // Proof P236
  it('simulates for a host that reports none', () => {
    const { clock, driver, last } = setUp({ setting: 'auto' });
    expect(clock.pending()).toBe(0);
    driver.observe(task());
    expect(statuses(last())[0]).toBe('processing');
    expect(clock.pending()).toBe(1);
  });

  // Proof P235
  it('simulates when told so, even for a host that reports steps', () => {
    const { driver, last } = setUp({ setting: 'simulated' });
    driver.observe(task(reported));
    expect(last()[0]).toMatchObject({ status: 'processing', message: 'In progress' });
  });

  // Proof P241
  it('fails all seven when nothing was heard yet', () => {
    const { driver, last } = setUp({ setting: 'auto' });
    driver.fail();
    expect(statuses(last())).toEqual(Array<string>(7).fill('error'));
  });
});
