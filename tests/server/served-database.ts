import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { administer, cloneDatabase, urlOf, type ClonedDatabase } from './test-postgres.ts'
import { startWebProcess } from './web-process.ts'

/**
 * A database as a first start of the demo's people leaves it: to make them takes a web process longer than all the rest of
 * its start. It is made when it is first asked for, by whichever process asks first.
 */
export async function cloneServedDatabase(adminUrl: string, template: string): Promise<ClonedDatabase> {
  const served = `${template}_served`
  await inTurn(adminUrl, async (exists) => {
    if (!(await exists(served))) await makeServed(adminUrl, template, served)
  })
  return cloneDatabase(adminUrl, served)
}

async function makeServed(adminUrl: string, template: string, name: string): Promise<void> {
  const { url } = await cloneDatabase(adminUrl, template)
  const web = await startWebProcess(url)
  await untilNothingIsDue(url)
  await web.stop()
  // Nothing is sealed yet: whoever starts next may bring a secret of their own.
  await administer(url, 'delete from secret_in_use')
  await administer(adminUrl, `alter database ${new URL(url).pathname.slice(1)} rename to ${name}`)
}

const LOOKED_AGAIN_MS = 100

/** Work that the first start left would be done anew by every process that begins with a copy. */
async function untilNothingIsDue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const due = `select from jobs.job where state < 'completed' and start_after <= now() limit 1`
  while ((await client.query(due)).rowCount) await pause(LOOKED_AGAIN_MS)
  await client.end()
}

/** Of several processes one at a time. */
async function inTurn(
  adminUrl: string,
  work: (exists: (name: string) => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(adminUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('the served template'))`)
    await work(async (name) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      return rowCount === 1
    })
  } finally {
    await client.end()
  }
}
