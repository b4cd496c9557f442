import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { sendReport } from '#domain/reports/index.ts'
import { report, reportCase } from '#domain/reports/schema.server.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const MANY = 50

/** A work that very many reported, each with words of their own. */
async function aCase(): Promise<{ thingId: string; path: string }> {
  return server.transaction(async (tx) => {
    const { workId: thingId } = await makeWork(tx, actorOf(await makeMember(tx)))
    const by = actorOf(await makeMember(tx))
    const said = { kind: 'work', thingId, reason: 'copied', text: 'Said by the first', pictures: [] } as const
    const { number } = await sendReport(tx, by, said)
    const ofCase = eq(report.caseNumber, number)
    const [first] = await tx.db.select().from(report).where(ofCase)
    const rows = Array.from({ length: MANY }, (_, place) => {
      const provedAt = new Date(tx.now.getTime() - (MANY - place) * 1_000)
      return {
        ...first!,
        id: crypto.randomUUID(),
        reporterId: crypto.randomUUID(),
        text: `Said by ${place}`,
        provedAt,
      }
    })
    await tx.db
      .update(report)
      .set({ provedAt: new Date(tx.now.getTime() - 86_400_000) })
      .where(ofCase)
    await tx.db.insert(report).values(rows)
    await tx.db
      .update(reportCase)
      .set({ reportsCount: MANY + 1 })
      .where(eq(reportCase.number, number))
    return { thingId, path: `/admin/market/reports/${number}` }
  })
}

const pageOf = async (answer: Response) =>
  (await answer.text()).replaceAll(/<script[^]*?<\/script>|<!-- -->/g, '')
const look = async (path: string) =>
  pageOf(await fetch(server.web.origin + path, { headers: await server.headersOf('moderator') }))
const linkIn = (page: string, words: string) =>
  new RegExp(`href="([^"]*)"[^>]*>${words}`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
const saidIn = (page: string) => [...page.matchAll(/“Said by ([^”]*)”/g)].map(([, who]) => who)

test('a case that very many reported opens, and all that was said is read by links', async () => {
  const { path } = await aCase()
  const opened = await look(`${path}?q=work`)
  expect(opened).toContain(`reported ${MANY + 1} times`)
  expect(saidIn(opened)).toEqual(['the first', ...Array.from({ length: 20 }, (_, place) => `${place + 30}`)])
  const between = linkIn(opened, '30 reports between the first and these')
  const before = await look(between)
  expect(saidIn(before)).toEqual(Array.from({ length: 20 }, (_, place) => `${place + 10}`))
  const beginning = await look(linkIn(before, 'What was said before these'))
  expect(saidIn(beginning)).toEqual(['the first', ...Array.from({ length: 10 }, (_, place) => `${place}`)])
  expect(linkIn(beginning, 'What was said before these')).toBe('')
  // What is decided from there comes back beside the newest.
  expect(beginning).toMatch(new RegExp(`<form[^>]*action="${path}\\?q=work"`))
  expect(linkIn(beginning, 'Back to the newest')).toBe(`${path}?q=work`)
})

test('a decision about a case that grew meanwhile comes back with its words and with what is new', async () => {
  const { thingId, path } = await aCase()
  const readOf = (page: string) => /name="reportsRead" value="(\d+)"/.exec(page)?.[1]
  const read = readOf(await look(path)) ?? ''
  await server.transaction(async (tx) => {
    const by = actorOf(await makeMember(tx))
    const said = { kind: 'work', thingId, reason: 'fraud', text: 'Said by a late one', pictures: [] } as const
    await sendReport(tx, by, said)
  })
  const words = 'The drawing is of their own hand, and older.'
  const answer = await fetch(server.web.origin + path, {
    method: 'POST',
    headers: await server.headersOf('moderator'),
    body: new URLSearchParams({
      intent: 'decide',
      decision: 'nothing',
      rule: 'copied',
      words,
      days: '',
      reportsRead: read,
    }),
  })
  expect(answer.status).toBe(409)
  const page = await pageOf(answer)
  expect(page).toContain('Another report came in')
  expect(page).toContain(words)
  expect(saidIn(page).at(-1)).toBe('a late one')
  expect(readOf(page)).toBe(String(MANY + 2))
})
