import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askEmailChange } from '#domain/accounts/emails/ask-email-change.ts'
import { confirmEmailChange } from '#domain/accounts/emails/confirm-email-change.ts'
import { formerEmail, member } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { personalData } from '#domain/areas.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { proposeDeal, withdrawDeal } from '#domain/deals/index.ts'
import { someContent } from '#domain/deals/testing.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { askDeletion } from './index.ts'
import { runDueDeletions } from './run-due-deletions.ts'
import { context, memberMaker, testSettings } from './testing.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })
const newMember = memberMaker(transaction)
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))

/** Moves an account to another address, as its owner would. */
async function move(memberId: string, email: string) {
  const [who] = await db.select().from(member).where(eq(member.id, memberId))
  await transaction((tx) => askEmailChange(tx, actorOf(who!), { email }, context))
  const [letter] = await lettersTo(email)
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  await transaction((tx) => confirmEmailChange(tx, actorOf(who!), { token, holder: {} }, context))
}

async function deleteWhole(memberId: string) {
  const [who] = await db.select().from(member).where(eq(member.id, memberId))
  const { dueAt } = await transaction((tx) => askDeletion(tx, actorOf(who!), context))
  clock.set(dueAt)
  const settings = { current: () => testSettings } as never
  await runDueDeletions(
    { db, transaction, clock, settings, config: { origin: context.siteOrigin } as never },
    personalData,
  )
}

test('whoever moved from address to address is forgotten at all of them', async () => {
  const { id } = await newMember({ email: 'first@example.org' })
  await move(id, 'second@example.org')
  clock.set(addDays(start, 1))
  await move(id, 'third@example.org')
  const addresses = ['first@example.org', 'second@example.org', 'third@example.org']
  for (const to of addresses) expect(await lettersTo(to), to).not.toEqual([])
  await deleteWhole(id)
  for (const to of addresses) expect(await lettersTo(to), to).toEqual([])
  expect(await db.select().from(formerEmail)).toEqual([])
})

test('a deal to which an address was invited forgets it with who had it then, not with who has it now', async () => {
  clock.set(start)
  const invite = async (email: string) => {
    const seller = actorOf(await newMember())
    const counterparty = { kind: 'email' as const, email, key: crypto.randomUUID() }
    const { dealId } = await transaction((tx) =>
      proposeDeal(
        tx,
        seller,
        { as: 'seller', counterparty, content: someContent() },
        { settings: testSettings },
      ),
    )
    await transaction((tx) => withdrawDeal(tx, seller, { dealId }))
    return async () => (await db.select().from(deal).where(eq(deal.id, dealId)))[0]?.invitedEmail
  }
  const { id } = await newMember({ email: 'invited@example.org' })
  const theirs = await invite('Invited@example.org')
  await move(id, 'elsewhere@example.org')
  clock.set(addDays(start, 2))
  const later = await invite('invited@example.org')
  await deleteWhole(id)
  expect(await theirs()).toBeNull()
  expect(await later()).toBe('invited@example.org')
})

test('who has the address now keeps their letters', async () => {
  clock.set(start)
  const { id } = await newMember({ email: 'shared@example.org' })
  await move(id, 'moved@example.org')
  clock.set(addDays(start, 2))
  const next = await newMember({ email: 'shared@example.org' })
  await transaction((tx) => askEmailChange(tx, actorOf(next), { email: 'later@example.org' }, context))
  const theirs = (await lettersTo('shared@example.org')).filter(({ createdAt }) => createdAt > start)
  expect(theirs).toHaveLength(1)
  await deleteWhole(id)
  expect((await lettersTo('shared@example.org')).map((letter) => letter.id)).toEqual([theirs[0]?.id])
})
