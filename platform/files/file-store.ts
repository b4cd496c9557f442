import { join } from 'node:path'
import type { Config } from '#platform/config/variables.ts'
import { openFolderStore } from './folder-store.ts'
import type { FileStore } from './stored-file.ts'

/** A bucket when one is configured, else a folder beside the embedded database. */
export async function openFileStore(config: Pick<Config, 'files' | 'dataFolder'>): Promise<FileStore> {
  if (!config.files) return openFolderStore(join(config.dataFolder, 'files'))
  // The client of S3 is large: a marketplace on one machine never loads it.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(config.files)
}
