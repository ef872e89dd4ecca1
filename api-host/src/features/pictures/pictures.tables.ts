export interface PicturesTable {
  user_id: string;
  project_id: string;
  /** Unique for its member, and what code calls it. */
  name: string;
  /** Unguessable: the folder in the storage and in the address. */
  folder: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  /** What the page should look like, and not shown on it. */
  is_reference: boolean;
  created_at: Date;
}

/** Tables of members' own pictures. */
export interface PictureTables {
  pictures: PicturesTable;
}
