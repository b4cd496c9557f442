import { desc, eq } from 'drizzle-orm'
import { ledgerTransfer } from '#domain/ledger/schema.server.ts'
import { purchaseOrder } from '#domain/orders/schema.server.ts'
import { makeBanner } from '#domain/banners/testing.ts'
import { makePost } from '#domain/blog/testing.ts'
import { makeDocument } from '#domain/documents/testing.ts'
import { makeTicket } from '#domain/support/desk/testing.ts'
import type { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { anAnsweredIdea } from '#domain/ideas/testing.ts'
import { makeCheck } from '#domain/identity-checks/testing.ts'
import { makeWaitingOrder } from '#domain/orders/testing.ts'
import { makePayment } from '#domain/payments/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { papersOf } from '#domain/papers/testing.ts'
import { aProposal } from '#domain/deals/testing.ts'
import { sendMessage } from '#domain/messages/index.ts'
import { aConversation, aReport, said } from '#domain/messages/testing.ts'
import { makeBatchOf } from '#domain/payouts/batches/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { openSome } from '#domain/projects/testing.ts'
import { someInvitations } from '#domain/referrals/testing-invitations.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { openTicket } from '#domain/support/index.ts'
import { answerAsStaff } from '#domain/support/testing.ts'
import { startTeam } from '#domain/teams/index.ts'
import { aPlace } from '#domain/teams/testing-places.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { withReactions } from '../server/with-reactions.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type Names = Record<string, string>

/** Braces may stand in an address within an address, where they are escaped. */
export function fillIn(pattern: string, names: Names): string {
  return pattern.replaceAll(/(?:\{|%7B)(\w+)(?:\}|%7D)/g, (braces, name: string) => names[name] ?? braces)
}

/** One of everything that has an address of its own, all the member's, by the names that addresses give them. */
export async function makeThingsOf(tx: Transaction, who: typeof member.$inferSelect): Promise<Names> {
  const category = await makeCategory(tx)
  const gallery = [{ pictureId: await makePicture(tx, who.id), alt: 'A careful piece' }]
  const content = someContent({ categoryId: category.id, gallery })
  const service = await publishSome(tx, actorOf(who), content, settings)
  const work = await makeWork(tx, actorOf(who))
  const pair = { buyer: actorOf(await makeMember(tx)), seller: actorOf(who) }
  const project = await openSome(tx, actorOf(who))
  const partner = await makeMember(tx)
  const { conversationId } = await aConversation(tx, actorOf(who), actorOf(partner))
  await sendMessage(tx, actorOf(partner), { conversationId, ...said('Good morning to you') })
  const team = await startTeam(tx, actorOf(who), { name: `Studio of ${who.username}` })
  return {
    id: who.id,
    team: team.slug,
    teamId: team.teamId,
    invite: (await aPlace(tx, actorOf(who), team.teamId)).token,
    deal: await aProposal(tx, pair),
    documentVersion: String(await makeDocument(tx, actorOf(await makeMember(tx, { role: 'admin' })))),
    banner: String(await makeBanner(tx, {}, { isDraft: true })),
    project,
    conversation: conversationId,
    ticketNumber: String(await makeTicket(tx)),
    messageCase: await aReport(tx, actorOf(partner), { conversationId, number: 1 }),
    partner: (await makeMember(tx)).username,
    username: who.username,
    letter: await writeLetter(tx, who.email),
    ticket: String(await anAnsweredTicket(tx, who)),
    idea: String(await anAnsweredIdea(tx, actorOf(who))),
    category: category.path,
    service: service.slug,
    serviceId: service.id,
    work: work.slug,
    workId: work.workId,
    ...(await someMoney(tx, who.id)),
    batch: String(await makeBatchOf(tx, who)),
    identityCheck: await makeCheck(tx, actorOf(who)),
    payment: (await makePayment(tx, actorOf(who))).id,
    paper: await makePaper(tx, who.id),
    ...(await somePosts(tx)),
    ...(await someInvitations(tx, who.id)),
  }
}

/** An order by its id and its number, and a transfer of the ledger. */
async function someMoney(tx: Transaction, memberId: string): Promise<Names> {
  const order = await makeWaitingOrder(tx, memberId)
  await giveMoney(tx, memberId, 100)
  const [ordered] = await tx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, order))
  const [moved] = await tx.db.select().from(ledgerTransfer).orderBy(desc(ledgerTransfer.id)).limit(1)
  return { order, orderNumber: String(ordered?.number), transfer: String(moved?.id) }
}

/** A post that is out, and one that is being written. */
async function somePosts(tx: Transaction): Promise<Names> {
  const writer = actorOf(await makeMember(tx, { role: 'admin', displayName: 'Nadia Orlova' }))
  const post = await makePost(tx, writer)
  const draft = await makePost(tx, writer, { when: 'later', title: 'A winter fair, and how to take part' })
  return { post: post.slug, draftPost: draft.slug, draftPostId: draft.postId }
}

/** A question of the member's that was answered. */
async function anAnsweredTicket(tx: Transaction, who: typeof member.$inferSelect): Promise<number> {
  const { number } = await openTicket(tx, actorOf(who), {
    kind: 'deal',
    subject: 'Accepted by the clock while I was away?',
    body: 'I travel from Thursday. Can the three days be made five?',
    formKey: crypto.randomUUID(),
  })
  const { id: authorId } = await makeMember(tx, { displayName: 'Nadia Orlova', role: 'admin' })
  await answerAsStaff(tx, { number, authorId, text: 'Ask for changes: that stops the clock.' })
  return number
}

/** The receipt of money that was paid in. */
async function makePaper(tx: Transaction, memberId: string): Promise<string> {
  await giveMoney(withReactions(tx), memberId, 1_000)
  await tx.settle()
  const [made] = await papersOf(tx, memberId)
  return made?.id ?? ''
}

async function writeLetter(tx: Transaction, to: string): Promise<string> {
  const [written] = await tx.db
    .insert(mailMessage)
    .values({
      kind: 'security',
      brand: 'Harbour',
      to,
      subject: 'A letter',
      text: 'To the member alone',
      html: '<p>To the member alone</p>',
      state: 'kept',
      createdAt: tx.now,
    })
    .returning({ id: mailMessage.id })
  if (!written) throw new Error('No letter was written')
  return written.id
}
