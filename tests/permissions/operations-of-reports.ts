import { eq } from 'drizzle-orm'
import {
  countAppeals,
  countDecidedAppeals,
  decideAppeal,
  findAppeal,
  findOwnAppeal,
  listAppeals,
  listOwnAppeals,
  sendAppeal,
} from '#domain/appeals/index.ts'
import { appeal } from '#domain/appeals/schema.server.ts'
import { dispute } from '#domain/deals/schema.server.ts'
import {
  countCases,
  countDecidedCases,
  decideReport,
  findCase,
  findOwnCase,
  findOwnerHistory,
  listCases,
  listCasesForFile,
  listOwnCases,
  lockCase,
  proveReport,
  restoreThing,
  returnCase,
  sendReport,
  sendVisitorReport,
} from '#domain/reports/index.ts'
import { report, reportCase } from '#domain/reports/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import {
  livingMembers,
  moderation,
  openMembers,
  operation,
  otherFinance,
  otherModeration,
  own,
  type Operations,
} from './operation.ts'
import { appealed } from './deals-of-ann.ts'
import { beforeBans } from './things-of-ann.ts'
import { within } from './operations-of-payouts.ts'
import { context, type Scene } from './scene.ts'

const words = 'For a test of permissions'
/** What is theirs is read by who looks as them too. */
const readers = [...livingMembers, 'Ann, seen by an administrator'] as const

/** Somebody reported Ann. */
async function caseOfAnn({ tx, ann }: Scene, decided: Partial<typeof reportCase.$inferInsert> = {}) {
  const [made] = await tx.db
    .insert(reportCase)
    .values({
      kind: 'member',
      thingId: ann.id,
      title: 'Ann',
      path: '/user/ann',
      ownerId: ann.id,
      reason: 'fraud',
      reportsCount: 1,
      openedAt: tx.now,
      ...decided,
    })
    .returning()
  if (!made) throw new Error('No case was made')
  return made.number
}
const warned = (now: Date) =>
  ({ decision: 'warn', rule: 'fraud', words, decidedAt: now, appealBy: addDays(now, 14) }) as const

async function appealOfAnn(scene: Scene): Promise<number> {
  const { tx, ann } = scene
  const [made] = await tx.db
    .insert(appeal)
    .values({
      kind: 'case',
      decisionId: String(await caseOfAnn(scene, warned(tx.now))),
      memberId: ann.id,
      title: 'Ann',
      words,
      sentAt: tx.now,
      dueAt: addDays(tx.now, 7),
    })
    .returning()
  if (!made) throw new Error('No appeal was made')
  return made.number
}

