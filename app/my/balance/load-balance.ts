import type { MemberEdge } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { hasPro } from '#domain/accounts/index.ts'
import { findHeldFor } from '#domain/deals/index.ts'
import {
  findOwnMoney,
  findTransfers,
  listClearing,
  listStatement,
  type StatementLine,
} from '#domain/ledger/index.ts'
import {
  debtOf,
  isSentBack,
  listOpenPayments,
  listOwnChargebacks,
  listPaymentsToSendBack,
} from '#domain/payments/index.ts'
import { may } from '#domain/payments/permissions.ts'
import { findOpenPayout } from '#domain/payouts/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText, parseAmount } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { partsOf } from './line-parts.ts'
import { dayOf, exactLineTime, lineTime } from './line-time.ts'
import { accountWords, kindWords } from '#app/shared/money/transfer-words.ts'
import { nameLines } from './name-lines.ts'
import { planTopUp } from './split-top-up.ts'
import { filtersOf, readStatementAsked, statementAddress } from './read-asked.ts'

/** A member's money as it stands, what clears when, and the page of the statement that the address asks for. */
export async function loadBalance(edge: MemberEdge) {
  const { db, actor, viewer, settings, payments, clock, url } = edge
  const asked = readStatementAsked(url.searchParams)
  const [own, held, clears, open, payout, paid, chargebacks, found] = await Promise.all([
    findOwnMoney(db, actor.id),
    findHeldFor(db, actor.id),
    listClearing(db, actor.id, viewer.timeZone),
    listOpenPayments(db, actor.id),
    findOpenPayout(db, actor.id),
    listPaymentsToSendBack(db, actor.id),
    listOwnChargebacks(db, actor.id),
    listStatement(
      db,
      { memberId: actor.id, of: asked.account },
      { ...filtersOf(asked, viewer.timeZone), before: asked.before },
    ),
  ])
  const { lines, older } = found
  const opened = lines.find(({ transferId }) => transferId === asked.open)
  const named = await nameLines(db, actor.id, lines, settings.currency)
  const now = clock.now()
  const provider = payments.activeFor(settings.currency)
  return {
    currency: settings.currency,
    available: own.available,
    deposited: own.deposited,
    earned: own.earned,
    hasOpenPayout: payout !== undefined,
    clearing: own.clearing,
    held,
    paidIn: paid.map(({ id, amount, createdAt, mostRefund: most }) => ({
      id,
      amount,
      most,
      when: lineTime(createdAt, now, viewer.timeZone),
    })),
    chargebacks: chargebacks
      .filter((one) => one.state === 'open' || debtOf(one) > 0n)
      .map((one) => ({
        id: one.id,
        amount: one.amount,
        held: one.held,
        debt: debtOf(one),
        isOpen: one.state === 'open',
        isSentBack: isSentBack(one),
      })),
    clears: clears.map(({ clearsAt, ...sum }) => ({
      ...sum,
      day: sum.isHeld ? 'While a claim or an appeal is open' : dayOf(clearsAt, viewer.timeZone),
    })),
    clearingDays: hasPro(viewer, now) ? settings.clearingProDays : settings.clearingDays,
    payoutMinMinor: settings.payoutMinMinor,
    topUp: {
      isAsked: url.searchParams.has('top-up'),
      isOpen: provider !== undefined,
      provider: provider?.name,
      isAllowed: may(actor, 'payment.start'),
      fromMinor: settings.topUpMinMinor,
      toMinor: settings.topUpMaxMinor,
      ...askedTopUp(url.searchParams, settings),
    },
    openPayments: open.map(({ id, amount, createdAt }) => ({
      id,
      amount,
      began: lineTime(createdAt, now, viewer.timeZone),
    })),
    asked,
    isFiltered: asked.kind !== undefined || asked.from !== '' || asked.to !== '',
    lines: lines.map((line) => ({
      id: String(line.transferId),
      when: lineTime(line.at, now, viewer.timeZone),
      ...named(line),
      kind: kindWords[line.kind],
      amount: line.amount,
      parts: partsOf(line),
      balanceAfter: line.balanceAfter,
      href: statementAddress(asked, { open: line === opened ? undefined : line.transferId }),
    })),
    opened: opened
      ? { ...(await readTransfer(db, opened, actor.id, viewer.timeZone)), about: named(opened).about }
      : undefined,
    olderHref: older ? statementAddress(asked, { before: older }) : undefined,
    newestHref: asked.before === undefined ? undefined : statementAddress(asked, { newest: true }),
    csvHref: statementAddress(asked, { newest: true }, '/my/balance.csv'),
  }
}

/** How much whoever sent the member here needs, and where they go on to afterwards. */
function askedTopUp(
  params: URLSearchParams,
  { currency, topUpMinMinor, topUpMaxMinor }: MemberEdge['settings'],
) {
  const asked = params.get('top-up') ?? ''
  const needed = asked === '1' ? undefined : parseAmount(asked, currency)
  const next = localPath(params.get('next'))
  const goesOnTo = next === '/' ? '' : next
  if (needed === undefined || needed <= 0n) return { amount: '', next: goesOnTo, payments: [] }
  const { first, rest, payments } = planTopUp(needed, {
    least: minor(topUpMinMinor),
    most: minor(topUpMaxMinor),
  })
  return {
    amount: decimalText(first, currency),
    // What one payment can't bring is paid in by the next, and only then the member is back where they came from.
    next: rest > 0n ? restAddress(decimalText(rest, currency), goesOnTo) : goesOnTo,
    payments,
  }
}

const restAddress = (rest: string, next: string): string =>
  `/my/balance?${new URLSearchParams({ 'top-up': rest, ...(next ? { next } : {}) })}`

/** The whole transfer of a line that is the member's own; nobody opens one that they have no part in. */
async function readTransfer(db: Db, line: StatementLine, memberId: string, timeZone: string) {
  const [transfer] = await findTransfers(db, { ids: [line.transferId] })
  if (!transfer) throw new Error(`The transfer ${line.transferId} of a line is missing`)
  return {
    id: String(transfer.id),
    kind: kindWords[transfer.kind],
    when: exactLineTime(transfer.at, timeZone),
    key: transfer.key,
    paymentId: transfer.subject.kind === 'payment' ? transfer.subject.id : undefined,
    postings: transfer.postings.map(({ account, amount }) => ({
      account: accountWords(account, memberId),
      amount,
    })),
  }
}

export type BalanceData = Awaited<ReturnType<typeof loadBalance>>
