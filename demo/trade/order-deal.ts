import type { MemberActor } from '#domain/actor.ts'
import { type AddedFile, answerRequirements, listMilestones } from '#domain/deals/index.ts'
import { addToCart, findCart, findOwnOrder, placeOrder } from '#domain/orders/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { add } from '#platform/money/money.ts'
import type { Chance } from '../covers/chance.ts'
import { demoOrigin } from '../demo-step.ts'
import type { DemoService } from '../services/demo-services.ts'
import { storeBrief } from './delivered-files.ts'
import { haveMoney } from './money.ts'
import { briefs } from './words-of-deals.ts'

/** A deal that is known once it was made. */
export type DealRef = {
  dealId: string
  milestoneIds: string[]
  priceMinor: bigint[]
  buyer: MemberActor
  seller: MemberActor
}

/** What is bought, and the deal that comes of it. */
export type Ordered = {
  ref: DealRef
  serviceId: string
  tier: DemoService['content']['packages'][number]['tier']
}

/** Puts things into the cart of one buyer, each different, and pays for all of them from the balance. */
export async function orderAll(tx: Transaction, ordered: readonly Ordered[]): Promise<void> {
  const buyer = ordered[0]?.ref.buyer
  if (!buyer) return
  // The rules of that day, not of today.
  const settings = await readSettings(tx.db, tx.now)
  const cart = { cartToken: undefined, settings }
  for (const { serviceId, tier } of ordered)
    await addToCart(
      tx,
      buyer,
      { serviceId, tier, extraIds: [], quantity: 1 },
      { ...cart, address: demoOrigin.address },
    )
  const { lines, shown } = await findCart(tx.db, { actor: buyer, ...cart, now: tx.now })
  await haveMoney(tx, buyer, add(...lines.flatMap(({ sum }) => sum?.paysMinor ?? [])), { settings })
  const { id } = await placeOrder(
    tx,
    buyer,
    { key: crypto.randomUUID(), shown, way: 'balance', charge: '0' },
    { settings, provider: 'sandbox' },
  )
  const placed = await findOwnOrder(tx.db, buyer.id, id)
  for (const { ref, serviceId } of ordered) {
    const dealId = placed.lines.find((line) => line.serviceId === serviceId)?.dealId
    if (!dealId) throw new Error('The order made no deal')
    ref.dealId = dealId
    await readMilestones(tx, ref)
  }
}

export async function readMilestones(tx: Transaction, ref: DealRef): Promise<void> {
  const milestones = await listMilestones(tx.db, ref.dealId)
  ref.milestoneIds = milestones.map(({ id }) => id)
  ref.priceMinor = milestones.map(({ priceMinor }) => priceMinor)
}

/** Says what the seller asked to know. */
export async function answerFor(
  tx: Transaction,
  { dealId, buyer }: DealRef,
  { content }: DemoService,
  { chance, store }: { chance: Chance; store: FileStore },
): Promise<void> {
  if (content.requirements.length === 0) return
  const told = chance.some(briefs, content.requirements.length)
  const answers = content.requirements.flatMap(({ id, kind, choices }, place) =>
    kind === 'file' ? [] : [[id, kind === 'choice' ? chance.pick(choices) : (told[place] ?? briefs[0])]],
  )
  const files: Record<string, AddedFile[]> = {}
  for (const { id, kind, isRequired } of content.requirements)
    if (kind === 'file' && isRequired) files[id] = await storeBrief(store)
  await answerRequirements(tx, buyer, { dealId, answers: Object.fromEntries(answers), files })
}
