import {
  askTicketLink,
  closeTicket,
  countOwnTickets,
  findOwnTicket,
  findTicketFile,
  forgetUnproved,
  listOwnTickets,
  markTicketSeen,
  openTicket,
  proveTicket,
  rateTicket,
  reopenOwnTicket,
  resolveOwnTicket,
  writeToTicket,
} from '#domain/support/index.ts'
import { answerAsStaff } from '#domain/support/testing.ts'
import { everyone, livingAnns, livingMembers, operation, own, type Operations } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import type { Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const anyPerson = everyone.filter(
  (person) => !['operator', 'clock', 'Ann, seen by an administrator'].includes(person),
)

const asked = (formKey: string) => ({
  name: 'Someone',
  email: 'someone@example.org',
  subject: 'A question',
  body: 'How does this work, please?',
  formKey,
})

/** Ann asked, and was answered. */
async function answeredOfAnn({ tx, ann }: Scene): Promise<number> {
  const { number } = await openTicket(tx, before(ann), asked(crypto.randomUUID()))
  await answerAsStaff(tx, { number, authorId: crypto.randomUUID(), text: 'Like this' })
  return number
}

async function resolvedOfAnn(scene: Scene): Promise<number> {
  const number = await answeredOfAnn(scene)
  await resolveOwnTicket(scene.tx, before(scene.ann), { number })
  return number
}

/** Whose a ticket is decides: its member's, in whichever state they are, and nobody else's. */
export const operationsOfSupport: Operations = {
  'support.openTicket': own(anyPerson, ({ tx, asks }) => {
    return () => openTicket(tx, asks, asked('7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11'))
  }),
  'support.askTicketLink': own(anyPerson, ({ tx, asks }) => {
    return () => askTicketLink(tx, asks, { number: 999_999, email: 'someone@example.org' })
  }),
  'support.proveTicket': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => proveTicket(scene.tx, scene.asks, { number })
  }),
  'support.writeToTicket': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    const clientId = crypto.randomUUID()
    return () => writeToTicket(scene.tx, scene.asks, { number, text: 'And then?', clientId })
  }),
  'support.resolveOwnTicket': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => resolveOwnTicket(scene.tx, scene.asks, { number })
  }),
  'support.reopenOwnTicket': operation(livingAnns, async (scene) => {
    const number = await resolvedOfAnn(scene)
    return () => reopenOwnTicket(scene.tx, scene.asks, { number })
  }),
  'support.rateTicket': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => rateTicket(scene.tx, scene.asks, { number, rating: 'good', words: '' })
  }),
  'support.markTicketSeen': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => markTicketSeen(scene.tx, scene.asks, { number })
  }),
  'support.findOwnTicket': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => findOwnTicket(within(scene), scene.asks, { number })
  }),
  'support.findTicketFile': operation(livingAnns, async (scene) => {
    const number = await answeredOfAnn(scene)
    return () => findTicketFile(within(scene), scene.asks, { number, fileId: crypto.randomUUID() })
  }),
  'support.listOwnTickets': own(livingMembers, ({ db, self }) => {
    return () => listOwnTickets(db, self, {})
  }),
  'support.countOwnTickets': own(livingMembers, ({ db, self }) => {
    return () => countOwnTickets(db, self)
  }),
  'support.closeTicket': operation(['clock'], async (scene) => {
    const number = await resolvedOfAnn(scene)
    return () => closeTicket(scene.tx, scene.asks, number)
  }),
  'support.forgetUnproved': operation(['clock'], ({ tx, asks }) => {
    return () => forgetUnproved(tx, asks)
  }),
}
