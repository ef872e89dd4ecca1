import { describePrompt } from 'shared-kit/contract';
import { createDraftProject, newProjectId } from './draft-project';

const sources = {
  userId: 'user-1',
  newId: () => 'draft-1',
  now: () => new Date('2026-11-21T10:00:00.000Z'),
};

describe('createDraftProject', () => {
  // Proof P199
  it('fills every field of the specification', () => {
    const prompt = 'build a bakery website with a menu';
    expect(createDraftProject(prompt, sources)).toEqual({
      id: 'draft-1',
      user_id: 'user-1',
      title: 'Build A Bakery',
      slug: 'build-a-bakery',
      status: 'draft',
      framework: 'vanilla',
      deployment_type: 'slug',
      description: 'build a bakery website with a menu...',
      created_at: '2026-11-21T10:00:00.000Z',
      updated_at: '2026-11-21T10:00:00.000Z',
    });
  });

  // Proof P200
  it.each([
    ['  one\n two\tthree four', 'One Two Three', 'one-two-three'],
    ['shop', 'Shop', 'shop'],
    ['Fern & Clay’s store', 'Fern & Clay’s', 'fern-clays'],
    ['café über élan', 'Café Über Élan', 'café-über-élan'],
    ['— … !', '— … !', ''],
  ])('names %j', (prompt, title, slug) => {
    const draft = createDraftProject(prompt, sources);
    expect(draft).toMatchObject({ title, slug });
  });
});

// Proof P278
it('keeps a title within what can be published, without cutting a character in half', () => {
  const { title } = createDraftProject('🧁'.repeat(400), sources);
  expect(title).toBe('🧁'.repeat(150));
});

describe('describePrompt', () => {
  // Proof P201
  it('cuts after 100 characters and adds an ellipsis', () => {
    expect(describePrompt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  });

  it('never cuts a character in half', () => {
    expect(describePrompt('🧁'.repeat(101))).toBe(`${'🧁'.repeat(100)}...`);
  });
});

it('makes ids of 128 bits that differ', () => {
  expect(newProjectId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newProjectId()).not.toBe(newProjectId());
});
