import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { proposal as sentProposal } from '#domain/projects/schema.server.ts'
import { testContext, openSome, someProposal } from '#domain/projects/testing.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import type { Sender } from './send-form.ts'
import { formsAt, tryForm } from './try-forms.ts'
import { type Stage, tryStage, type WhichForm } from './try-stages.ts'

let server: TestServer
let sender: Sender

beforeAll(async () => {
  server = await openWornServer()
  const headers = await server.headersOf('member')
  sender = { server, headers: async () => headers }
  return server.close
})

const intends =
  (intent: string): WhichForm =>
  ({ fields }) =>
    fields.some(({ value }) => value === intent)

/** Somebody else's project, which the member may propose to. */
const theirs: Stage = () =>
  server.transaction(async (tx) => `/projects/${await openSome(tx, actorOf(await makeMember(tx)))}`)

/** Each stage opens another. */
const context = { ...testContext, settings: { ...testContext.settings, openProjectsMost: 1_000 } }

/** The member's own, with a proposal to it that is asked about. */
const own = (asked = '') =>
  server.transaction(async (tx) => {
    const projectId = await openSome(tx, actorOf(server.personOf('member')), {}, context)
    const proposal = { projectId, ...someProposal(), files: [] }
    await sendProposal(tx, actorOf(await makeMember(tx)), proposal, testContext)
    const [sent] = await tx.db.select().from(sentProposal).where(eq(sentProposal.projectId, projectId))
    return `/projects/${projectId}${asked ? `?${asked}=${sent?.id}` : ''}`
  })

test('the form of a new project takes anything, and so does that of one that is open', async () => {
  for (const address of ['/my/projects/new', (await own()).replace('/projects/', '/my/projects/')]) {
    const forms = await formsAt(sender, address)
    expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(1)
    for (const form of forms.values()) await tryForm(sender, form)
  }
}, 180_000)

test.each<[string, () => Stage, string]>([
  ['a proposal', () => theirs, 'propose'],
  ['an invitation', () => () => own(), 'invite'],
  ['a shortlist', () => () => own(), 'shortlist'],
  ['an acceptance', () => () => own('accept'), 'accept'],
  ['a refusal', () => () => own('decline'), 'decline'],
])(
  'the form of a project for %s takes anything',
  (_, stage, intent) => tryStage(sender, stage(), intends(intent)),
  180_000,
)

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
