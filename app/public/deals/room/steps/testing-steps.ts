import type { MemberActor } from '#domain/actor.ts'
import { factsOfRoom, findDealRoom } from '#domain/deals/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText, formatMoney, parseAmount } from '#platform/money/currency.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { buildStep } from './build-step.ts'
import { listMoves } from '../list-moves.ts'
import type { RoomContext } from '../room-context.ts'
import { readPreviewed, type StepRow, sumPreview } from './step-sums.ts'
import type { StepView } from './step-view.ts'

/** The room as this side comes into it. */
export async function contextOf(
  db: Db,
  who: MemberActor,
  { dealId, now }: { dealId: string; now: Date },
): Promise<RoomContext> {
  const room = await findDealRoom(db, dealId, { viewer: who, now })
  if (!room?.party) throw new Error('There is no room for this one')
  const { party } = room
  return {
    id: dealId,
    room,
    party,
    isAdmin: false,
    isInvited: false,
    facts: factsOfRoom(room),
    sides: {
      buyer: { name: 'Bo', username: 'bo', avatar: null, isYou: party === 'buyer' },
      seller: { name: 'Sal', username: 'sal', avatar: null, isYou: party === 'seller' },
    },
    team:
      room.shares.length > 0
        ? {
            name: 'Team',
            ownerId: room.deal.sellerId ?? '',
            people: room.shares.map((share) => ({ ...share, name: share.memberId })),
          }
        : null,
    viewerId: who.id,
    now,
    timeZone: 'UTC',
    currency: 'USD',
    available: minor(20_000_000),
    key: null,
    terms: room.deal.rules,
    milestoneBounds: { fromMinor: 0, toMinor: 1 },
    money: (amount) => formatMoney(minor(amount), 'USD'),
    named: (which) => (which === party ? 'you' : which === 'buyer' ? 'Bo' : 'Sal'),
    soon: String,
    exact: String,
    day: String,
  }
}

/** The step as this side would see it on the page. */
export async function stepOf(
  db: Db,
  who: MemberActor,
  deal: { dealId: string; now: Date },
  asked: Record<string, string>,
): Promise<StepView> {
  const context = await contextOf(db, who, deal)
  const step = buildStep(context, listMoves(context), {
    do: asked['do'] ?? '',
    m: asked['m'] ?? null,
    r: asked['r'] ?? null,
    all: asked['all'] === 'yes',
    amount: asked['amount'] ?? null,
  })
  if (!step) throw new Error(`There is no step ${asked['do']}`)
  return step
}

/** The amount of a row, as it reads. */
export const figure = (row: StepRow | undefined) => parseAmount(row?.amount.replace('$', '') ?? '', 'USD')
type Sums = { rows?: StepRow[] | undefined; total?: StepRow | undefined }
export const figuresOf = ({ rows = [], total }: Sums) => [...rows.map(figure), figure(total)]

/** What was shown for what was typed. */
export function previewOf(step: StepView, typed: Minor) {
  if (!step.preview) throw new Error('The step shows no arithmetic')
  const { value } = readPreviewed(step.preview, decimalText(typed, 'USD'))
  if (value === undefined) throw new Error('What was typed is not within the bounds')
  return sumPreview(step.preview, value)
}
