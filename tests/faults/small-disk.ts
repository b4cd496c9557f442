import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { stopEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { isRoot, serverPid } from '../first-run/folders.ts'

/** A disk for one data folder that can be full without harm to anyone else. */
export type SmallDisk = {
  /** Fills it, and PostgreSQL ends. */
  fill(): Promise<void>
  free(): Promise<void>
  saidWhenFull: RegExp
}

const MEGABYTES = 256

/**
 * Only a disk of its own can really be full, and only root may mount one, where the sandbox lets it. Elsewhere PostgreSQL is kept
 * from starting by another cause that passes: what is lived through is the same but for the words.
 */
export async function smallDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true })
  return tryToMount(folder) ? aFilledDisk(folder) : aClosedFolder(folder)
}

function tryToMount(folder: string): boolean {
  if (!isRoot) return false
  try {
    const options = `size=${MEGABYTES}m,mode=755`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return false
  }
  onTestFinished(async () => {
    // A server that a failed test left behind could not be found any more without its disk.
    await stopEmbeddedPostgres(folder)
    execFileSync('umount', ['--lazy', folder])
  })
  return true
}

function aFilledDisk(folder: string): SmallDisk {
  const ballast = join(folder, 'ballast')
  return {
    saidWhenFull: /The disk of .* is full: free some space, and Guildhall goes on by itself/,
    async fill() {
      // Opened while there is space: a new connection may need some.
      const client = new pg.Client({ connectionString: await urlOf(folder) })
      const ended = new Promise<void>((resolve) => client.once('end', resolve))
      client.on('error', () => {})
      await client.connect()
      await writeFile(ballast, Buffer.alloc(MEGABYTES * 1024 * 1024)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      })
      await expect(writeWithoutEnd(client)).rejects.toThrow()
      await ended
    },
    free: () => rm(ballast),
  }
}

async function urlOf(folder: string): Promise<string> {
  const [password, port] = await Promise.all(
    ['postgres-password', 'postgres-port'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  return `postgres://guildhall:${password?.trim()}@127.0.0.1:${port?.trim()}/guildhall`
}

/**
 * Until the log of the server needs a new file, for which there is no room. In small portions, so that the last file is full to
 * its end: the server can't recover in what is left of it, and stays down.
 */
async function writeWithoutEnd(client: pg.Client): Promise<never> {
  for (;;) await client.query(`select pg_logical_emit_message(true, 'ballast', repeat('x', 500000))`)
}

function aClosedFolder(folder: string): SmallDisk {
  const wal = join(folder, 'postgres', 'pg_wal')
  let owner = { uid: 0, gid: 0 }
  return {
    saidWhenFull: /PostgreSQL does not start, and is tried again: This user may not write/,
    async fill() {
      owner = await stat(wal)
      // Root starts PostgreSQL as somebody else, who is kept out of what is root's.
      if (isRoot) await chown(wal, 0, 0)
      await chmod(wal, isRoot ? 0o700 : 0o000)
      process.kill(await serverPid(folder), 'SIGKILL')
    },
    async free() {
      await chmod(wal, 0o700)
      if (isRoot) await chown(wal, owner.uid, owner.gid)
    },
  }
}
