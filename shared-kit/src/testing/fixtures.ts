import type {
  Flag,
  GenerationTask,
  ProjectSummary,
  User,
  Website,
  WebsiteListItem,
} from '../contract';

/** A member without upsells; a flag or any other field is overridden by name. */
export function aUser(overrides: Partial<User> = {}): User {
  const locked: Flag = 0;
  return {
    id: '0190c3f0-0000-7000-8000-000000000001',
    name: 'Mira Novak',
    email: 'mira@example.com',
    role: 'user',
    created_at: '2026-03-01T09:00:00.000Z',
    oto_1: locked,
    oto_2: locked,
    oto_3: locked,
    oto_4: locked,
    oto_5: locked,
    oto_6: locked,
    oto_7: locked,
    oto_8: locked,
    ...overrides,
  };
}

/** A row of the project list. */
export function aWebsiteListItem(overrides: Partial<WebsiteListItem> = {}): WebsiteListItem {
  return {
    id: '0190c3f0-0000-7000-8000-000000000101',
    title: 'Corner Bakery Site',
    content: 'http://localhost:3001/corner-bakery-site/',
    created_at: '2026-03-02T10:30:00.000Z',
    ...overrides,
  };
}

/** A draft as the list of projects has it. */
export function aProjectSummary(overrides: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    id: 'project-1',
    title: 'Corner Bakery Site',
    slug: 'corner-bakery-site',
    description: 'A site for a corner bakery',
    prompt: 'A site for a corner bakery',
    state: 'draft',
    version: 1,
    title_is_own: false,
    revision: 1,
    created_at: '2026-03-02T10:30:00.000Z',
    updated_at: '2026-03-02T10:30:00.000Z',
    website_id: null,
    link: null,
    ...overrides,
  };
}

/** A published website with its code. */
export function aWebsite(overrides: Partial<Website> = {}): Website {
  return {
    ...aWebsiteListItem(),
    htmlcode: '<h1>Corner Bakery</h1>',
    csscode: 'h1 { color: maroon; }',
    jscode: 'document.title = "Corner Bakery";',
    prompt: 'A site for a corner bakery',
    slug: 'corner-bakery-site',
    updated_at: '2026-03-02T10:30:00.000Z',
    ...overrides,
  };
}

/** A generation that is under way. */
export function aGenerationTask(overrides: Partial<GenerationTask> = {}): GenerationTask {
  return { message: 'The website is being generated', status: 'processing', ...overrides };
}