/** Reports and appeals. Nobody decides about what is theirs. */
export const operationsOfReports: Operations = {
  'reports.decideReport': operation(otherModeration, async (scene) => {
    const number = await caseOfAnn(scene)
    const input = { number, decision: 'warn', rule: 'fraud', words, days: 7 } as const
    return () => decideReport(scene.tx, scene.self, input, context)
  }),
  'reports.restoreThing': operation(otherModeration, async (scene) => {
    const number = await caseOfAnn(scene, warned(scene.tx.now))
    return () => restoreThing(scene.tx, scene.self, { number, words }, context)
  }),
  'reports.findCase': operation(otherModeration, async (scene) => {
    const number = await caseOfAnn(scene)
    return () => findCase(within(scene), scene.asks, number)
  }),
  'reports.findOwnerHistory': operation(moderation, ({ db, asks, ann }) => {
    return () => findOwnerHistory(db, asks, { ownerId: ann.id, except: 0 })
  }),
  'reports.listCases': operation(moderation, ({ db, asks }) => {
    return () => listCases(db, asks, { isDecided: false })
  }),
  'reports.listCasesForFile': operation(moderation, ({ db, asks }) => {
    return () => listCasesForFile(db, asks, { isDecided: false })
  }),
  'reports.countCases': operation(moderation, ({ db, asks }) => {
    return () => countCases(db, asks)
  }),
  'reports.countDecidedCases': operation(moderation, ({ db, asks }) => {
    return () => countDecidedCases(db, asks)
  }),
  'reports.returnCase': operation(['clock'], async (scene) => {
    const number = await caseOfAnn(scene)
    return () => returnCase(scene.tx, scene.asks, number, { keepsCase: async () => false })
  }),
  'reports.proveReport': operation(['visitor', ...livingMembers], async ({ tx, asks, ann }) => {
    const token = crypto.randomUUID()
    await tx.db.insert(report).values({
      kind: 'member',
      thingId: ann.id,
      email: 'seen@example.org',
      linkHash: hashToken(token),
      reason: 'fraud',
      text: '',
      at: tx.now,
      snapshot: { title: 'Ann', ownerId: ann.id, path: '/', isShown: true, texts: [], pictureIds: [] },
    })
    return () => proveReport(tx, asks, { token })
  }),
  'reports.sendReport': operation(
    openMembers.filter((person) => !person.startsWith('Ann')),
    ({ tx, self, of }) => {
      const sent = { kind: 'member', thingId: of('Ann').id, reason: 'fraud', text: '', pictures: [] } as const
      return () => sendReport(tx, self, sent)
    },
  ),
  'reports.sendVisitorReport': operation(['visitor', ...openMembers, 'Ann, deleting'], ({ tx, asks, of }) => {
    const email = `${crypto.randomUUID()}@example.org`
    const sent = {
      kind: 'member',
      thingId: of('another member').id,
      reason: 'fraud',
      text: '',
      email,
    } as const
    return () => sendVisitorReport(tx, asks, sent, { address: crypto.randomUUID() })
  }),
  'reports.lockCase': operation(otherModeration, async (scene) => {
    const number = await caseOfAnn(scene)
    return () => lockCase(scene.tx, scene.self, number)
  }),
  'reports.findOwnCase': own(readers, async (scene) => {
    const { mine, self, tx } = scene
    const number = await caseOfAnn(scene, { ...warned(tx.now), ownerId: mine.id, thingId: mine.id })
    return () => findOwnCase(within(scene), self, number)
  }),
  'reports.listOwnCases': own(readers, ({ db, self }) => {
    return () => listOwnCases(db, self)
  }),
  'appeals.countAppeals': operation(moderation, ({ db, asks }) => {
    return () => countAppeals(db, asks)
  }),
  'appeals.countDecidedAppeals': operation(moderation, ({ db, asks }) => {
    return () => countDecidedAppeals(db, asks)
  }),
  'appeals.listAppeals': operation(moderation, ({ db, asks }) => {
    return () => listAppeals(db, asks, { isDecided: false })
  }),
  'appeals.findAppeal': operation(moderation, async (scene) => {
    const number = await appealOfAnn(scene)
    return () => findAppeal(within(scene), scene.asks, number, context.settings)
  }),
  'appeals.decideAppeal': operation(otherModeration, async (scene) => {
    const number = await appealOfAnn(scene)
    const input = { number, outcome: 'upheld', reason: words, days: 14 } as const
    return () => decideAppeal(scene.tx, scene.self, input, context)
  }),
  'appeals.decideAppeal about money': operation(otherFinance, async (scene) => {
    const { tx } = scene
    const { dealId } = await beforeBans(scene, () => appealed(scene))
    const [about] = await tx.db.select().from(dispute).where(eq(dispute.dealId, dealId))
    const [made] = await tx.db
      .insert(appeal)
      .values({
        kind: 'dispute',
        decisionId: about?.id ?? '',
        memberId: scene.of('another member').id,
        title: 'A deal',
        words,
        sentAt: tx.now,
        dueAt: addDays(tx.now, 7),
      })
      .returning()
    const input = { number: made?.number ?? 0, outcome: 'upheld', reason: words, days: 14 } as const
    return () => decideAppeal(tx, scene.self, input, context)
  }),
  'appeals.listOwnAppeals': own(readers, ({ db, self }) => {
    return () => listOwnAppeals(db, self)
  }),
  'appeals.findOwnAppeal': own(readers, ({ db, self }) => {
    return () => findOwnAppeal(db, self, { kind: 'case', decisionId: '1' }, context.settings)
  }),
  'appeals.sendAppeal': own(livingMembers, async (scene) => {
    const { tx, self, mine } = scene
    const number = await caseOfAnn(scene, { ...warned(tx.now), ownerId: mine.id, thingId: mine.id })
    const sent = { kind: 'case', decisionId: String(number), appeal: words, files: [] } as const
    return () => sendAppeal(tx, self, sent, context)
  }),
}
