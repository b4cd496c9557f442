import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { adminLimits } from '#domain/accounts/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import {
  type ChargebackCase,
  chargebackStates,
  computeEnd,
  countOpenChargebacks,
  debtOf,
  listChargebacks,
  recoverable,
} from '#domain/payments/index.ts'
import type { Db } from '#platform/db/database.ts'

const shown = z.enum(chargebackStates).catch('open')
const caseId = z.uuid().optional().catch(undefined)

/** Cases of the state that the address asks for, and the one that is opened with what each of its ends would do: also one that is older than those listed. */
export async function loadChargebacks({ db, actor, url, clock }: MemberEdge) {
  const state = shown.parse(url.searchParams.get('show'))
  const cases = await listChargebacks(db, actor, { state })
  const id = caseId.parse(url.searchParams.get('case') ?? undefined)
  const [opened] = id ? await listChargebacks(db, actor, { id }) : []
  return {
    now: clock.now(),
    state,
    openCount: await countOpenChargebacks(db, actor),
    cases: cases.map((one) => ({ ...one, debt: debtOf(one) })),
    opened: opened && (await describeCase(db, opened)),
    limits: { note: adminLimits.reason },
    done: url.searchParams.get('done'),
  }
}

async function describeCase(db: Db, one: ChargebackCase) {
  const { available } = await findOwnMoney(db, one.memberId)
  return {
    ...one,
    debt: debtOf(one),
    won: computeEnd(one, 'won'),
    lost: computeEnd(one, 'lost'),
    recoverable: recoverable(one, available),
  }
}

export type ChargebacksData = Awaited<ReturnType<typeof loadChargebacks>>
