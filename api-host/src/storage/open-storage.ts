import { StartFailure } from '../start-failure';
import { diskStorage } from './disk-storage';
import { checkBucket, s3Storage } from './s3-storage';
import type { S3Settings } from './s3-storage';
import type { StoragePort } from './storage.port';

/** The configured bucket, which must be reachable; otherwise a folder. */
export async function openStorage(s3: S3Settings | null, folder: string): Promise<StoragePort> {
  if (s3 === null) return diskStorage(folder);
  try {
    await checkBucket(s3);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`The bucket ${s3.bucket} at ${s3.endpoint} cannot be used. ${reason}`);
  }
  return s3Storage(s3);
}
