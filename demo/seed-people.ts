import { changeAvatar, changePreferences, changeProfile, makeAvatar } from '#domain/accounts/index.ts'
import { newAvatarKey, reserveAvatar } from '#domain/accounts/index.ts'
import { changeRole, verifyMember } from '#domain/accounts/index.ts'
import { markDemoMember } from '#domain/accounts/index.ts'
import { register } from '#domain/accounts/index.ts'
import { operator, visitor, type MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { demoOrigin, type DemoContext, type DemoStep } from './demo-step.ts'
import { demoPeople, type DemoPerson } from './demo-people.ts'
import { demoStaff } from './demo-staff.ts'
import { GUEST, invitedByGuest } from './people/invited-people.ts'
import { lookOf } from './people/look-of-a-seller.ts'
import type { DemoSeller } from './people/read-sellers.ts'
import { profileOf } from './people/demo-sellers.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { drawInTurn } from './take-turns.ts'

export const DEMO_PASSWORD = 'guildhall-demo'

const REASON = 'Invented for the demo'

const personOf = (seller: DemoSeller): DemoPerson => ({
  email: `${seller.username}@guildhall.test`,
  username: seller.username,
  daysAgo: seller.daysAgo,
  timeZone: seller.timeZone,
  profile: profileOf(seller),
  portrait: lookOf(seller),
})

/** The people whom the sign-in page offers while the marketplace is a demo, then those who sell in it. */
export function seedPeople(sellers: readonly DemoSeller[]): DemoStep[] {
  return [...demoPeople, ...demoStaff, ...sellers.map(personOf)].map((person) => ({
    name: `${person.profile.displayName} joins`,
    daysAgo: person.daysAgo,
    prepare: async (files) => {
      const key = newAvatarKey()
      const portrait = await drawInTurn(() =>
        makeAvatar(files, key, Buffer.from(drawPortrait(person.portrait))),
      )
      if (!portrait.made) throw new Error(portrait.reason)
      return (tx, context) => join(tx, person, key, context)
    },
  }))
}

/** As anyone joins: registered, verified, with a profile and a portrait; nothing is written past the operations. */
async function join(
  tx: Transaction,
  person: DemoPerson,
  avatarKey: string,
  context: DemoContext,
): Promise<void> {
  const from = { origin: demoOrigin, settings: context.settings, siteOrigin: context.siteOrigin }
  const { email, username, profile } = person
  const invitedBy = invitedByGuest.has(username) ? GUEST : undefined
  const newcomer = { email, username, passwordHash: context.passwordHash, invitedBy }
  const { memberId } = await register(tx, visitor, newcomer, from)
  await markDemoMember(tx, operator, memberId)
  await verifyMember(tx, operator, { memberId, reason: REASON }, from)
  const actor: MemberActor = { kind: 'member', id: memberId, role: 'member', state: 'active' }
  await changeProfile(tx, actor, profile, from)
  await changePreferences(tx, actor, { timeZone: person.timeZone }, from)
  await reserveAvatar(tx, actor, avatarKey)
  await changeAvatar(tx, actor, { key: avatarKey }, from)
  const { role } = person
  if (role) await changeRole(tx, operator, { memberId, role, reason: REASON }, from)
}
