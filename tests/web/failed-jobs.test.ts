import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openMailPeer } from '#platform/mail/testing.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { openTestServer } from '../server/test-server.ts'

const PAGE = '/admin/integrations/jobs'

/** A mail server that takes nothing until it is opened. */
async function openClosedPost() {
  let isOpen = false
  const peer = await openMailPeer({
    onMailFrom: (_address, _session, callback) =>
      callback(isOpen ? null : Object.assign(new Error('the post is closed'), { responseCode: 451 })),
  })
  return { ...peer, open: () => (isOpen = true) }
}

test('a job that failed for good is listed with why, tried again by an administrator, and done', async () => {
  const post = await openClosedPost()
  const server = await openTestServer({ SMTP_URL: post.url, MAIL_FROM: 'post@hall.example' })
  onTestFinished(server.close)
  const headers = await server.headersOf('administrator')
  const read = async (path: string) => (await fetch(server.web.origin + path, { headers })).text()
  const send = (fields: Record<string, string>) =>
    fetch(server.web.origin + PAGE, {
      method: 'POST',
      headers: { ...headers, Origin: server.web.origin },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  await server.transaction(async (tx) => {
    const words = { kind: 'test', brand: 'Hall', subject: 'Good day', text: 'Hello', html: 'Hello' }
    const mailId = await queueMail(tx, { ...words, to: 'kate@example.org' })
    // As any letter, only without patience: its first try is its last.
    await tx.db.execute(sql`
      insert into jobs.job (name, data, retry_limit, dead_letter, policy)
      values ('mail.send', ${JSON.stringify({ mailId })}::jsonb, 0, 'failed', 'standard')`)
  })
  await expect.poll(() => read(PAGE)).toContain('the post is closed')
  expect(await read('/admin')).toContain('1 job failed for good')

  post.open()
  const [, id = ''] = /value="([^"]+)" aria-label="Try again: mail.send"/.exec(await read(PAGE)) ?? []
  const answer = await send({ one: id })
  expect(answer.headers.get('Location')).toContain('done=try-again-1')
  await expect.poll(() => post.letters.map(({ subject }) => subject)).toContain('Good day')
  expect(await read(PAGE)).toContain('No job failed for good')
  expect(await read('/admin')).not.toContain('failed for good')
  expect(await read('/admin/security/events')).toContain('Tried failed jobs again')

  const again = await send({ one: id })
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Someone was faster')
})
