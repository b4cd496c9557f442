import { and, eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { anAgreedDeal, milestonesOf } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { sendMessage } from '#domain/messages/index.ts'
import { CHANGE_MINUTES } from '#domain/messages/message-rules.ts'
import { message } from '#domain/messages/schema.server.ts'
import { aConversation, said } from '#domain/messages/testing.ts'
import { closeProject, sendProposal } from '#domain/projects/index.ts'
import { testContext, openSome, someProposal } from '#domain/projects/testing.ts'
import { reviewSeller } from '#domain/reviews/index.ts'
import { aCompletedDeal, goodWork } from '#domain/reviews/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type Stage, WORDS } from './stage.ts'

async function aClosedProject(tx: Transaction, owner: MemberActor): Promise<string> {
  const projectId = await openSome(tx, owner)
  await closeProject(tx, owner, { projectId })
  return projectId
}

async function anUnpaidDelivery(tx: Transaction, seller: MemberActor, text: string) {
  const dealId = await anAgreedDeal(tx, { buyer: actorOf(await makeMember(tx)), seller })
  const milestoneId = (await milestonesOf(tx, dealId))[0]?.id ?? ''
  return { at: `/deals/${dealId}?do=deliver&m=${milestoneId}`, fields: { do: 'deliver', milestoneId, text } }
}

/** Words of a member's own, too old to be changed. */
async function anOldMessage(tx: Transaction, writer: MemberActor) {
  const { conversationId } = await aConversation(tx, actorOf(await makeMember(tx)), writer)
  const { number } = await sendMessage(tx, writer, { conversationId, ...said('The left one.') })
  await tx.db
    .update(message)
    .set({ writtenAt: new Date(tx.now.getTime() - CHANGE_MINUTES * 60_000) })
    .where(and(eq(message.conversationId, conversationId), eq(message.number, number)))
  return { address: `/my/messages/${conversationId}`, number: String(number) }
}

/** What a member sends to a page that has no place for it any more. */
export const stagesOfMembers: Record<string, Stage> = {
  'a delivery of work that is not paid for': {
    form: (tx, server) => anUnpaidDelivery(tx, actorOf(server.personOf('member')), WORDS),
    says: 'No milestone is paid for yet.',
    wrote: WORDS,
  },
  'a delivery of it without a word': {
    form: (tx, server) => anUnpaidDelivery(tx, actorOf(server.personOf('member')), ''),
    says: 'What you hand over: write a few words.',
  },
  'another version of a proposal that was accepted': {
    form: async (tx, server) => {
      const seller = actorOf(server.personOf('member'))
      const dealId = await anAgreedDeal(tx, { buyer: actorOf(await makeMember(tx)), seller })
      return { at: `/deals/${dealId}/change`, fields: { intent: 'propose', title: 'A sign', terms: WORDS } }
    },
    says: 'No milestone is paid for yet.',
    wrote: WORDS,
  },
  'a second review': {
    form: async (tx, server) => {
      const buyer = actorOf(server.personOf('member'))
      await giveMoney(tx, buyer.id, 1_000_000)
      const dealId = await aCompletedDeal(tx, { buyer, seller: actorOf(await makeMember(tx)) })
      await reviewSeller(tx, buyer, { dealId, ...goodWork })
      const stars = { communication: '5', quality: '4', timing: '5' }
      return { at: `/deals/${dealId}`, fields: { intent: 'review-seller', ...stars, text: WORDS } }
    },
    says: 'You have reviewed this deal already.',
    wrote: WORDS,
  },
  'a change of a message whose time has passed': {
    form: async (tx, server) => {
      const { address, number } = await anOldMessage(tx, actorOf(server.personOf('member')))
      return { at: `${address}?edit=${number}`, fields: { intent: 'edit', number, text: WORDS } }
    },
    says: 'A message can be changed for 15 minutes.',
    wrote: WORDS,
  },
  'a message to be taken back whose time has passed': {
    form: async (tx, server) => {
      const { address, number } = await anOldMessage(tx, actorOf(server.personOf('member')))
      return { at: address, fields: { intent: 'delete', number } }
    },
    says: 'A message can be changed for 15 minutes.',
  },
  'a silence of a conversation for a time that nobody offers': {
    form: async (tx, server) => {
      const { address } = await anOldMessage(tx, actorOf(server.personOf('member')))
      return { at: address, fields: { intent: 'mute', for: 'ever' } }
    },
    says: 'Choose for how long.',
  },
  'a proposal to a project that was closed': {
    form: async (tx) => {
      const owner = actorOf(await makeMember(tx))
      const projectId = await aClosedProject(tx, owner)
      const milestone = { milestoneTitle: 'The sign', milestonePrice: '120', milestoneDays: '4' }
      return { at: `/projects/${projectId}`, fields: { intent: 'propose', text: WORDS, ...milestone } }
    },
    says: 'This project is closed.',
    wrote: WORDS,
  },
  'a word to a seller after the project was closed': {
    form: async (tx, server) => {
      const owner = actorOf(server.personOf('member'))
      const projectId = await openSome(tx, owner)
      const seller = actorOf(await makeMember(tx))
      const { proposalId } = await sendProposal(tx, seller, { projectId, ...someProposal() }, testContext)
      await closeProject(tx, owner, { projectId })
      const fields = { intent: 'decline', proposalId, note: WORDS }
      return { at: `/projects/${projectId}?decline=${proposalId}`, fields }
    },
    says: 'This project is closed.',
    wrote: WORDS,
  },
  'the words of a project that was closed': {
    form: async (tx, server) => {
      const owner = actorOf(server.personOf('member'))
      const projectId = await aClosedProject(tx, owner)
      const fields = {
        intent: 'save',
        title: 'A sign',
        description: WORDS,
        budgetKind: 'open',
        visibility: 'public',
      }
      return { at: `/my/projects/${projectId}`, fields }
    },
    says: 'This project is posted already',
    wrote: WORDS,
  },
  'a bank account where no form for one is open': {
    form: () => ({ at: '/my/payouts', fields: { intent: 'save-bank', methodId: '', iban: 'none' } }),
    says: 'This can’t be done here any more.',
  },
  'a list where nothing is kept any more': {
    form: () => ({ at: '/my/favorites', fields: { intent: 'add-list', title: '' } }),
    says: 'Name: write at least one character.',
  },
  'the name of a search where none is saved any more': {
    form: () => ({ at: '/search', fields: { intent: 'rename', searchId: crypto.randomUUID(), title: '' } }),
    says: 'Name: write at least one letter',
  },
  'an appeal when the ban was lifted': {
    form: () => ({ at: '/my', fields: { appeal: WORDS } }),
    says: 'there is nothing left to appeal.',
    wrote: WORDS,
  },
  'a profile while the account is being deleted': {
    who: 'deleting',
    form: () => ({
      at: '/my/account',
      fields: { intent: 'change-profile', displayName: 'Ann', about: WORDS, availability: 'open' },
    }),
    says: 'Your account is being deleted: cancel that first.',
    wrote: WORDS,
  },
  'the code of an app that was never begun': {
    form: () => ({ at: '/my/account', fields: { intent: 'confirm-two-factor', code: '' } }),
    says: 'This can’t be done here any more.',
  },
  'the details of an invoice while the account is being deleted': {
    who: 'deleting',
    form: () => ({ at: '/my/company', fields: { name: '', country: 'none' } }),
    says: 'This can’t be done here any more.',
  },
  'a top-up of an account that may not': {
    who: 'deleting',
    form: () => ({ at: '/my/balance?top-up', fields: { amount: 'nothing' } }),
    says: 'This can’t be done here any more.',
  },
}
