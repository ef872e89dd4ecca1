import type { Generated } from 'kysely';

interface ProjectsTable {
  user_id: string;
  /** The browser's name of the project, unique for its member. */
  id: string;
  title: string;
  /** Whether the member wrote the title; otherwise it follows what the website calls itself. */
  title_is_own: boolean;
  slug: string;
  /** What it began with. */
  prompt: string;
  /** The website it is published as; of no other project. */
  website_id: string | null;
  /** Grows with every change of title or slug. */
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** Since when it is deleted; the row goes for good some days later. */
  deleted_at: Generated<Date | null>;
}

/** Tables of members' projects. */
export interface ProjectTables {
  projects: ProjectsTable;
}
