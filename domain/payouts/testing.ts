import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { askPayout } from './ask-payout.ts'
import { labelOf, type MethodDetails } from './method-rules.ts'
import { openPayoutSeal } from './payout-seal.ts'
import { payoutMethod } from './schema.server.ts'

/** A web process that is given it as its own opens what tests have sealed. */
export const SECRET_OF_TESTS = 'a secret of tests, long enough for a process'
export const seal = openPayoutSeal([SECRET_OF_TESTS])

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
  seal,
  disputedMoney: [],
}

export const someBank: MethodDetails = {
  kind: 'bank',
  holder: 'Ann Harbour',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}

/** A method that has waited long enough. */
export async function makeMethod(
  tx: Transaction,
  memberId: string,
  details: MethodDetails = someBank,
  sealedBy = seal,
): Promise<string> {
  const before = addDays(tx.now, -2)
  const [made] = await tx.db
    .insert(payoutMethod)
    .values({
      memberId,
      kind: details.kind,
      sealed: sealedBy.close(JSON.stringify(details)),
      label: labelOf(details),
      addedAt: before,
      changedAt: before,
      usableAt: addDays(before, 1),
    })
    .returning({ id: payoutMethod.id })
  if (!made) throw new Error('No method was made')
  return made.id
}

/** A payout that waits for a decision, of money that is there. */
export async function makePayout(
  tx: Transaction,
  who: Parameters<typeof actorOf>[0],
  sealedBy = seal,
): Promise<string> {
  await giveEarned(tx, who.id, 10_000)
  const methodId = await makeMethod(tx, who.id, someBank, sealedBy)
  const asked = { amount: minor(4_000), methodId }
  return (await askPayout(tx, actorOf(who), asked, context)).id
}

/** A member with money and a method that can be used. */
export async function makePayee(tx: Transaction, amountMinor: number) {
  const who = await makeMember(tx)
  if (amountMinor > 0) await giveEarned(tx, who.id, amountMinor)
  return { id: who.id, email: who.email, actor: actorOf(who), methodId: await makeMethod(tx, who.id) }
}
