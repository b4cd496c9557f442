import { tellOfDocument, tellOfFees } from '#domain/notices/index.ts'
import { makeDocument } from '#domain/documents/testing.ts'
import { personalData } from '#domain/areas.ts'
import { askDeletion, askExport, cancelDeletion, openExport, runDeletion } from '#domain/privacy/index.ts'
import { findLiveDeletion } from '#domain/privacy/index.ts'
import {
  banOrigin,
  countEventsOfKind,
  liftOriginBan,
  listMembersSeenAt,
  hasPassedTest,
  listOriginBans,
} from '#domain/security/index.ts'
import { originBan } from '#domain/security/schema.server.ts'
import {
  changeSettings,
  newestChangeId,
  removeBrand,
  saveBrand,
  withdrawChanges,
} from '#domain/settings/index.ts'
import {
  admins,
  livingAnns,
  livingMembers,
  openMembers,
  operation,
  type Operations,
  own,
} from './operation.ts'
import { context } from './scene.ts'

const reason = 'For a test'
const brand = {
  slug: 'harbour',
  name: 'Harbour',
  accentLight: '#0e6b4e',
  accentDark: '#7fd6b2',
  logoUrl: '',
  mailFrom: '',
}

export const operationsOfPrivacy: Operations = {
  'privacy.askDeletion': own(
    [...openMembers, 'Ann, banned', 'another, banned', 'administrator, banned'],
    ({ tx, self }) =>
      () =>
        askDeletion(tx, self, context),
  ),
  'privacy.askExport': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        askExport(tx, self, context),
  ),
  'privacy.cancelDeletion': operation(['Ann, deleting', ...admins], ({ tx, asks, mine, of }) => {
    // Whoever leaves cancels what is theirs; to the others that Ann is one of many.
    const { id: memberId } = mine.actor.state === 'deleting' ? mine : of('Ann, deleting')
    return () => cancelDeletion(tx, asks, { memberId, reason }, context)
  }),
  'privacy.openExport': operation(
    livingAnns,
    ({ tx, self, ann }) =>
      () =>
        openExport(tx, self, ann.exportId, context),
  ),
  'privacy.runDeletion': operation([...admins, 'clock'], async ({ tx, db, asks, of }) => {
    const request = await findLiveDeletion(db, of('Ann, deleting').id)
    return () => runDeletion(tx, asks, { requestId: request?.id ?? '', reason }, { ...context, personalData })
  }),
}

export const operationsOfSecurity: Operations = {
  'security.banOrigin': operation([...admins, 'operator'], ({ tx, asks }) => {
    const ban = { kind: 'address', value: '198.51.100.0/24', reason, until: undefined } as const
    return () => banOrigin(tx, asks, ban, context)
  }),
  'security.countEventsOfKind': operation(
    admins,
    ({ db, asks, tx }) =>
      () =>
        countEventsOfKind(db, asks, 'sign-in', [{ from: tx.now, to: tx.now }]),
  ),
  'security.hasPassedTest': operation(
    admins,
    ({ db, asks }) =>
      () =>
        hasPassedTest(db, asks, 'mail'),
  ),
  'security.liftOriginBan': operation([...admins, 'operator'], async ({ tx, asks }) => {
    const [ban] = await tx.db
      .insert(originBan)
      .values({ kind: 'domain', value: 'example.com', reason, bannedBy: 'operator', bannedAt: tx.now })
      .returning({ id: originBan.id })
    return () => liftOriginBan(tx, asks, { banId: ban?.id ?? 0, reason }, context)
  }),
  'security.listMembersSeenAt': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listMembersSeenAt(db, asks, { address: '203.0.113.9', limit: 5 }),
  ),
  'security.listOriginBans': operation(
    admins,
    ({ db, asks, tx }) =>
      () =>
        listOriginBans(db, asks, { now: tx.now, page: 1 }),
  ),
}

const changers = [...admins, 'operator' as const]

export const operationsOfSettings: Operations = {
  'settings.changeSettings': operation(changers, async ({ tx, asks }) => {
    const basedOn = await newestChangeId(tx.db)
    return () => changeSettings(tx, asks, { values: { marketplaceName: 'Harbour' }, reason, basedOn })
  }),
  'settings.removeBrand': operation(changers, async ({ tx, asks, of }) => {
    const basedOn = await newestChangeId(tx.db)
    await saveBrand(tx, of('administrator').actor, { oldSlug: undefined, brand, reason, basedOn })
    const now = await newestChangeId(tx.db)
    return () => removeBrand(tx, asks, { slug: 'harbour', reason, basedOn: now })
  }),
  'settings.saveBrand': operation(changers, async ({ tx, asks }) => {
    const basedOn = await newestChangeId(tx.db)
    return () => saveBrand(tx, asks, { oldSlug: undefined, brand, reason, basedOn })
  }),
  'settings.withdrawChanges': operation(changers, async ({ tx, asks, of }) => {
    const basedOn = await newestChangeId(tx.db)
    await changeSettings(tx, of('administrator').actor, { values: { clearingDays: 9 }, reason, basedOn })
    const changeIds = [await newestChangeId(tx.db)]
    return () => withdrawChanges(tx, asks, { changeIds, reason })
  }),
}

export const operationsOfNotices: Operations = {
  'notices.tellOfFees': operation(['clock'], async ({ tx, asks, of }) => {
    const basedOn = await newestChangeId(tx.db)
    const values = { sellerCommissionBasisPoints: 1_100 }
    await changeSettings(tx, of('administrator').actor, { values, reason, basedOn })
    const changeIds = [await newestChangeId(tx.db)]
    return () => tellOfFees(tx, asks, { changeIds })
  }),
  'notices.tellOfDocument': operation(['clock'], async ({ tx, asks, of }) => {
    const number = await makeDocument(tx, of('administrator').actor, { when: 'notice' })
    return () => tellOfDocument(tx, asks, { slug: 'prohibited', number, news: 'announced' })
  }),
}
