export interface PicturesTable {
  user_id: string;
  project_id: string;
  /** Unique per member; used in code. */
  name: string;
  /** Unguessable folder, in the storage and in the URL. */
  folder: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  /** Shows how the page should look; not shown on it. */
  is_reference: boolean;
  created_at: Date;
}

/** Tables of members' own pictures. */
export interface PictureTables {
  pictures: PicturesTable;
}
