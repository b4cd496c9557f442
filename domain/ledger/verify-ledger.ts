import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { actorLabel } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ledgerVerification } from './schema.server.ts'

/** A question to the book that has an empty answer when all is well; each line of an answer is a finding in words. */
export type LedgerCheck = (db: Db | DrizzleTransaction) => Promise<string[]>

type Verification = { postingsCount: bigint; tookMs: number; findings: string[] }

/** What the ledger can say about itself; areas add what they know (ended milestones, payments, payouts). */
const ownChecks: LedgerCheck[] = [balancesAreSums, transfersAreBalanced, allSumsToZero]

/** Recomputes the whole book from its postings. A difference is an alarm in the security events. */
export async function verifyLedger(
  tx: Transaction,
  actor: Actor,
  checks: readonly LedgerCheck[],
  elapsedMs: () => number,
): Promise<Verification> {
  authorise(actor, 'ledger.verify')
  // Each check is one statement, so it sees one moment of the book, however long it looks.
  await tx.db.execute(sql`set local statement_timeout = 0`)
  const findings: string[] = []
  for (const check of [...ownChecks, ...checks]) findings.push(...(await check(tx.db)))
  const { rows } = await tx.db.execute<{ count: string }>(
    sql`select coalesce(sum(postings_count), 0)::text as count from ledger_account`,
  )
  const verification = {
    postingsCount: BigInt(rows[0]?.count ?? 0),
    tookMs: Math.round(elapsedMs()),
    findings,
  }
  await tx.db.insert(ledgerVerification).values({ at: tx.now, askedBy: actorLabel(actor), ...verification })
  if (findings.length > 0)
    await recordSecurityEvent(tx, {
      kind: 'ledger.alarm',
      actor,
      details: { findings: findings.slice(0, 20) },
    })
  return verification
}

async function balancesAreSums(db: Db | DrizzleTransaction): Promise<string[]> {
  const { rows } = await db.execute<{
    name: string
    balance: string
    sum: string
    counted: string
    count: string
  }>(sql`
    select kind || ':' || owner as name, balance::text, coalesce(sum, 0)::text as sum,
      postings_count::text as counted, coalesce(count, 0)::text as count
    from ledger_account
    left join (
      select account_id, sum(amount) as sum, count(*) as count, max(number) as last
      from ledger_posting group by account_id
    ) as lines on lines.account_id = ledger_account.id
    where balance <> coalesce(sum, 0) or postings_count <> coalesce(count, 0) or postings_count <> coalesce(last, 0)
    order by ledger_account.id limit 100`)
  return rows.map(
    ({ name, balance, sum, counted, count }) =>
      `The account ${name} holds ${balance} in ${counted} lines, but its lines sum to ${sum} in ${count}`,
  )
}

async function transfersAreBalanced(db: Db | DrizzleTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; sum: string; count: string }>(sql`
    select ledger_transfer.id::text, coalesce(sum, 0)::text as sum, coalesce(count, 0)::text as count
    from ledger_transfer
    left join (
      select transfer_id, sum(amount) as sum, count(*) as count from ledger_posting group by transfer_id
    ) as lines on lines.transfer_id = ledger_transfer.id
    where coalesce(sum, 0) <> 0 or coalesce(count, 0) < 2
    order by ledger_transfer.id limit 100`)
  return rows.map(({ id, sum, count }) => `The transfer ${id} has ${count} lines that sum to ${sum}`)
}

async function allSumsToZero(db: Db | DrizzleTransaction): Promise<string[]> {
  const { rows } = await db.execute<{ sum: string; below: string }>(sql`
    select coalesce(sum(balance), 0)::text as sum,
      count(*) filter (where balance < 0 and not may_be_negative)::text as below
    from ledger_account`)
  const [found] = rows
  return [
    ...(found && found.sum !== '0' ? [`All accounts together hold ${found.sum} instead of nothing`] : []),
    ...(found && found.below !== '0' ? [`${found.below} accounts are below zero`] : []),
  ]
}
