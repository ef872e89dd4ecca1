import type { Generated } from 'kysely';

interface ProjectsTable {
  user_id: string;
  /** Chosen by the browser; unique per member. */
  id: string;
  title: string;
  /** Whether the member set the title; otherwise it follows the website's name. */
  title_is_own: boolean;
  slug: string;
  /** The first prompt. */
  prompt: string;
  /** The website it is published as; unique. */
  website_id: string | null;
  /** Incremented by every change of title or slug. */
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Time of the soft deletion; the row is deleted some days later. */
  deleted_at: Generated<Date | null>;
}

/** Tables of projects. */
export interface ProjectTables {
  projects: ProjectsTable;
}
