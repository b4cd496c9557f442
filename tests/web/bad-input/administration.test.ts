import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { memberBan } from '#domain/accounts/schema.server.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { deletionRequest } from '#domain/privacy/schema.server.ts'
import { makeBatchOf } from '#domain/payouts/batches/testing.ts'
import { makePayout } from '#domain/payouts/testing.ts'
import { originBan } from '#domain/security/schema.server.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import type { Sender } from './send-form.ts'
import { formsAt, tryForm } from './try-forms.ts'

let server: TestServer
let requestId: string
let payoutId: string
const failedJobId = randomUUID()
let batch: number

beforeAll(async () => {
  server = await openWornServer()
  await server.transaction(async (tx) => {
    await tx.db
      .update(memberBan)
      .set({ appeal: 'I did nothing', appealedAt: tx.now })
      .where(eq(memberBan.memberId, server.personOf('banned').id))
    const [request] = await tx.db.select().from(deletionRequest)
    requestId = request?.id ?? ''
    payoutId = await makePayout(tx, server.personOf('member'))
    await tx.db.execute(sql`
      insert into jobs.job (id, name, data, policy, source_name, source_id, source_created_on)
      values (${failedJobId}, 'failed', '{}', 'standard', 'limits.sweep', ${failedJobId}, now())`)
    batch = await makeBatchOf(tx, await makeMember(tx))
    await tx.db.insert(originBan).values({
      kind: 'domain',
      value: 'example.com',
      reason: 'For a test',
      bannedBy: 'operator',
      bannedAt: tx.now,
    })
  })
  return server.close
})

test.each([
  ['/admin/security/bans', 2],
  ['/admin/users', 1],
  ['/admin/users?with=ban&member={id}', 1],
  ['/admin/users?with=verify&member={id}', 1],
  ['/admin/users/{id}', 1],
  ['/admin/users/{id}/edit', 3],
  ['/admin/users/{banned}/edit', 3],
  ['/admin/data-deletion-requests?request={request}', 2],
  ['/admin/payouts?show=all', 2],
  ['/admin/payouts?payout={payout}', 2],
  ['/admin/payouts?with=reject&payout={payout}', 3],
  ['/admin/payouts/batches/{batch}', 2],
  ['/admin/settings', 5],
  ['/admin/documents/contacts', 1],
  ['/admin/market/categories/import', 1],
  ['/admin/integrations/jobs?with=let-go&job={job}', 2],
])(
  'the forms at %s take anything',
  async (pattern, atLeast) => {
    const sender: Sender = { server, headers: () => server.headersOf('administrator') }
    // A session, so that there is one to end.
    await server.headersOf('member')
    const address = pattern
      .replace('{id}', server.personOf('member').id)
      .replace('{banned}', server.personOf('banned').id)
      .replace('{request}', requestId)
      .replace('{payout}', payoutId)
      .replace('{job}', failedJobId)
      .replace('{batch}', String(batch))
    const forms = await formsAt(sender, address)
    expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(atLeast)
    for (const form of forms.values()) await tryForm(sender, form)
  },
  120_000,
)

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
