import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Answer, ask } from './ask.ts'
import type { Couple, Person } from './people.ts'

/** What was answered as done: none of it may be missing, and nothing of it may be there twice. */
export type Journal = {
  orders: { buyerId: string; key: string; orderId: string; way: 'balance' | 'payment' }[]
  deliveries: { dealId: string; words: string }[]
  accepted: string[]
  cancelled: string[]
  tips: { dealId: string; formKey: string }[]
  /** Delivered, and the buyer says nothing. */
  silent: string[]
}

export type Traffic = {
  journal: Journal
  /** Resolves when so many more things were answered as done. */
  goesOn(more: number): Promise<void>
  /** Everyone finishes what they began, and no more is begun. */
  stop(): Promise<void>
}

/** Everyone buys, sells, delivers, accepts, cancels, tips and keeps silent, over and over, by the forms of the pages. */
export function startTraffic(origin: string, couples: readonly Couple[]): Traffic {
  const journal: Journal = { orders: [], deliveries: [], accepted: [], cancelled: [], tips: [], silent: [] }
  const end = new AbortController()
  let done = 0
  let heard: (() => void)[] = []
  const note = () => {
    done++
    for (const hear of heard) hear()
  }
  const live = async (couple: Couple, first: number) => {
    for (let turn = first; !end.signal.aborted; turn++) await deal(origin, couple, journal, note, turn)
  }
  const lives = Promise.all(couples.map(live))
  // Whoever waits is told of what went wrong; the others end what they are at.
  lives.catch(() => end.abort())
  return {
    journal,
    async goesOn(more) {
      const wanted = done + more
      const reached = new Promise<void>((resolve) => {
        heard.push(() => done >= wanted && resolve())
      })
      await Promise.race([reached, lives])
      heard = []
    },
    async stop() {
      end.abort()
      await lives
    },
  }
}

type Asking = (path: string, form?: Record<string, string>) => Promise<Answer>

/** One deal from the cart on; how it goes depends on whose turn it is. */
async function deal(
  origin: string,
  { buyer, seller, serviceId }: Couple,
  journal: Journal,
  note: () => void,
  turn: number,
): Promise<void> {
  const by =
    (who: Person): Asking =>
    (path, form) =>
      ask(origin, who, path, form)
  const [asBuyer, asSeller] = [by(buyer), by(seller)]
  // Nobody may begin more than 30 payments an hour; long rounds make more deals than four times that.
  const way = turn % 4 === 1 && turn < 100 ? 'payment' : 'balance'

  expect(await asBuyer(`/cart?add=${serviceId}`, { intent: 'add', package: 'basic' })).toMatchObject({
    status: 302,
    location: '/cart?added=1',
  })
  const checkout = readCheckout((await asBuyer('/cart')).text, way)
  const sent = await asBuyer('/cart', checkout)
  expect(sent, sent.text).toMatchObject({ status: 302 })
  if (way === 'payment') {
    const paid = await asBuyer(await wayToPay(asBuyer, sent.location), {
      choice: 'pay',
      way: turn % 8 === 1 ? 'twice' : 'at-once',
    })
    // Asked again, the page of the sandbox says that it was paid already.
    if (!paid.wasUnsure) expect(paid).toMatchObject({ status: 302 })
    const orderId = idIn(/\/my\/orders\/([0-9a-f-]{36})/, paid.location || paid.text)
    journal.orders.push({ buyerId: buyer.id, key: checkout['key'] ?? '', orderId, way })
    return note()
  }
  const orderId = idIn(/^\/my\/orders\/([0-9a-f-]{36})$/, sent.location)
  journal.orders.push({ buyerId: buyer.id, key: checkout['key'] ?? '', orderId, way })
  note()

  const dealId = idIn(/\/deals\/([0-9a-f-]{36})/, (await asBuyer(`/my/orders/${orderId}`)).text)
  const room = `/deals/${dealId}`
  const { text: shown } = await asSeller(room)
  const milestoneId = idIn(/[?&;]m=([0-9a-f-]{36})/, shown)
  if (turn % 4 === 3) {
    const answer = await asBuyer(room, { do: 'cancel', milestoneId, reason: 'Not needed any more' })
    expectDone(answer, 'cancel', 'The deal was cancelled')
    journal.cancelled.push(dealId)
    return note()
  }
  const words = `Here it is: ${randomUUID()}`
  expectDone(
    await asSeller(room, { do: 'deliver', milestoneId, text: words }),
    'deliver',
    'This milestone is delivered already',
  )
  journal.deliveries.push({ dealId, words })
  note()
  if (turn % 4 === 2) {
    journal.silent.push(dealId)
    return
  }
  expectDone(await asBuyer(room, { do: 'accept', milestoneId }), 'accept', 'The deal is completed')
  journal.accepted.push(dealId)
  note()
  const formKey = randomUUID()
  expectDone(await asBuyer(room, { do: 'tip', amount: '1.25', formKey }), 'tip')
  journal.tips.push({ dealId, formKey })
  note()
}

/** The form of the cart, as its page shows it. */
function readCheckout(page: string, way: 'balance' | 'payment'): Record<string, string> {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
  const pay = new RegExp(`value="(${way}:\\d+)"`).exec(page)?.[1] ?? ''
  return { intent: 'checkout', key: field('key'), shown: field('shown'), pay }
}

/** Done now, or, where an earlier try was not answered, told that it has been done already. */
function expectDone(answer: Answer, what: string, already?: string): void {
  if (answer.status === 409 && answer.wasUnsure && already && answer.text.includes(already)) return
  expect(answer, `${what}: ${answer.text}`).toMatchObject({ status: 302 })
  expect(answer.location).toContain(`done=${what}`)
}

/** Where the payment of an order waits. If the provider could not be reached, the page of the order asks it again. */
async function wayToPay(asBuyer: Asking, location: string): Promise<string> {
  if (!location.startsWith('/my/orders/')) return location
  const again = await asBuyer(location, { intent: 'pay' })
  expect(again, again.text).toMatchObject({ status: 302 })
  return again.location
}

function idIn(pattern: RegExp, text: string): string {
  const id = pattern.exec(text)?.[1]
  if (!id) throw new Error(`There is no ${pattern} in ${text.slice(0, 2_000)}`)
  return id
}
