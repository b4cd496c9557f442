import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal, testContext } from '#domain/projects/testing.ts'
import { dissolveTeam, leaveTeam, removePerson } from '#domain/teams/index.ts'
import { studios } from '#domain/teams/testing-places.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  findConversation,
  findUnread,
  listConversations,
  readMessages,
  searchMessages,
  sendMessage,
  writeAboutProposal,
  writeToMember,
  writeToTeam,
} from '../index.ts'
import { messageQuestion } from '../schema.server.ts'
import { aMember, said } from '../testing.ts'

const database = await testDatabase()
const { db, transaction } = database
const { person, founded, newcomer } = studios(database)

/** A studio that proposed to somebody's project. */
async function proposed() {
  const studio = await founded()
  const manager = await newcomer(studio, { role: 'manager' })
  const member = await newcomer(studio)
  const customer = await person()
  const { teamId, owner } = studio
  const proposalId = await transaction(async (tx) => {
    const projectId = await openSome(tx, customer)
    const made = await sendProposal(tx, owner, { projectId, teamId, ...someProposal() }, testContext)
    return made.proposalId
  })
  return { ...studio, manager, member, customer, proposalId }
}

const write = (who: MemberActor, proposalId: string, text = 'Which oak is it?') =>
  transaction((tx) => writeAboutProposal(tx, who, { proposalId, ...said(text) }))
const answer = (who: MemberActor, conversationId: string, text = 'From the valley') =>
  transaction((tx) => sendMessage(tx, who, { conversationId, ...said(text) }))
const listed = async (who: MemberActor) =>
  (await listConversations(db, who, { filter: 'all' })).conversations.map(({ id }) => id)

test('what is asked about a team’s proposal its owner and managers read, and one answers for all', async () => {
  const { owner, manager, member, customer, proposalId } = await proposed()
  const { conversationId } = await write(customer, proposalId, 'Which walnut is it?')
  for (const who of [owner, manager]) {
    expect(await findUnread(db, who.id)).toBe(1)
    expect(await searchMessages(db, who, 'walnut')).toMatchObject([{ conversationId }])
  }
  expect(await listed(member)).toEqual([])
  await expect(write(member, proposalId)).rejects.toThrow('There is no proposal')
  await answer(manager, conversationId)
  expect(await findUnread(db, customer.id)).toBe(1)
  const { messages } = await readMessages(db, conversationId)
  expect(messages.map(({ senderId }) => senderId)).toEqual([customer.id, manager.id])
})

test('a manager may write first, in the one conversation of the proposal', async () => {
  const { owner, manager, customer, proposalId } = await proposed()
  const { conversationId } = await write(manager, proposalId, 'May we come and measure?')
  expect(await write(customer, proposalId, 'Please do')).toMatchObject({ conversationId, number: 2 })
  expect(await listed(owner)).toEqual([conversationId])
})

test('who leaves or is removed finds nothing of it, the later manager all of it', async () => {
  const { owner, manager, customer, teamId, proposalId } = await proposed()
  const { conversationId } = await write(customer, proposalId)
  const later = await newcomer({ owner, teamId }, { role: 'manager' })
  expect(await listed(later)).toEqual([conversationId])
  await transaction((tx) => removePerson(tx, owner, { teamId, memberId: manager.id }))
  await transaction((tx) => leaveTeam(tx, later, { teamId }))
  for (const who of [manager, later]) {
    expect(await findConversation(db, conversationId, who)).toBeUndefined()
    expect(await findUnread(db, who.id)).toBe(0)
    await expect(write(who, proposalId)).rejects.toThrow('There is no proposal')
  }
})

test('a block takes a manager out of it, and with the owner it stops the talk', async () => {
  const { owner, manager, customer, proposalId } = await proposed()
  const { conversationId } = await write(customer, proposalId)
  await transaction((tx) => blockPerson(tx, customer, { memberId: manager.id, note: '' }))
  expect(await listed(manager)).toEqual([])
  await expect(write(manager, proposalId)).rejects.toThrow('There is no proposal')
  await answer(owner, conversationId)
  await transaction((tx) => blockPerson(tx, customer, { memberId: owner.id, note: '' }))
  await expect(answer(customer, conversationId)).rejects.toThrow('Nobody of this team can be written to now')
})

test('a dissolved team talks about its proposals no more', async () => {
  const { owner, manager, member, customer, teamId, proposalId } = await proposed()
  const { conversationId } = await write(customer, proposalId)
  for (const gone of [manager, member]) await transaction((tx) => leaveTeam(tx, gone, { teamId }))
  await transaction((tx) => dissolveTeam(tx, owner, { teamId }, { keepsTeam: [] }))
  await expect(answer(customer, conversationId)).rejects.toThrow('is dissolved')
})

test('who writes to a team that proposed to them writes to nobody strange, however many conversations they began that day', async () => {
  const { customer, teamId } = await proposed()
  const begin = (place: number) =>
    transaction(async (tx) =>
      writeToMember(tx, customer, { toId: (await aMember(tx)).id, ...said(`Hello number ${place}`) }),
    )
  for (let place = 0; place < 20; place++) await begin(place)
  await expect(begin(20)).rejects.toThrow('often enough')
  const words = said('Thank you for the proposal')
  expect(await transaction((tx) => writeToTeam(tx, customer, { teamId, ...words }))).toMatchObject({
    number: 1,
  })
  expect(await db.$count(messageQuestion, eq(messageQuestion.teamId, teamId))).toBe(0)
})
