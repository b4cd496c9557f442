import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { freshDatabaseUrl } from '../server/web-test.ts'
import { isClosed, startByNpm, waysToTell } from './npm-start.ts'

/** A form whose second half is still on its way. */
function halfSent(origin: string) {
  const body = 'theme=dark&next=%2Fabout'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }
  const asked = request(`${origin}/preferences/theme`, { method: 'POST', headers })
  asked.write(body.slice(0, 5))
  const status = once(asked, 'response').then(([answer]) => (answer as { statusCode: number }).statusCode)
  return { status, finish: () => asked.end(body.slice(5)) }
}

test.each(waysToTell)(
  'told by SIGTERM to %s, it answers what is under way and ends well',
  async (_, tell) => {
    const { pid, origin, ended } = await startByNpm({
      DATABASE_URL: await freshDatabaseUrl(),
      DEMO: 'people',
    })
    const half = halfSent(origin)
    await fetch(`${origin}/healthz`)
    tell(pid)
    await expect.poll(() => isClosed(origin)).toBe(true)
    tell(pid)
    half.finish()
    expect(await half.status).toBe(302)
    await ended
    expect(await isClosed(origin)).toBe(true)
  },
)
