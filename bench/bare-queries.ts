import { readFileSync } from 'node:fs'
import { argv, cpuUsage } from 'node:process'
import pg from 'pg'

// The bound that a signed-in page is measured against: its own statements, as it sent them, by the driver and nothing else.
// Run as a process of its own, so that its processor time is its own; told how long by its parent, it answers what that took.
type Statement = { name: string; text: string; values: (string | null)[] }

const [, , databaseUrl = '', file = '', connections = '1', name = ''] = argv
const statements = (JSON.parse(readFileSync(file, 'utf8')) as Statement[]).map(({ name, text, values }) => ({
  ...(name ? { name } : {}),
  text,
  values,
}))
const pool = new pg.Pool({
  connectionString: databaseUrl,
  max: Number(connections),
  application_name: name,
})

async function askUntil(end: number): Promise<number> {
  let asked = 0
  for (; performance.now() < end; asked++) for (const statement of statements) await pool.query(statement)
  return asked
}

process.on('message', async (seconds: number) => {
  const before = cpuUsage()
  const end = performance.now() + seconds * 1_000
  const rounds = await Promise.all(Array.from({ length: Number(connections) }, () => askUntil(end)))
  const { user, system } = cpuUsage(before)
  const count = rounds.reduce((sum, one) => sum + one, 0)
  process.send?.({ count, cpuMs: (user + system) / 1_000 })
})
process.send?.('open')
