import { changeAvatar, changePreferences, changeProfile, makeAvatar } from '#domain/accounts/index.ts'
import { reserveAvatar } from '#domain/accounts/index.ts'
import { changeRole, verifyMember } from '#domain/accounts/index.ts'
import { markDemoMember } from '#domain/accounts/index.ts'
import { register } from '#domain/accounts/index.ts'
import { operator, visitor, type MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoGiven, DemoStep } from './make-demo.ts'
import { demoPeople, type DemoPerson } from './people-of-the-demo.ts'
import { drawPortrait } from './portrait.ts'

export const DEMO_PASSWORD = 'guildhall-demo'

/** From where demo people came: a device that nobody has, so that a visitor's own is never taken for theirs. */
const origin = { address: '127.0.0.1', device: 'A browser of the demo' }
const REASON = 'Invented for the demo'

/** The people whom the sign-in page offers while the hall is a demo. */
export const thePeople: DemoStep[] = demoPeople.map((person) => ({
  name: `${person.profile.displayName} joins`,
  daysAgo: person.daysAgo,
  make: (tx, given) => join(tx, person, given),
}))

/** As anyone joins: registered, verified, with a profile and a portrait; nothing is written past the operations. */
async function join(tx: Transaction, person: DemoPerson, given: DemoGiven): Promise<void> {
  const from = { origin, settings: given.settings, siteOrigin: given.siteOrigin }
  const { email, username, profile } = person
  const joined = await register(tx, visitor, { email, username, passwordHash: given.passwordHash }, from)
  if (joined.outcome !== 'registered') throw new Error(`${email} was here before the demo`)
  const { memberId } = joined
  await markDemoMember(tx, operator, memberId)
  await verifyMember(tx, operator, { memberId, reason: REASON }, from)
  const actor: MemberActor = { kind: 'member', id: memberId, role: 'member', state: 'active' }
  await changeProfile(tx, actor, profile, from)
  await changePreferences(tx, actor, { timeZone: person.timeZone }, from)
  const { key } = await reserveAvatar(tx, actor)
  const portrait = await makeAvatar(given.files, key, Buffer.from(drawPortrait(person.portrait)))
  if (!portrait.made) throw new Error(portrait.reason)
  await changeAvatar(tx, actor, { key }, from)
  if (person.isAdmin) await changeRole(tx, operator, { memberId, role: 'admin', reason: REASON }, from)
}
