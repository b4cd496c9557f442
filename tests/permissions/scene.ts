import { eq } from 'drizzle-orm'
import { member, memberBan } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { dataExport, deletionRequest } from '#domain/privacy/schema.server.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Asker } from './asker.ts'
import { people, type Person } from './people.ts'

/** What is somebody's: real rows, made once for all cases. */
export type Participant = {
  id: string
  email: string
  username: string
  passwordHash: string
  sessionId: string
  otherSessionId: string
  exportId: string
  actor: MemberActor
}

/** A case: who asks, in which transaction, and whose things there are. */
export type Scene = {
  tx: Transaction
  db: Db
  asks: Actor
  /** The same, where the type asks for a member: here it is the operation itself that must refuse the others. */
  self: MemberActor
  /** What is the asker's own; a visitor, who has nothing, brings what is Ann's. */
  mine: Participant
  /** Ann's: the asker's own if the asker is an Ann, else that of the Ann who is a plain member. */
  ann: Participant
  of(person: Person): Participant
}

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
  providerName: 'The peer',
}

export type Cast = {
  participants: Map<Person, Participant>
  asActor(person: Person): Actor
  of(person: Person): Participant
}

/** One real member for each kind of person that is one. */
export async function makeCast(tx: Transaction): Promise<Cast> {
  const participants = new Map<Person, Participant>()
  for (const [person, drawn] of Object.entries(people) as [Person, Actor][]) {
    if (drawn.kind === 'member' && !drawn.viewedBy) participants.set(person, await makeParticipant(tx, drawn))
  }
  const [ann, boss] = [participants.get('Ann'), participants.get('administrator')]
  if (!ann || !boss) throw new Error('There is no Ann')
  participants.set('Ann, seen by an administrator', {
    ...ann,
    actor: { ...ann.actor, viewedBy: boss.id },
  })
  return {
    participants,
    asActor: (person) => participants.get(person)?.actor ?? people[person],
    of(person) {
      const found = participants.get(person)
      if (!found) throw new Error(`${person} has nothing`)
      return found
    },
  }
}

async function makeParticipant(tx: Transaction, { role, state }: MemberActor): Promise<Participant> {
  const passwordHash = 'not a real hash'
  const who = await makeMember(tx, { role, state, passwordHash })
  const [mine, other] = [await makeSession(tx, who.id), await makeSession(tx, who.id, 'Safari on macOS')]
  await followState(tx, who.id, state)
  const [file] = await tx.db
    .insert(dataExport)
    .values({
      memberId: who.id,
      askedAt: addDays(tx.now, -3),
      state: 'ready',
      progress: 100,
      fileKey: `exports/${who.id}.zip`,
      sizeBytes: 10,
      readyAt: tx.now,
      expiresAt: addDays(tx.now, 7),
    })
    .returning({ id: dataExport.id })
  if (!file) throw new Error('No file was made')
  return {
    id: who.id,
    email: who.email,
    username: who.username,
    passwordHash,
    sessionId: mine.id,
    otherSessionId: other.id,
    exportId: file.id,
    actor: actorOf(who),
  }
}

async function ban(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.insert(memberBan).values({
    memberId,
    reason: 'For a test',
    bannedBy: 'operator',
    bannedAt: tx.now,
    appealBy: addDays(tx.now, 14),
  })
}

/** The plain Ann becomes this Ann, with all that she has by then. */
export async function turnAnnInto(tx: Transaction, cast: Cast, person: Person): Promise<Actor> {
  const { actor } = cast.of(person)
  const { id } = cast.of('Ann')
  if (actor.id !== id) {
    const { role, state } = actor
    const unproved = state === 'unverified' ? { emailVerifiedAt: null } : {}
    await tx.db
      .update(member)
      .set({ role, state, ...unproved })
      .where(eq(member.id, id))
    await followState(tx, id, state)
  }
  return { ...actor, id }
}

/** What stands beside the state of a member who is banned or leaving. */
async function followState(tx: Transaction, memberId: string, state: MemberActor['state']): Promise<void> {
  if (state === 'banned') await ban(tx, memberId)
  if (state === 'deleting')
    await tx.db.insert(deletionRequest).values({ memberId, askedAt: tx.now, dueAt: tx.now })
}

/** Ann's: the person's own if it is an Ann, else that of the Ann who is a plain member. */
export const annFor = (cast: Cast, person: Person): Participant =>
  cast.of(person.startsWith('Ann') ? person : 'Ann')

export function sceneFor(cast: Cast, asker: Asker, ann: Participant, tx: Transaction, db: Db): Scene {
  return {
    tx,
    db,
    asks: asker.actor,
    self: asker.actor as MemberActor,
    get mine() {
      return asker.mine()
    },
    ann,
    of: cast.of,
  }
}
