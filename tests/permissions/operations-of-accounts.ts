import {
  askEmailChange,
  changeAvatar,
  changePassword,
  changePreferences,
  changeProfile,
  changeUsername,
  confirmAuthenticator,
  countProofTry,
  disownDevice,
  endOtherSessions,
  endSession,
  linkProvider,
  makeRecoveryCodes,
  prove,
  recogniseDevice,
  recordFailedProof,
  correctEmail,
  resendVerification,
  verifyByCode,
  reserveAvatar,
  tellOfInfectedFile,
  sendProofCode,
  setUpAuthenticator,
  signOut,
  turnOffSecondFactor,
  unlinkProvider,
} from '#domain/accounts/index.ts'
import {
  authenticator,
  knownDevice,
  providerLink,
  session,
  unclaimedAvatar,
} from '#domain/accounts/schema.server.ts'
import { codeOfApp, seal } from '#domain/accounts/testing-account.ts'
import { makeTotpSecret } from '#domain/accounts/second-factor/totp.ts'
import { addDays } from '#platform/clock/clock.ts'
import { eq } from 'drizzle-orm'
import {
  livingAnns,
  livingMembers,
  openMembers,
  operation,
  type Operations,
  own,
  verifiedMembers,
} from './operation.ts'
import { context, type Scene } from './scene.ts'

const link = { provider: 'peer', subject: 'a subject', email: 'someone@example.org' }

async function addAuthenticator({ tx, mine }: Scene, confirmedAt: Date | null): Promise<void> {
  const secretSealed = seal.close(makeTotpSecret())
  await tx.db.insert(authenticator).values({ memberId: mine.id, secretSealed, confirmedAt })
}

/** The asker's second session came from a device that was never seen before; what an answer to that takes. */
async function meetNewDevice({ tx, mine }: Scene) {
  await tx.db.insert(knownDevice).values([
    { memberId: mine.id, deviceHash: 'known', knownBy: 'token', firstSeenAt: addDays(tx.now, -9) },
    { memberId: mine.id, deviceHash: 'new', knownBy: 'token', firstSeenAt: tx.now },
  ])
  await tx.db.update(session).set({ deviceHash: 'new' }).where(eq(session.id, mine.otherSessionId))
  return [{ sessionId: mine.otherSessionId }, { ...context, ownSessionId: mine.sessionId }] as const
}

const profile = {
  displayName: 'A new name',
  headline: '',
  about: '',
  country: '',
  city: '',
  languages: [],
  skills: [],
  rate: null,
  availability: '',
}

