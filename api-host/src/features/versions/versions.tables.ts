import type { Generated, GeneratedAlways } from 'kysely';
import type {
  GeneratedFiles,
  GenerationEngine,
  SiteReview,
  VersionKind,
} from 'shared-kit/contract';

export interface ProjectVersionsTable {
  user_id: string;
  /** Chosen by the browser; unique per member. */
  project_id: string;
  number: number;
  kind: VersionKind;
  prompt: string;
  files: GeneratedFiles;
  /** Null for a version made by hand. */
  engine: GenerationEngine | null;
  restored_from: number | null;
  /** The final review; null where there was none, as for an edit by hand. */
  review: SiteReview | null;
  /** When a review on demand was last given up; null where none was. */
  review_given_up_at: Generated<Date | null>;
  /** Size of `files` as text. */
  bytes: GeneratedAlways<number>;
  created_at: Date;
}

/** Tables of project histories; append-only. */
export interface VersionTables {
  project_versions: ProjectVersionsTable;
}
