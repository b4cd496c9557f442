import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { appeal } from '#domain/appeals/schema.server.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { hideCategory } from '#domain/categories/index.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { batchContext, makeBatchOf } from '#domain/payouts/batches/testing.ts'
import { sendBatch } from '#domain/payouts/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { deletionRequest } from '#domain/privacy/schema.server.ts'
import { closeProject } from '#domain/projects/index.ts'
import { testContext, openSome } from '#domain/projects/testing.ts'
import { minor } from '#platform/money/money.ts'
import { type Stage, WORDS } from './stage.ts'

/** What an administrator sends to a page that has no place for it any more. */
export const stagesOfAdministrators: Record<string, Stage> = {
  'a dispute that another administrator decided': {
    form: async (tx) => {
      const { dealId, milestoneId, disputeId } = await aDispute(tx, await aPair(tx))
      const other = actorOf(await makeMember(tx, { role: 'admin' }))
      await decideDispute(tx, other, {
        dealId,
        milestoneId,
        earnedMinor: minor(0),
        fault: 'seller',
        reasons: WORDS,
      })
      const fields = { intent: 'ask', dispute: disputeId, askedOf: 'buyer', question: WORDS }
      return { at: `/admin/deals/analytics?dispute=${disputeId}`, fields }
    },
    says: 'The dispute is over already.',
    wrote: WORDS,
  },
  'a ban that was lifted meanwhile': {
    form: (_tx, server) => ({
      at: `/admin/users/${server.personOf('member').id}/edit`,
      fields: { intent: 'lift', reason: WORDS },
    }),
    says: 'is not banned any more.',
    wrote: WORDS,
  },
  'a session of a member who is signed in nowhere': {
    form: async (tx) => {
      const { id } = await makeMember(tx)
      return { at: `/admin/users/${id}`, fields: { sessionId: id, reason: '' } }
    },
    says: 'This can’t be done here any more.',
  },
  'members who are gone': {
    form: () => ({
      at: `/admin/users?with=verify&member=${crypto.randomUUID()}`,
      fields: { intent: 'do-verify', member: crypto.randomUUID(), reason: '' },
    }),
    says: 'This can’t be done here any more.',
  },
  'a request for deletion that is over': {
    form: async (tx) => {
      const memberId = (await makeMember(tx)).id
      const over = { memberId, askedAt: tx.now, dueAt: tx.now, cancelledAt: tx.now }
      const [{ id } = { id: '' }] = await tx.db.insert(deletionRequest).values(over).returning()
      const fields = { intent: 'cancel', requestId: id, reason: WORDS }
      return { at: `/admin/data-deletion-requests?request=${id}`, fields }
    },
    says: 'This request is over already',
    wrote: WORDS,
  },
  'an appeal that waits no more': {
    form: async (tx, server) => {
      const over = { kind: 'ban', decisionId: crypto.randomUUID(), title: 'The ban', words: WORDS } as const
      const decided = { sentAt: tx.now, dueAt: tx.now, outcome: 'upheld', decidedAt: tx.now } as const
      const [{ number } = { number: 0 }] = await tx.db
        .insert(appeal)
        .values({ ...over, ...decided, memberId: server.personOf('banned').id })
        .returning()
      const fields = { intent: 'decide', outcome: 'lifted', reason: WORDS }
      return { at: `/admin/market/reports/appeals/${number}`, fields }
    },
    says: 'This appeal waits for no decision any more.',
    wrote: WORDS,
  },
  'the ban of an address, the last there was': {
    form: () => ({
      at: '/admin/security/bans',
      fields: { intent: 'lift-origin', originBanId: '999', reason: WORDS },
    }),
    says: 'This ban was lifted already.',
    wrote: WORDS,
  },
  'a service that was approved meanwhile': {
    form: async (tx) => {
      const seller = actorOf(await makeMember(tx))
      const { id: categoryId } = await makeCategory(tx)
      const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A sign' }]
      const content = someContent({ categoryId, gallery })
      const made = await publishSome(tx, seller, content, testContext.settings)
      const fields = { intent: 'reject', note: WORDS, reasons: '' }
      return { at: `/admin/market/services/${made.id}`, fields }
    },
    says: 'does not wait for a review any more.',
    wrote: WORDS,
  },
  'a project that waits no more': {
    form: async (tx) => {
      const owner = actorOf(await makeMember(tx))
      const projectId = await openSome(tx, owner)
      await closeProject(tx, owner, { projectId })
      const fields = { intent: 'reject', note: WORDS }
      return { at: `/admin/market/projects/${projectId}`, fields }
    },
    says: 'This project is closed.',
    wrote: WORDS,
  },
  'a category that is hidden already': {
    form: async (tx) => {
      const { id } = await makeCategory(tx)
      const context = { origin: testContext.origin }
      await hideCategory(
        tx,
        actorOf(await makeMember(tx, { role: 'admin' })),
        { categoryId: id, isHidden: true, reason: WORDS },
        context,
      )
      return {
        at: `/admin/market/categories?category=${id}`,
        fields: { intent: 'hide', categoryId: id, reason: '' },
      }
    },
    says: 'This can’t be done here any more.',
  },
  'payouts that are not there': {
    form: () => ({
      at: '/admin/payouts',
      fields: { intent: 'do-reject', payout: crypto.randomUUID(), reason: '' },
    }),
    says: 'This can’t be done here any more.',
  },
  'a batch of payouts that another administrator has sent': {
    form: async (tx) => {
      const number = await makeBatchOf(tx, await makeMember(tx))
      await sendBatch(tx, actorOf(await makeMember(tx, { role: 'admin' })), { number }, batchContext)
      return { at: `/admin/payouts/batches/${number}`, fields: { intent: 'withdraw', reason: WORDS } }
    },
    says: 'is sent, so this can’t be done to it now',
    wrote: WORDS,
  },
}
