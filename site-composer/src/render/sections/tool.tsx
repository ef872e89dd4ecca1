/** @jsxImportSource preact @jsxRuntime automatic */
import { h } from 'preact';
import type { ToolPlan } from '../../model/page';
import { weekday } from '../labels/labels';
import type { LabelId, Labels } from '../labels/labels';
import { SectionFrame } from '../parts/section-frame';
import type { SectionProps } from '../parts/section-frame';
import { usePage, useScript } from '../page-scope';
import { workingOf } from './tool-labels';

function pick(labels: Labels, ids: readonly LabelId[]): string {
  return JSON.stringify(Object.fromEntries(ids.map((id) => [id, labels[id]])));
}

/** A table stands in the page itself: refining and the editor change its cells like any other text. */
function planFor(tool: ToolPlan): string {
  if (tool.type !== 'table') return JSON.stringify(tool);
  const { type, paste, storageKey, search = false } = tool;
  return JSON.stringify({ type, paste, storageKey, search });
}

/** Cells have no name of their own, only their place in the row. */
function Row({ cells }: { readonly cells: readonly string[] }) {
  return h(
    'tr',
    null,
    cells.map((cell) => h('td', null, cell)),
  );
}

const scrollable = { role: 'group', tabIndex: 0 } as const;

/** Wider than a phone it is scrolled in its frame, with the arrow keys as well. */
function GivenTable({
  tool,
  name,
}: {
  readonly tool: Extract<ToolPlan, { type: 'table' }>;
  readonly name: string;
}) {
  return (
    <div class="table-frame" aria-label={name} {...scrollable}>
      <table class="entries">
        {tool.columns.length > 0 && (
          <thead>
            <tr>
              {tool.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {tool.rows.map((cells) => (
            <Row key={cells.join()} cells={cells} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What stands there where scripts do not run. */
function Without({ tool, name }: { readonly tool: ToolPlan; readonly name: string }) {
  const { labels, plan } = usePage();
  if (tool.type === 'table')
    return (
      <>
        <GivenTable tool={tool} name={name} />
        {tool.search === true && tool.rows.length === 0 && (
          <p class="tool-note" data-empty>
            {labels.nothingListed}
          </p>
        )}
      </>
    );
  if (tool.type !== 'open') return <p>{labels.needsScript}</p>;
  return (
    <ul class="open-hours">
      {tool.hours.map(({ from, to, opens, closes }) => (
        <li key={from}>
          {[from, ...(to === from ? [] : [to])]
            .map((day) => weekday(day, plan.language))
            .join(' – ')}{' '}
          {opens === null ? labels.closed : [opens, closes].filter(Boolean).join(' – ')}
        </li>
      ))}
    </ul>
  );
}

/** A working part: a plan for a bundled script, in a panel that says so where scripts do not run. */
export function Tool({ section, ground }: SectionProps<'tool'>) {
  const { labels, plan } = usePage();
  const working = workingOf(section.tool);
  useScript(working.script);
  return (
    <SectionFrame section={section} ground={ground}>
      <div
        class={`tool tool-${working.script}`}
        data-tool={working.script}
        data-plan={planFor(section.tool)}
        data-labels={pick(labels, working.labels)}
        data-language={plan.language}
      >
        <Without tool={section.tool} name={section.heading ?? plan.name} />
      </div>
    </SectionFrame>
  );
}
