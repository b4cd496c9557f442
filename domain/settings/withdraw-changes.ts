import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { SettingKey } from './definitions.ts'
import { waiting } from './in-force.ts'
import type { WithdrawalInput } from './input.ts'
import { lockSettings } from './lock-settings.ts'
import { planWithdrawal } from './plan-change.ts'
import { refuseBrokenRelations } from './refuse-broken-relations.ts'
import { writeChanges } from './write-changes.ts'

/** Takes announced changes back before their day: they never apply, and the public log keeps both the one and the other. */
export async function withdrawChanges(
  tx: Transaction,
  actor: Actor,
  { changeIds, reason }: WithdrawalInput,
  origin?: Origin,
): Promise<SettingKey[]> {
  authorise(actor, 'settings.change')
  const known = await lockSettings(tx)
  const withdrawn = waiting(known, tx.now).filter(({ id }) => changeIds.includes(id))
  if (withdrawn.length < new Set(changeIds).size)
    throw new Conflict('It applies already, or someone else withdrew it. Look at what is announced now.')
  const planned = planWithdrawal(known, withdrawn, tx.now)
  refuseBrokenRelations(known, planned, tx.now)
  await writeChanges(tx, actor, reason, planned)
  await recordSecurityEvent(tx, {
    kind: 'settings.withdrawn',
    actor,
    origin,
    details: {
      reason,
      before: Object.fromEntries(withdrawn.map(({ key, value }) => [key, value])),
      after: Object.fromEntries(planned.map(({ key, value }) => [key, value])),
    },
  })
  return withdrawn.map(({ key }) => key)
}
