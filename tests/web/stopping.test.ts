import { request } from 'node:http'
import { expect, test } from 'vitest'
import { freshDatabaseUrl, openWeb } from '../hall/web-test.ts'

test('a request under way when the server is told to stop is still answered, and then the process ends well', async () => {
  const web = await openWeb(await freshDatabaseUrl())
  const body = 'theme=dark&next=%2Fabout'
  let answered = (_status: number) => {}
  const status = new Promise<number>((resolve) => {
    answered = resolve
  })
  const half = request(
    `${web.origin}/preferences/theme`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length },
    },
    (answer) => answered(answer.statusCode ?? 0),
  )
  half.write(body.slice(0, 5))
  await fetch(`${web.origin}/healthz`)
  const stopped = web.stop()
  await expect
    .poll(() =>
      fetch(`${web.origin}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  half.end(body.slice(5))
  expect(await status).toBe(302)
  expect((await stopped).code).toBe(0)
})
