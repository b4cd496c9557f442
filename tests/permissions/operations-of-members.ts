import { eq } from 'drizzle-orm'
import {
  banMember,
  beginViewAs,
  changeBanEnd,
  changeEmailOfMember,
  changeRole,
  countGuardedAdministrators,
  countMembers,
  countMembersForFile,
  countSignUps,
  editMember,
  endSessionOfMember,
  endViewAs,
  findMember,
  findNames,
  liftBan,
  listMemberBans,
  listMembers,
  listMembersForFile,
  markDemoMember,
  readMemberFilters,
  removePortrait,
  renameMember,
  sendPasswordReset,
  signOutEverywhere,
  suggestMembers,
  verifyMember,
} from '#domain/accounts/index.ts'
import { member, memberBan, session } from '#domain/accounts/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import { admins, moderation, operation, type Operations, otherModeration, staff } from './operation.ts'
import { context, type Scene } from './scene.ts'

const reason = 'For a test'
const edited = {
  displayName: 'Another name',
  headline: '',
  about: '',
  country: '',
  city: '',
  skills: [],
  reason,
}
const asked = ({ tx }: Scene) => ({ filters: readMemberFilters(new URLSearchParams()), now: tx.now })

/** What administrators do to members; each is done to Ann, so an Ann who is an administrator does it to herself. */
export const operationsOfMembers: Operations = {
  'accounts.banMember': operation([...otherModeration, 'operator'], ({ tx, asks, ann }) => {
    const ban = { memberId: ann.id, reason, evidence: '', until: undefined }
    return () => banMember(tx, asks, ban, context)
  }),
  'accounts.beginViewAs': operation(['administrator'], ({ tx, asks, ann, mine }) => {
    return () =>
      beginViewAs(tx, asks, { memberId: ann.id, reason }, { ...context, sessionId: mine.sessionId })
  }),
  'accounts.changeRole': operation(['administrator', 'operator'], ({ tx, asks, ann }) => {
    return () => changeRole(tx, asks, { memberId: ann.id, role: 'admin', reason }, context)
  }),
  'accounts.countGuardedAdministrators': operation(staff, ({ db, asks }) => {
    return () => countGuardedAdministrators(db, asks)
  }),
  'accounts.countMembers': operation(
    staff,
    ({ db, asks }) =>
      () =>
        countMembers(db, asks),
  ),
  'accounts.countSignUps': operation(staff, ({ db, asks, tx }) => {
    return () => countSignUps(db, asks, [{ from: tx.now, to: tx.now }])
  }),
  'accounts.changeBanEnd': operation([...moderation, 'operator', 'clock'], async ({ tx, asks, of }) => {
    const [until, memberId] = [addDays(tx.now, 3), of('Ann, banned').id]
    const [ban] = await tx.db.select().from(memberBan).where(eq(memberBan.memberId, memberId))
    return () => changeBanEnd(tx, asks, { memberId, banId: ban?.id ?? '', until, reason }, context)
  }),
  'accounts.editMember': operation([...admins, 'operator'], ({ tx, asks, ann }) => {
    return () => editMember(tx, asks, { memberId: ann.id, ...edited }, context)
  }),
  'accounts.changeEmailOfMember': operation(['administrator', 'operator'], ({ tx, asks, ann }) => {
    const change = { memberId: ann.id, email: 'new@example.org', reason }
    return () => changeEmailOfMember(tx, asks, change, context)
  }),
  'accounts.renameMember': operation(['administrator', 'operator'], ({ tx, asks, ann }) => {
    return () => renameMember(tx, asks, { memberId: ann.id, username: 'another-name-9', reason }, context)
  }),
  'accounts.removePortrait': operation([...admins, 'operator'], async ({ tx, asks, ann }) => {
    await tx.db.update(member).set({ avatarKey: 'a-portrait' }).where(eq(member.id, ann.id))
    return () => removePortrait(tx, asks, { memberId: ann.id, reason }, context)
  }),
  'accounts.sendPasswordReset': operation(
    [...admins, 'operator'],
    ({ tx, asks, ann }) =>
      () =>
        sendPasswordReset(tx, asks, { memberId: ann.id, reason }, context),
  ),
  'accounts.endSessionOfMember': operation(admins, ({ tx, asks, ann }) => {
    const which = { memberId: ann.id, sessionId: ann.otherSessionId, reason }
    return () => endSessionOfMember(tx, asks, which, context)
  }),
  // The administrator is in the middle of a look at Ann; the look may be ended, by them alone.
  'accounts.endViewAs': operation(
    ['administrator', 'Ann, seen by an administrator'],
    async ({ tx, asks, of }) => {
      const { otherSessionId: sessionId } = of('administrator')
      await tx.db
        .update(session)
        .set({ viewsAsId: of('Ann').id })
        .where(eq(session.id, sessionId))
      return () => endViewAs(tx, asks, { ...context, sessionId })
    },
  ),
  'accounts.findMember': operation(
    staff,
    ({ db, tx, asks, ann }) =>
      () =>
        findMember(db, asks, ann.id, tx.now),
  ),
  'accounts.findNames': operation(
    staff,
    ({ db, asks, ann }) =>
      () =>
        findNames(db, asks, [ann.id]),
  ),
  'accounts.liftBan': operation(
    [...moderation, 'operator', 'clock'],
    ({ tx, asks, of }) =>
      () =>
        liftBan(tx, asks, { memberId: of('Ann, banned').id, reason }, context),
  ),
  'accounts.listMemberBans': operation(
    moderation,
    ({ db, asks }) =>
      () =>
        listMemberBans(db, asks, { ended: false, page: 1 }),
  ),
  'accounts.listMembers': operation(staff, (scene) => () => listMembers(scene.db, scene.asks, asked(scene))),
  'accounts.listMembersForFile': operation(
    admins,
    (scene) => () => listMembersForFile(scene.db, scene.asks, asked(scene)).next(),
  ),
  'accounts.countMembersForFile': operation(
    admins,
    (scene) => () => countMembersForFile(scene.db, scene.asks, asked(scene)),
  ),
  'accounts.markDemoMember': operation(
    [...admins, 'operator'],
    ({ tx, asks, ann }) =>
      () =>
        markDemoMember(tx, asks, ann.id),
  ),
  'accounts.signOutEverywhere': operation(
    admins,
    ({ tx, asks, ann }) =>
      () =>
        signOutEverywhere(tx, asks, { memberId: ann.id, reason }, context),
  ),
  'accounts.suggestMembers': operation(
    staff,
    (scene) => () => suggestMembers(scene.db, scene.asks, asked(scene)),
  ),
  'accounts.verifyMember': operation(
    [...admins, 'operator'],
    ({ tx, asks, of }) =>
      () =>
        verifyMember(tx, asks, { memberId: of('Ann, unverified').id, reason }, context),
  ),
}
