import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockMember } from './lock-member.ts'
import type { NotificationChannel, NotificationKind } from './notification-channels.ts'
import { member } from '../schema.server.ts'

type Chosen = {
  memberId: string
  channel: NotificationChannel
  on: readonly NotificationKind[]
  off: readonly NotificationKind[]
}

/** Turns kinds on and off over one channel; what else the member chose stays. */
export async function chooseChannel(tx: Transaction, { memberId, channel, on, off }: Chosen): Promise<void> {
  const { channels } = await lockMember(tx, memberId)
  const changed = { ...channels }
  for (const kind of on) changed[kind] = { ...changed[kind], [channel]: true }
  for (const kind of off) changed[kind] = { ...changed[kind], [channel]: false }
  await tx.db.update(member).set({ channels: changed }).where(eq(member.id, memberId))
}
