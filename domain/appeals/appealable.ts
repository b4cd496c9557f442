import type { MemberActor } from '#domain/actor.ts'
import type { Fault, findDecidedDispute } from '#domain/deals/index.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'

export type AppealContext = { settings: Settings; siteOrigin: string; origin: Origin }

/** A decision as the one whom it is about reads it. */
export type Appealable = {
  /** Its own name, where it was asked for by an older one. */
  decisionId?: string
  title: string
  reason: string
  rule: string
  decidedAt: Date
  /** Who made it, where the trail names a member. */
  decidedById: string | null
  appealBy: Date
  /** Undone meanwhile: there is nothing left to appeal. */
  isOver: boolean
  /** Where to go on from it. */
  path: string
  /** Moderators can't undo it, so none of them decides in the place of who made it. */
  isOfAdministrators: boolean
  /** Of a dispute: how its price was divided. */
  money?: NonNullable<Awaited<ReturnType<typeof findDecidedDispute>>>['money']
}

export type Asked = {
  decisionId: string
  memberId: string
  settings: Settings
  /** When an appeal against it was sent: what was decided later is another decision. */
  sentAt?: Date | undefined
}
/** How a price is divided anew. */
export type Division = { earnedMinor: Minor; fault: Fault }
type Undoing = {
  decisionId: string
  memberId: string
  /** When the appeal was sent. */
  sentAt: Date
  reason: string
  days: number
  division?: Division | undefined
}
/** `left`: whoever appealed has gone on meanwhile, and there was nothing to undo any more. */
export type Deed = (
  tx: Transaction,
  actor: MemberActor,
  undoing: Undoing,
  context: AppealContext,
) => Promise<void | 'left'>

export type Kind = {
  find(db: Db | DrizzleTransaction, asked: Asked): Promise<Appealable | undefined>
  /** Refuses whoever has a part in it of their own, whatever they would decide. */
  expectMayJudge?(
    tx: Transaction,
    actor: MemberActor,
    decided: { decisionId: string; memberId: string },
  ): Promise<unknown>
  /** What has to be held as long as an appeal of it waits. */
  hold?(tx: Transaction, actor: MemberActor, held: { decisionId: string; dueAt: Date }): Promise<void>
  /** Whether others than who sent it, and staff, read what they sent. */
  isReadBy?(db: Db, memberId: string, decisionId: string): Promise<boolean>
  /** What is to be done where it stays. */
  uphold?: Deed
  /** Undoes it whole. */
  lift: Deed
  /** Something milder in its place: what was decided is undone, and a warning stays. A ban ends on a day instead. */
  change: Deed
}
