import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'

/** A process of its own for the tests: starts the server of a folder, tells how it went, and stops it on request. */
const say = (line: string) => process.send?.({ said: line })

process.once('message', () => void run())

async function run() {
  try {
    const server = await startEmbeddedPostgres({ dataFolder: process.argv[2] ?? '', say, tuning: 'test' })
    process.send?.({ url: server.url, port: server.port })
    process.once('message', () => void server.stop().then(() => process.disconnect()))
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.message : String(error) })
    process.disconnect()
  }
}
process.send?.({ waiting: true })
