import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { blockPerson, unblockPerson } from '#domain/blocks/index.ts'
import { changeTeamRole, dissolveTeam, leaveTeam, removePerson } from '#domain/teams/index.ts'
import { studios } from '#domain/teams/testing-places.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  exportMessages,
  findConversation,
  findMessageFile,
  findUnread,
  listConversations,
  markRead,
  readMessages,
  searchMessages,
  sendMessage,
  writeToTeam,
} from '../index.ts'
import { aFile, said } from '../testing.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, newcomer, place, accept } = studios(database)

/** A studio with a manager and a member, to which somebody wrote. */
async function asked(text = 'Do you paint ships?') {
  const studio = await founded()
  const manager = await newcomer(studio, { role: 'manager' })
  const member = await newcomer(studio)
  const asker = await person()
  return { ...studio, manager, member, asker, conversationId: await ask(asker, studio.teamId, text) }
}

async function ask(asker: MemberActor, teamId: string, text = 'Do you paint ships?') {
  const sent = await transaction((tx) => writeToTeam(tx, asker, { teamId, ...said(text) }))
  if (!('number' in sent)) throw new Error('The words were not sent')
  return sent.conversationId
}

const answer = (who: MemberActor, conversationId: string, text = 'Gladly') =>
  transaction((tx) => sendMessage(tx, who, { conversationId, ...said(text) }))
const listed = async (who: MemberActor) =>
  (await listConversations(db, who, { filter: 'all' })).conversations.map(({ id }) => id)
const isThere = async (who: MemberActor, id: string) => (await findConversation(db, id, who)) !== undefined

async function exported({ id }: MemberActor): Promise<unknown[]> {
  const lines: unknown[] = []
  for await (const line of exportMessages(db, id)) lines.push(line)
  return lines
}

async function expectNothing(who: MemberActor, conversationId: string, word: string): Promise<void> {
  expect(await isThere(who, conversationId)).toBe(false)
  expect(await listed(who)).toEqual([])
  expect(await findUnread(db, who.id)).toBe(0)
  expect(await searchMessages(db, who, word)).toEqual([])
  await expect(answer(who, conversationId)).rejects.toThrow('There is no conversation')
  const upTo = { conversationId, upTo: 1 }
  await expect(transaction((tx) => markRead(tx, who, upTo))).rejects.toThrow('There is no conversation')
}

test('a member has one conversation with a team: owner and managers read it and answer, and nobody else of it', async () => {
  const { owner, manager, member, asker, teamId, conversationId } = await asked('Do you paint schooners?')
  for (const who of [owner, manager]) {
    expect(await findUnread(db, who.id)).toBe(1)
    expect(await searchMessages(db, who, 'schooners')).toMatchObject([{ conversationId, number: 1 }])
  }
  await expectNothing(member, conversationId, 'schooners')
  await expectNothing(await person(), conversationId, 'schooners')
  await answer(manager, conversationId)
  expect(await findUnread(db, asker.id)).toBe(1)
  expect(await findUnread(db, owner.id)).toBe(1)
  expect(await ask(asker, teamId, 'And barges?')).toBe(conversationId)
  const { messages } = await readMessages(db, conversationId)
  expect(messages.map(({ senderId }) => senderId)).toEqual([asker.id, manager.id, asker.id])
})

test('who only looks as a member, is banned or an administrator finds nothing', async () => {
  const { owner, conversationId } = await asked()
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  for (const who of [{ ...owner, viewedBy: admin.id }, { ...owner, state: 'banned' as const }, admin])
    expect(await isThere(who as MemberActor, conversationId)).toBe(false)
})

test('nobody writes to their own team, to one that is being formed, or to one that is no more', async () => {
  const { owner, manager, member, teamId, asker, conversationId } = await asked()
  await expect(ask(manager, teamId)).rejects.toThrow('This is your team')
  const alone = await founded()
  await expect(ask(asker, alone.teamId)).rejects.toThrow('can’t be written to now')
  for (const gone of [manager, member]) await transaction((tx) => leaveTeam(tx, gone, { teamId }))
  await transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] }))
  await expect(answer(asker, conversationId)).rejects.toThrow('is dissolved')
  await expect(answer(owner, conversationId)).rejects.toThrow('is dissolved')
  expect(await isThere(asker, conversationId)).toBe(true)
})

