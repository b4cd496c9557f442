import { beforeAll, describe, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import type { Kind, TestServer } from '../server/test-server.ts'
import type { Stage } from './refused-elsewhere/stage.ts'
import { stagesOfAdministrators } from './refused-elsewhere/stages-of-administrators.ts'
import { stagesOfMembers } from './refused-elsewhere/stages-of-members.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return () => server.close()
})

/** The alerts of the page as they are seen: its script holds the words of the answer too, and shows nothing. */
async function alertsAfter(kind: Kind, { form }: Stage): Promise<{ status: number; alerts: string }> {
  const { at, fields } = await server.transaction(async (tx) => form(tx, server))
  const answer = await fetch(server.web.origin + at, {
    method: 'POST',
    redirect: 'manual',
    headers: await server.headersOf(kind),
    body: new URLSearchParams(fields),
  })
  const seen = (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, '')
  const alerts = seen.match(
    /<section[^>]*role="alert"[^]*?<\/section>|<div[^>]*role="alert"[^]*?<\/div><\/div>/g,
  )
  return { status: answer.status, alerts: (alerts ?? []).join('') }
}

describe.each([
  ['an administrator', 'administrator', stagesOfAdministrators],
  ['a member', 'member', stagesOfMembers],
] as const)(
  '%s without JavaScript is told that this was refused, though its form is gone:',
  (_, kind, stages) => {
    test.each(Object.entries(stages))('%s', async (_name, stage) => {
      const { status, alerts } = await alertsAfter(stage.who ?? kind, stage)
      expect([400, 403, 409]).toContain(status)
      expect(alerts).toContain(stage.says)
      expect(alerts).toContain(stage.wrote ?? stage.says)
    })
  },
)
