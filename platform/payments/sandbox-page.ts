import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { SandboxBankChoice, SandboxChoice, SandboxWay } from './sandbox-choices.ts'
import { sandboxPayment } from './schema.server.ts'

export type SandboxPayment = typeof sandboxPayment.$inferSelect

export type SandboxChosen = {
  readonly kind: 'sandbox.chosen'
  readonly sandboxId: string
  readonly choice: SandboxChoice | SandboxBankChoice
  readonly way: SandboxWay
  readonly at: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    sandbox: SandboxChosen
  }
}

/** Whoever holds the address of the page may see it, as with any provider. */
export async function findSandboxPayment(db: Db, id: string): Promise<SandboxPayment> {
  const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
  if (!row) throw new NotFound('There is no such payment')
  return row
}

/** The payer decides, once; of two tabs the first wins. */
export async function chooseInSandbox(
  tx: Transaction,
  { id, choice, way }: { id: string; choice: SandboxChoice; way: SandboxWay },
): Promise<SandboxPayment> {
  const [row] = await tx.db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id)).for('update')
  if (!row) throw new NotFound('There is no such payment')
  if (row.state !== 'open') throw new Conflict('This payment was decided already')
  const state = choice === 'pay' ? 'paid' : 'failed'
  await tx.db
    .update(sandboxPayment)
    .set({ state })
    .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.state, 'open')))
  await tx.announce({
    kind: 'sandbox.chosen',
    sandboxId: id,
    choice,
    way,
    at: tx.now.toISOString(),
  })
  return row
}

const BANK_MOVES = {
  'charge-back': { from: 'paid', to: 'charged-back' },
  'bank-for-payer': { from: 'charged-back', to: 'bank-decided' },
  'bank-for-us': { from: 'charged-back', to: 'bank-decided' },
} as const

/** The payer asks their bank for the money, or the bank decides; each once. */
export async function askBankInSandbox(
  tx: Transaction,
  { id, choice, way }: { id: string; choice: SandboxBankChoice; way: SandboxWay },
): Promise<SandboxPayment> {
  const { from, to } = BANK_MOVES[choice]
  const [row] = await tx.db
    .update(sandboxPayment)
    .set({ state: to })
    .where(and(eq(sandboxPayment.id, id), eq(sandboxPayment.state, from)))
    .returning()
  if (!row) throw new Conflict('The bank has nothing to decide about this payment now')
  await tx.announce({ kind: 'sandbox.chosen', sandboxId: id, choice, way, at: tx.now.toISOString() })
  return row
}