test('who becomes a manager later reads and finds what was said before, with nothing to catch up on', async () => {
  const { owner, member, teamId, conversationId } = await asked('Do you paint dinghies?')
  const later = await newcomer({ owner, teamId }, { role: 'manager' })
  await transaction((tx) => changeTeamRole(tx, owner, { teamId, memberId: member.id, role: 'manager' }))
  for (const who of [later, member]) {
    expect(await listed(who)).toEqual([conversationId])
    expect(await findUnread(db, who.id)).toBe(0)
    expect(await searchMessages(db, who, 'dinghies')).toHaveLength(1)
  }
})

test.each([
  [
    'is removed',
    (teamId: string, owner: MemberActor, { id: memberId }: MemberActor) =>
      transaction((tx) => removePerson(tx, owner, { teamId, memberId })),
  ],
  [
    'leaves',
    (teamId: string, _owner: MemberActor, who: MemberActor) =>
      transaction((tx) => leaveTeam(tx, who, { teamId })),
  ],
  [
    'is a manager no more',
    (teamId: string, owner: MemberActor, { id: memberId }: MemberActor) =>
      transaction((tx) => changeTeamRole(tx, owner, { teamId, memberId, role: 'member' })),
  ],
] as const)('who %s finds nothing of it at once, and the others go on', async (_how, end) => {
  const { owner, manager, asker, teamId, conversationId } = await asked('Do you paint ferries?')
  const file = aFile()
  await transaction((tx) => sendMessage(tx, asker, { conversationId, ...said('Look', { files: [file] }) }))
  const { messages } = await readMessages(db, conversationId)
  const which = { conversationId, fileId: messages[1]?.files[0]?.id ?? '' }
  expect(await findMessageFile(db, which, manager)).toMatchObject({ name: file.name })
  await end(teamId, owner, manager)
  await expectNothing(manager, conversationId, 'ferries')
  expect(await findMessageFile(db, which, manager)).toBeUndefined()
  await answer(asker, conversationId, 'Hello?')
  await answer(owner, conversationId)
  expect(await findUnread(db, manager.id)).toBe(0)
  expect(await findUnread(db, asker.id)).toBe(1)
})

test('who is removed while somebody begins to write gets no place by it', async () => {
  const studio = await founded()
  await newcomer(studio)
  const { owner, teamId } = studio
  for (let time = 0; time < 5; time++) {
    const manager = await newcomer(studio, { role: 'manager' })
    const asker = await person()
    const [conversationId] = await Promise.all([
      ask(asker, teamId, 'Do you paint kayaks?'),
      transaction((tx) => removePerson(tx, owner, { teamId, memberId: manager.id })),
    ])
    await expectNothing(manager, conversationId, 'kayaks')
    expect(await findUnread(db, asker.id)).toBe(0)
  }
})

test('a block takes whoever reads for the team out of it, and unblocking brings them back; with the owner nobody talks', async () => {
  const { owner, manager, asker, conversationId } = await asked('Do you paint yachts?')
  await transaction((tx) => blockPerson(tx, asker, { memberId: manager.id, note: '' }))
  await expectNothing(manager, conversationId, 'yachts')
  await answer(asker, conversationId, 'Are you there?')
  expect(await findUnread(db, manager.id)).toBe(0)
  await transaction((tx) => unblockPerson(tx, asker, { memberId: manager.id }))
  expect(await listed(manager)).toEqual([conversationId])
  await transaction((tx) => blockPerson(tx, owner, { memberId: asker.id, note: '' }))
  expect(await isThere(owner, conversationId)).toBe(false)
  await expect(answer(asker, conversationId)).rejects.toThrow('can’t')
  await expect(answer(manager, conversationId)).rejects.toThrow('can’t')
})

test('who asked and then comes into the team stays the one who asks, and keeps it when they go', async () => {
  const { owner, asker, teamId, conversationId } = await asked()
  const memberId = asker.id
  await accept(asker, await place({ owner, teamId }, { role: 'manager' }))
  expect(await listed(asker)).toEqual([conversationId])
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId }))
  expect(await listed(asker)).toEqual([conversationId])
})

test('what was said to a team is in the export of both, with the names of all who wrote; who left it takes along their own words', async () => {
  const { owner, manager, asker, name, teamId, conversationId } = await asked('Do you paint rafts?')
  await answer(manager, conversationId, 'Rafts too')
  const memberId = manager.id
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId }))
  for (const who of [asker, owner]) {
    const lines = await exported(who)
    expect(lines).toMatchObject([
      { text: 'Do you paint rafts?', team: name },
      { text: 'Rafts too', team: name, from: expect.stringMatching(/\S/) },
    ])
  }
  const own = await exported(manager)
  expect(own).toMatchObject([{ text: 'Rafts too', team: name }])
})
