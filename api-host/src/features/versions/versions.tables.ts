import type { GeneratedAlways } from 'kysely';
import type {
  GeneratedFiles,
  GenerationEngine,
  SiteReview,
  VersionKind,
} from 'shared-kit/contract';

export interface ProjectVersionsTable {
  user_id: string;
  /** The browser's name of the project, unique for its member. */
  project_id: string;
  number: number;
  kind: VersionKind;
  prompt: string;
  files: GeneratedFiles;
  /** Null for what a person made. */
  engine: GenerationEngine | null;
  restored_from: number | null;
  /** The final review; null where none was made, as for an edit by hand. */
  review: SiteReview | null;
  /** Of `files`, as text. */
  bytes: GeneratedAlways<number>;
  created_at: Date;
}

/** Tables of project histories. Rows are only ever added. */
export interface VersionTables {
  project_versions: ProjectVersionsTable;
}
