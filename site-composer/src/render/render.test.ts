import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { artDirections } from '../art/directions';
import type { PagePlan, SectionKind } from '../model/page';
import { galleryPlans } from '../testing/plans/all-plans';
import { inDirection } from '../testing/in-direction';
import { groundsOf } from './grounds';
import { layoutsOf } from './layouts';
import { render } from './render';

const plans = Object.values(galleryPlans);
const kinds: readonly SectionKind[] = [
  ...([
    'hero',
    'facts',
    'cards',
    'prices',
    'text',
    'steps',
    'schedule',
    'people',
    'quotes',
  ] as const),
  ...([
    'questions',
    'gallery',
    'shop',
    'countdown',
    'visit',
    'contact',
    'form',
    'tool',
    'call',
  ] as const),
];

/** Every plan as it is and in one more direction, so that each direction is there. */
function allVariants(): PagePlan[] {
  return plans.flatMap((plan, index) => {
    const direction = artDirections[index % artDirections.length];
    return direction ? [plan, inDirection(plan, direction)] : [plan];
  });
}

test('every kind of section has at least two layouts', () => {
  for (const kind of kinds) assert.ok(layoutsOf(kind).length >= 2, kind);
});

test('the gallery shows every kind of section', () => {
  const shown = new Set(plans.flatMap(({ sections }) => sections.map(({ kind }) => kind)));
  assert.deepEqual(
    kinds.filter((kind) => !shown.has(kind)),
    [],
  );
});

test('every layout of every kind can be drawn', () => {
  for (const plan of plans)
    for (const section of plan.sections)
      for (const layout of layoutsOf(section.kind)) {
        const { html } = render({ ...plan, sections: [{ ...section, layout }] });
        assert.ok(html.includes(`${section.kind}-${layout}`), `${section.kind} ${layout}`);
      }
});

test('pages are valid HTML in every art direction', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'long-title': 'off', 'no-inline-style': 'off', 'tel-non-breaking': 'off' },
  });
  for (const plan of allVariants()) {
    const report = await validator.validateString(render(plan).html);
    const told = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
    );
    assert.deepEqual(told, [], `${plan.name} in ${plan.look.direction}`);
  }
});

test('the ground changes at most three times on a page', () => {
  for (const plan of plans)
    for (const direction of artDirections) {
      const grounds = [...groundsOf(plan.sections, direction), 'deep'];
      const changes = grounds.filter((ground, index) => index > 0 && ground !== grounds[index - 1]);
      assert.ok(changes.length <= 3, `${plan.name} in ${direction.id}: ${grounds.join(' ')}`);
    }
});

test('the same plan gives the same bytes', () => {
  for (const plan of plans) assert.deepEqual(render(plan), render(plan));
});

test('text of the member is text, whatever is in it', () => {
  const [plan] = plans;
  assert.ok(plan);
  const name = '<script>alert(1)</script> & "Söhne"';
  const { html } = render({ ...plan, name, title: name, description: name });
  assert.ok(!html.includes('<script>alert'));
  assert.ok(html.includes('&lt;script>alert(1)') || html.includes('&lt;script&gt;alert(1)'));
});

test('every open fact has one hidden slot, and no bracket stands for it', () => {
  for (const plan of allVariants()) {
    const { html } = render(plan);
    for (const fact of plan.openFacts) {
      const mark = fact === 'prices' ? 'price' : fact;
      const hidden = new RegExp(`data-fact="${mark}[^>]* hidden>`, 'gu');
      const slots = [...html.matchAll(hidden)].length;
      assert.ok(mark === 'price' ? slots > 0 : slots === 1, `${plan.name}: ${fact}`);
    }
    assert.ok(!/\[[A-Za-z]/u.test(html.replace(/<script.*|data-plan="[^"]*"/gu, '')));
  }
});

test('a contact section without any contact is left out', () => {
  const [plan] = plans;
  assert.ok(plan);
  const empty = {
    kind: 'contact',
    id: 'nobody',
    layout: 'split',
    heading: 'Contact',
    navigation: 'Contact',
  } as const;
  const contact = { ...empty, phone: null, email: null, links: [], form: null, submit: '' };
  const { html } = render({ ...plan, sections: [...plan.sections, contact], openFacts: ['phone'] });
  assert.ok(!html.includes('nobody'));
  assert.ok(html.includes('data-fact="phone"'));
});

test('only the styles and scripts a page uses are delivered', () => {
  const { css, js } = render(galleryPlans['church'] as PagePlan);
  for (const foreign of ['.ticket', '.basket', '.game-cell', '.direction-market', '.countdown'])
    assert.ok(!css.includes(foreign), foreign);
  assert.ok(!js.includes('data-basket'));
  assert.ok(css.length < 40_000, `${css.length} bytes of styles`);
});

test('forms for messages are marked as delivered: the script that checks them must not keep them', () => {
  const forms = plans.flatMap((plan) => render(plan).html.match(/<form class="form"[^>]*>/g) ?? []);
  assert.ok(forms.length > 3);
  for (const form of forms) assert.match(form, / data-deliver(?:=""|[ >])/);
});