/** What members do with their own accounts. */
export const operationsOfAccounts: Operations = {
  'accounts.askEmailChange': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        askEmailChange(tx, self, { email: 'new@example.org' }, context),
  ),
  'accounts.changeAvatar': own(openMembers, async ({ tx, self }) => {
    await tx.db.insert(unclaimedAvatar).values({ key: 'avatars/new', since: tx.now })
    return () => changeAvatar(tx, self, { key: 'avatars/new' }, context)
  }),
  'accounts.changePassword': own(openMembers, ({ tx, self, mine }) => {
    const { passwordHash: basedOn, sessionId } = mine
    return () => changePassword(tx, self, { newHash: 'new', basedOn, sessionId }, context)
  }),
  'accounts.changePassword with a session that is Ann’s': own(
    openMembers,
    ({ tx, self, mine, ann }) => {
      const { passwordHash: basedOn } = mine
      return () => changePassword(tx, self, { newHash: 'new', basedOn, sessionId: ann.sessionId }, context)
    },
    {
      stopped: [
        'another member',
        'administrator',
        'administrator, unverified',
        'moderator',
        'support',
        'finance',
      ],
    },
  ),
  'accounts.changePreferences': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        changePreferences(tx, self, { timeZone: 'Europe/Paris' }, context),
  ),
  'accounts.changeProfile': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        changeProfile(tx, self, profile, context),
  ),
  'accounts.changeUsername': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        changeUsername(tx, self, { username: 'a-new-name' }, context),
  ),
  'accounts.confirmAuthenticator': own(verifiedMembers, async (scene) => {
    const { tx, self, mine } = scene
    await addAuthenticator(scene, null)
    const code = await codeOfApp(tx, mine.id)
    return () => confirmAuthenticator(tx, self, { code, sessionId: mine.sessionId }, { ...context, seal })
  }),
  'accounts.countProofTry': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        countProofTry(tx, self, context.settings),
  ),
  'accounts.endOtherSessions': own(
    livingMembers,
    ({ tx, self, mine }) =>
      () =>
        endOtherSessions(tx, self, { keepSessionId: mine.sessionId }, context),
  ),
  'accounts.disownDevice': own(livingMembers, async (scene) => {
    const answer = await meetNewDevice(scene)
    return () => disownDevice(scene.tx, scene.self, ...answer)
  }),
  'accounts.endSession': operation(
    livingAnns,
    ({ tx, self, ann }) =>
      () =>
        endSession(tx, self, { sessionId: ann.otherSessionId }, context),
  ),
  'accounts.linkProvider': own(
    verifiedMembers,
    ({ tx, self }) =>
      () =>
        linkProvider(tx, self, link, context),
  ),
  'accounts.makeRecoveryCodes': own(verifiedMembers, async (scene) => {
    await addAuthenticator(scene, scene.tx.now)
    return () => makeRecoveryCodes(scene.tx, scene.self, context)
  }),
  'accounts.prove': own(livingMembers, ({ tx, self, mine }) => {
    const proof = { by: 'password', verified: mine.passwordHash } as const
    return () => prove(tx, self, { proof, sessionId: mine.sessionId }, { ...context, seal })
  }),
  'accounts.prove for a session that is Ann’s': own(
    livingMembers,
    ({ tx, self, mine, ann }) => {
      const proof = { by: 'password', verified: mine.passwordHash } as const
      return () => prove(tx, self, { proof, sessionId: ann.sessionId }, { ...context, seal })
    },
    { stopped: livingMembers.filter((person) => !person.startsWith('Ann')) },
  ),
  'accounts.recordFailedProof': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        recordFailedProof(tx, self, context.origin),
  ),
  'accounts.recogniseDevice': own(livingMembers, async (scene) => {
    const answer = await meetNewDevice(scene)
    return () => recogniseDevice(scene.tx, scene.self, ...answer)
  }),
  'accounts.reserveAvatar': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        reserveAvatar(tx, self),
  ),
  'accounts.tellOfInfectedFile': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        tellOfInfectedFile(tx, self, { name: 'a.zip', found: 'Eicar-Signature' }, context),
  ),
  'accounts.verifyByCode': own(
    ['Ann, unverified', 'administrator, unverified'],
    ({ tx, self }) =>
      () =>
        verifyByCode(tx, self, { code: '123456', sessionId: crypto.randomUUID() }, context),
  ),
  'accounts.correctEmail': own(
    ['Ann, unverified', 'administrator, unverified'],
    ({ tx, self }) =>
      () =>
        correctEmail(tx, self, { email: 'ann-again@example.org' }, context),
  ),
  'accounts.resendVerification': own(
    ['Ann, unverified', 'administrator, unverified'],
    ({ tx, self }) =>
      () =>
        resendVerification(tx, self, context),
  ),
  'accounts.sendProofCode': own(
    livingMembers,
    ({ tx, self }) =>
      () =>
        sendProofCode(tx, self, context),
    { stopped: ['Ann, unverified', 'administrator, unverified'] },
  ),
  'accounts.setUpAuthenticator': own(
    verifiedMembers,
    ({ tx, self }) =>
      () =>
        setUpAuthenticator(tx, self, { ...context, seal }),
  ),
  'accounts.signOut': own(
    livingMembers,
    ({ tx, self, mine }) =>
      () =>
        signOut(tx, self, mine.sessionId, context),
  ),
  'accounts.signOut of a session that is Ann’s': own(
    livingMembers,
    ({ tx, self, ann }) =>
      () =>
        signOut(tx, self, ann.sessionId, context),
  ),
  'accounts.turnOffSecondFactor': own(verifiedMembers, async (scene) => {
    await addAuthenticator(scene, scene.tx.now)
    const { tx, self, mine } = scene
    return () => turnOffSecondFactor(tx, self, { sessionId: mine.sessionId }, context)
  }),
  'accounts.unlinkProvider': own(verifiedMembers, async ({ tx, self, mine }) => {
    await tx.db.insert(providerLink).values({ ...link, memberId: mine.id, linkedAt: tx.now })
    return () => unlinkProvider(tx, self, { provider: 'peer' }, { ...context, configured: ['peer'] })
  }),
  'accounts.unlinkProvider of Ann’s': operation(livingAnns.filter(isVerified), async ({ tx, self, ann }) => {
    await tx.db.insert(providerLink).values({ ...link, memberId: ann.id, linkedAt: tx.now })
    return () => unlinkProvider(tx, self, { provider: 'peer' }, { ...context, configured: ['peer'] })
  }),
}

function isVerified(person: (typeof livingAnns)[number]): boolean {
  return verifiedMembers.includes(person)
}
