import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwnerOfFolder, inDataFolder } from './data-folder.ts'

/** A demo's secret, made once and kept beside its data, so that what was sealed can be opened after a restart. */
export function ownSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret')
  return inDataFolder(dataFolder, () => {
    makeOnce(file)
    return readFileSync(file, 'utf8')
  })
}

function makeOnce(file: string): void {
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 })
    giveToOwnerOfFolder(file)
  } catch (error) {
    // Another process, or an earlier start, was first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // A full disk has room for a name and none for a secret.
    rmSync(file, { force: true })
    throw error
  }
}
