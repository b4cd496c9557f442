import { operator } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { openMarketplace } from '#domain/marketplace.ts'
import { searchKinds } from '#domain/search/index.ts'
import { checkTables } from '#platform/backup/check-tables.ts'
import { loadFiles } from '#platform/backup/list-of-files.ts'
import { type Manifest, readManifest } from '#platform/backup/manifest.ts'
import { isEmptyDatabase } from '#platform/backup/tables.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Config } from '#platform/config/variables.ts'
import { fingerprintOf } from '#platform/crypto/secret.ts'
import { listMigrations } from '#platform/db/earlier-migrations.ts'
import { migrationsFolder } from '#platform/db/migrate.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { stepsBackTo } from '#platform/jobs/earlier-job-tables.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { reachDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'
import { bulkClient } from './bulk-client.ts'
import { openProgress } from './progress.ts'
import { readFolder } from './read-folder.ts'
import { restoreRows } from './restore-rows.ts'

export const RESTORE = 'restore'
const USAGE = 'Say what: npm run restore -- FOLDER, which npm run backup made'

/** `npm run restore -- FOLDER`: a marketplace as it was at the moment of a backup, in an empty database. */
export async function runRestore(args: readonly string[]): Promise<void> {
  const folder = readFolder(args, USAGE)
  const config = readConfig(process.env)
  log.level = config.logLevel
  const manifest = await readManifest(folder)
  refuseOtherSecret(manifest, config)
  refuseOtherMigrations(manifest)
  refuseUnknownQueue(manifest)
  const ready = await reachDatabase(config, sayStep)
  try {
    await refuseFilled(ready.url)
    sayStep(`Reading the backup of ${manifest.takenAt}`)
    await checkTables(folder, manifest)
    // As in the product itself: first the files, then the rows that name them.
    await loadFiles(folder, manifest, await openFileStore(config), openProgress(sayStep))
    await restoreRows(ready.url, folder, manifest, openProgress(sayStep))
    sayStep('All rows and files are there')
    await makeReady(config, ready.url)
  } finally {
    await ready.stop()
  }
}

/** What is made from the rows is made anew, and the book is read once as a whole. */
async function makeReady(config: Config, databaseUrl: string): Promise<void> {
  const marketplace = await openMarketplace({
    config,
    databaseUrl,
    processName: 'guildhall restore',
    superviseJobs: false,
    onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
  })
  try {
    for (const kind of searchKinds) await marketplace.search.rebuild(kind)
    sayStep('Search is built anew')
    const beganMs = performance.now()
    const { findings, postingsCount } = await marketplace.transaction((tx) =>
      verifyLedger(tx, operator, ledgerChecks, () => performance.now() - beganMs),
    )
    if (findings.length > 0)
      throw new StartError(
        `Everything is restored, but the ledger does not add up, and did not when the backup was made:\n  ${findings.join('\n  ')}`,
      )
    sayStep(`The ledger adds up: ${postingsCount.toLocaleString('en')} postings. Start Guildhall now`)
  } finally {
    await marketplace.close()
  }
}

function refuseOtherSecret({ secretFingerprint }: Manifest, { secret }: Config): void {
  if (secretFingerprint === null || secret.map(fingerprintOf).includes(secretFingerprint)) return
  throw new StartError(
    `SECRET: this backup was sealed with another one (its fingerprint is ${secretFingerprint}). Set SECRET to the one that the marketplace ran with, or what is sealed could never be opened: authenticators, payout details, identity documents. Where none was set it is in the file "secret" of the former DATA_FOLDER.`,
  )
}

/** Those of a backup are the first of ours, or it is of another line. */
function refuseOtherMigrations({ migrations, release }: Manifest): void {
  const ours = listMigrations(migrationsFolder())
  if (migrations.every((hash, index) => ours[index] === hash)) return
  throw new StartError(
    migrations.length > ours.length
      ? `This backup is of a newer version (${release}): restore it with that one.`
      : `This backup went through other migrations than this version has: restore it with ${release}.`,
  )
}

/** The queue's tables have versions of their own: those of a backup are made as they were, if the queue still knows how. */
function refuseUnknownQueue({ jobsVersion, release }: Manifest): void {
  if (stepsBackTo(jobsVersion)) return
  throw new StartError(
    `This version does not know the job queue of this backup (its version ${jobsVersion}). Restore it with ${release}, which made it, then start this version on the same database: it brings the queue along.`,
  )
}

async function refuseFilled(databaseUrl: string): Promise<void> {
  const client = await bulkClient(databaseUrl, 'guildhall restore')
  const isEmpty = await isEmptyDatabase(client).finally(() => client.end())
  if (isEmpty) return
  throw new StartError(
    'This database is not empty, and a restore writes over nothing. Name an empty one in DATABASE_URL (createdb guildhall_restored), or for the embedded one a new DATA_FOLDER.',
  )
}
