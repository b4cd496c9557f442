import type { MemberEdge } from '#app/edge.ts'
import { isProved } from '#domain/accounts/index.ts'
import { disputedMoney } from '#domain/areas.ts'
import { findOwnCheck } from '#domain/identity-checks/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import {
  findIdentityLimit,
  findOpenPayout,
  leastPayout,
  listDisputed,
  listOwnMethods,
  listOwnPayouts,
  METHODS_MOST,
  needsIdentity,
} from '#domain/payouts/index.ts'
import { may } from '#domain/payouts/permissions.ts'
import { add, largest, subtract, zero } from '#platform/money/money.ts'
import { provePath } from '../../shared/sign-in/require-proof.ts'
import { readPreview } from './read-preview.ts'

/** The member's methods, what they could ask for, and what they asked for before. */
export async function loadPayouts(edge: MemberEdge) {
  const { db, actor, viewer, url, clock, settings } = edge
  const now = clock.now()
  const asked = url.searchParams
  const [money, methods, open, history, disputes, identityLimit, identityCheck] = await Promise.all([
    findOwnMoney(db, actor.id),
    listOwnMethods(db, actor.id),
    findOpenPayout(db, actor.id),
    listOwnPayouts(db, actor.id, Number(/^\d{1,4}$/.exec(asked.get('page') ?? '')?.[0] ?? 1) || 1),
    listDisputed(db, disputedMoney, actor.id),
    findIdentityLimit(db, actor.id, now, settings),
    findOwnCheck(db, actor.id),
  ])
  const disputed = add(...disputes.map(({ amount }) => amount))
  const free = largest(zero, subtract(money.earned, disputed))
  const least = leastPayout(settings.payoutMinMinor, actor.state, free)
  const opened = readOpened(asked, methods, settings.payoutOtherMethod)
  const { currency } = settings
  const preview = readPreview(asked, { currency, free, balance: money.available, least, methods, now })
  return {
    now,
    timeZone: viewer.timeZone,
    currency,
    money: { ...money, disputed, free },
    least,
    decisionDays: settings.payoutDecisionWorkingDays,
    methods: methods.map((one) => ({ ...one, isUsable: one.usableAt <= now })),
    canAddMore: methods.length < METHODS_MOST,
    otherMethod: settings.payoutOtherMethod,
    open,
    history,
    mayAsk: may(actor, 'payout.ask'),
    isUnverified: actor.state === 'unverified',
    preview,
    identity: identityLimit && {
      ...identityLimit,
      isWaiting: identityCheck?.state === 'sent',
      /** What is asked for now is more than may go without a check. */
      isNeeded: preview.arithmetic !== undefined && needsIdentity(identityLimit, preview.arithmetic.amount),
      /** Everything that is there would be. */
      isNear: needsIdentity(identityLimit, free),
    },
    opened: opened && {
      ...opened,
      proveAddress: isProved(viewer.provedAt, now) ? undefined : provePath(addressOf(opened)),
    },
    done: asked.get('done'),
  }
}

export type PayoutsData = Awaited<ReturnType<typeof loadPayouts>>

type Opened = { kind: 'bank' | 'card' | 'other'; method: { id: string; label: string } | undefined }

/** Which form the address opens: a new method of a kind, or other details for one that is there. */
function readOpened(
  asked: URLSearchParams,
  methods: Awaited<ReturnType<typeof listOwnMethods>>,
  otherMethod: string,
): Opened | undefined {
  const method = methods.find(({ id }) => id === asked.get('change'))
  if (method) return { kind: method.kind, method: { id: method.id, label: method.label } }
  const added = asked.get('add')
  if (added === 'bank' || added === 'card' || (added === 'other' && otherMethod !== ''))
    return { kind: added, method: undefined }
  return undefined
}

/** Where a form for a method stands. */
export function addressOf({ kind, method }: { kind: string; method?: { id: string } | undefined }): string {
  return method ? `/my/payouts?change=${method.id}#method` : `/my/payouts?add=${kind}#method`
}
