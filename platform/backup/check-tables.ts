import { createReadStream } from 'node:fs'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '#platform/process/exit-with.ts'
import { type Manifest, type TableInBackup, tablePath } from './manifest.ts'
import { openMeter } from './meter.ts'

/** Reads every row of a backup once, before anything is written anywhere: a damaged one is no half of a marketplace. */
export async function checkTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables)
    if (!(await isWhole(folder, table)))
      throw new StartError(
        `The rows of ${table.name} in this backup are damaged: their checksum is not the one it was made with. Take another backup.`,
      )
}

async function isWhole(folder: string, table: TableInBackup): Promise<boolean> {
  const meter = openMeter()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  return pipeline(createReadStream(tablePath(folder, table)), meter, nowhere).then(
    () => meter.told().sha256 === table.sha256,
    () => false,
  )
}
