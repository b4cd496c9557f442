import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

type Journal = { entries: { tag: string }[] }

/** The migrations of a folder by hash, the first of them first. */
export function listMigrations(folder: string): string[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
}

/** Lends a folder of the first so many migrations only: what an earlier version would have brought. */
export async function withEarlierMigrations<Result>(
  folder: string,
  count: number,
  work: (earlier: string) => Promise<Result>,
): Promise<Result> {
  const earlier = await mkdtemp(join(tmpdir(), 'guildhall-migrations-'))
  try {
    const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as Journal
    const entries = journal.entries.slice(0, count)
    await mkdir(join(earlier, 'meta'))
    await writeFile(join(earlier, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(folder, `${tag}.sql`), join(earlier, `${tag}.sql`))
    return await work(earlier)
  } finally {
    await rm(earlier, { recursive: true, force: true })
  }
}
