import { randomUUID } from 'node:crypto';
import {
  createProject,
  getVersion,
  listProjects,
  projectPageLimit,
  renameProject,
  saveVersion,
} from 'shared-kit/contract';
import type { ProjectSummary } from 'shared-kit/contract';
import type { HostClient } from '../../../release/host-client';
import { Cell, Progress, repeat, tellChanges } from '../work';
import type { Work } from '../work';

/** Changes of one project before the next is begun. */
const changesEach = 6;

interface DrillProject {
  readonly id: string;
  readonly title: Cell<string>;
  /** Number of the newest version; 0 before the first. */
  readonly version: Cell<number>;
  isCreated: boolean;
}

const codeOf = (number: number) => ({ html: `<h1>${number}</h1>`, css: `h1{}`, js: `` });

/** Creates projects, renames them and saves versions of them. */
export function projectWork(client: HostClient): Work {
  const progress = new Progress();
  const host = tellChanges(client, progress);
  const projects: DrillProject[] = [];

  async function workOnOne(over: AbortSignal): Promise<void> {
    const id = randomUUID();
    const project = { id, title: new Cell('New'), version: new Cell(0), isCreated: false };
    projects.push(project);
    const { project: made } = await host.call(createProject, {
      body: { id, prompt: 'A drill', title: 'New', title_is_own: true },
    });
    project.isCreated = true;
    let { revision } = made;
    for (let n = 1; n <= changesEach && !over.aborted; n += 1) {
      await project.version.change(n, () =>
        host.call(saveVersion, {
          params: { project_id: id },
          body: { base: n - 1, ...codeOf(n) },
        }),
      );
      await project.title.change(`Title ${n}`, async () => {
        const body = { revision, title: `Title ${n}` };
        const renamed = await host.call(renameProject, { params: { project_id: id }, body });
        revision = renamed.project.revision;
      });
    }
  }

  return {
    name: 'projects',
    progress,
    prepare: async () => {},
    run: (over) => repeat(over, () => workOnOne(over), progress),
    async check() {
      const found = await readAll(host);
      const findings = projects.map((project) => compare(project, found.get(project.id)));
      const problems = findings.flatMap(({ problem }) => problem ?? []);
      const last = projects.at(-1);
      if (last) problems.push(...(await checkCode(host, found.get(last.id))));
      return {
        acknowledged: findings.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
        found: findings.reduce((sum, one) => sum + (one.problem ? 0 : one.acknowledged), 0),
        problems,
      };
    },
  };
}

function compare(project: DrillProject, found: ProjectSummary | undefined) {
  const { id, title, version, isCreated } = project;
  const acknowledged = (isCreated ? 1 : 0) + title.acknowledged + version.acknowledged;
  if (!found) return { acknowledged, problem: isCreated ? `project ${id} is gone` : null };
  if (!title.allows(found.title)) {
    return {
      acknowledged,
      problem: `project ${id} is called ${found.title}, not ${title.describe()}`,
    };
  }
  if (!version.allows(found.version ?? 0)) {
    return {
      acknowledged,
      problem: `project ${id} is at ${found.version}, not ${version.describe()}`,
    };
  }
  return { acknowledged, problem: null };
}

/** A version is whole: the code that was sent with its number. */
async function checkCode(host: HostClient, found: ProjectSummary | undefined): Promise<string[]> {
  const problems: string[] = [];
  for (let number = 1; number <= (found?.version ?? 0); number += 1) {
    const params = { project_id: found?.id ?? '', number: String(number) };
    const { version } = await host.call(getVersion, { params });
    if (version.files.html.includes(codeOf(number).html)) continue;
    problems.push(`version ${number} of project ${found?.id} has other code`);
  }
  return problems;
}

async function readAll(host: HostClient): Promise<Map<string, ProjectSummary>> {
  const found = new Map<string, ProjectSummary>();
  for (let page = 1; ; page += 1) {
    const query = { which: 'all' as const, page, limit: projectPageLimit };
    const { projects } = await host.call(listProjects, { query });
    for (const project of projects) found.set(project.id, project);
    if (projects.length < projectPageLimit) return found;
  }
}
