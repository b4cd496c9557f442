import {
  answerTicket,
  assignTicket,
  countTicketQueue,
  countTicketsForFile,
  countViews,
  findDeskFile,
  findDeskTicket,
  handleMany,
  listDeskDays,
  listOtherTickets,
  listTemplates,
  listTickets,
  listTicketsForFile,
  mergeTickets,
  readDeskThread,
  reopenTicket,
  resolveTicket,
  retireTemplate,
  saveTemplate,
  sortTicket,
  sumDesk,
  tellPresence,
  writeNote,
} from '#domain/support/index.ts'
import { ticketTemplate } from '#domain/support/schema.server.ts'
import { anAnswer, makeTicket } from '#domain/support/desk/testing.ts'
import { atTheDesk, operation, type Operations } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import { context, type Scene } from './scene.ts'

const ticketOfAnn = ({ tx, ann }: Scene, given: Parameters<typeof makeTicket>[1] = {}) =>
  makeTicket(tx, { memberId: ann.id, email: ann.email, ...given })

const stretch = {
  from: new Date('2026-11-01T00:00:00Z'),
  to: new Date('2026-11-08T00:00:00Z'),
  timeZone: 'UTC',
}

/** Nobody handles or reads a ticket of their own at the desk. */
const others = ['administrator', 'support'] as const

export const operationsOfDesk: Operations = {
  'support.answerTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => answerTicket(scene.tx, scene.asks, { number, ...anAnswer() }, context)
  }),
  'support.writeNote': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => writeNote(scene.tx, scene.asks, { number, text: 'A note', clientId: crypto.randomUUID() })
  }),
  'support.assignTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    const assigneeId = scene.of('administrator').id
    return () => assignTicket(scene.tx, scene.asks, { number, assigneeId })
  }),
  'support.sortTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => sortTicket(scene.tx, scene.asks, { number, kind: 'payout' })
  }),
  'support.resolveTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => resolveTicket(scene.tx, scene.asks, { number }, context)
  }),
  'support.reopenTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene, { state: 'resolved', resolvedAt: scene.tx.now })
    return () => reopenTicket(scene.tx, scene.asks, { number }, context)
  }),
  'support.mergeTickets': operation(others, async (scene) => {
    const into = await ticketOfAnn(scene)
    const number = await ticketOfAnn(scene)
    return () => mergeTickets(scene.tx, scene.asks, { number, into })
  }),
  'support.handleMany': operation(atTheDesk, async (scene) => {
    const number = await makeTicket(scene.tx)
    const input = { numbers: [number], what: 'resolve' as const, assigneeId: null }
    return () => handleMany(scene.tx, scene.asks, input, context)
  }),
  'support.tellPresence': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => tellPresence(scene.tx, scene.self, { number, does: 'reads' })
  }),
  'support.saveTemplate': operation(atTheDesk, ({ tx, asks }) => {
    return () => saveTemplate(tx, asks, { title: 'A greeting', text: 'Hello {name}' })
  }),
  'support.retireTemplate': operation(atTheDesk, async ({ tx, asks }) => {
    const [made] = await tx.db
      .insert(ticketTemplate)
      .values({ title: 'A greeting', text: 'Hello', changedAt: tx.now })
      .returning()
    return () => retireTemplate(tx, asks, { id: made?.id ?? '' })
  }),
  'support.listTemplates': operation(
    atTheDesk,
    ({ db, asks }) =>
      () =>
        listTemplates(db, asks),
  ),
  'support.listTickets': operation(atTheDesk, ({ db, self, tx }) => {
    return () => listTickets(db, self, { view: 'all', words: '', now: tx.now })
  }),
  'support.listTicketsForFile': operation(atTheDesk, ({ db, self, tx }) => {
    return () => listTicketsForFile(db, self, { view: 'all', words: '', now: tx.now }).next()
  }),
  'support.countTicketsForFile': operation(atTheDesk, ({ db, self, tx }) => {
    return () => countTicketsForFile(db, self, { view: 'all', words: '', now: tx.now })
  }),
  'support.countViews': operation(
    atTheDesk,
    ({ db, self, tx }) =>
      () =>
        countViews(db, self, tx.now),
  ),
  'support.countTicketQueue': operation(atTheDesk, ({ db, asks, tx }) => {
    return () => countTicketQueue(db, asks, tx.now)
  }),
  'support.sumDesk': operation(atTheDesk, ({ db, asks }) => {
    return () => sumDesk(db, asks, stretch, context.settings)
  }),
  'support.listDeskDays': operation(
    atTheDesk,
    ({ db, asks }) =>
      () =>
        listDeskDays(db, asks, stretch),
  ),
  'support.listOtherTickets': operation(atTheDesk, ({ db, asks, ann }) => {
    return () => listOtherTickets(db, asks, { number: 1, memberId: ann.id, email: ann.email })
  }),
  'support.findDeskTicket': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => findDeskTicket(within(scene), scene.asks, number)
  }),
  'support.readDeskThread': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => readDeskThread(within(scene), scene.asks, number)
  }),
  'support.findDeskFile': operation(others, async (scene) => {
    const number = await ticketOfAnn(scene)
    return () => findDeskFile(within(scene), scene.asks, { number, fileId: crypto.randomUUID() })
  }),
}
