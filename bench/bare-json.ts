import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

// The bound that a rendered page is measured against: its own statements, as it sent them, answered as JSON by node:http.
// Run as a process of its own, so that its processor time is its own.
type Statement = { name: string; text: string; values: (string | null)[] }

const [, , databaseUrl = '', file = '', port = '0', name = ''] = process.argv
const statements = (JSON.parse(readFileSync(file, 'utf8')) as Statement[]).map(({ name, text, values }) => ({
  ...(name ? { name } : {}),
  text,
  values,
}))
const pool = new pg.Pool({ connectionString: databaseUrl, application_name: name })

createServer(async (_request, response) => {
  const answers = []
  for (const statement of statements) answers.push((await pool.query(statement)).rows)
  const body = Buffer.from(JSON.stringify(answers))
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(body.length) })
  response.end(body)
}).listen(Number(port), 'localhost', () => process.stdout.write('open\n'))
