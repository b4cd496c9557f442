import { chanceOf } from '../covers/chance.ts'
import type { DemoService } from '../services/demo-services.ts'
import { beginPlot, type Plot } from './deal-acts.ts'
import { type FateName, fateOf } from './fates.ts'
import { answerFor, orderAll } from './order-deal.ts'
import type { Stage } from './stage.ts'
import type { Market } from './market.ts'

type Ordered = { fate: FateName; buyer: string; seller: string; daysAgo: number }

/** Whoever fits. */
const ANY = '*'

/** What the two whom the sign-in page offers bought and sold, then the others; days count where the fate leaves them open. */
const readOrders = (text: string): Ordered[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [fate = '', buyer = ANY, seller = ANY, daysAgo = '0'] = line.split('|').map((part) => part.trim())
      return { fate: fate as FateName, buyer, seller, daysAgo: Number(daysAgo) }
    })

const ofTheGuests = readOrders(`
accepted              | ilse-brandt | tomas-rivera | 84
accepted              | *           | tomas-rivera | 78
accepted              | *           | tomas-rivera | 71
accepted              | ilse-brandt | *            | 66
revised               | ilse-brandt | tomas-rivera | 52
accepted              | *           | tomas-rivera | 47
settled               | ilse-brandt | *            | 44
cancelled at once     | ilse-brandt | *            | 41
accepted              | ilse-brandt | *            | 36
stopped by the buyer  | *           | tomas-rivera | 33
accepted              | *           | tomas-rivera | 29
silence               | ilse-brandt | *            | 25
accepted              | *           | tomas-rivera | 19
accepted              | ilse-brandt | tomas-rivera | 16
accepted              | *           | tomas-rivera | 4
asked                 | ilse-brandt | *            | 0
asked                 | *           | tomas-rivera | 0
working               | ilse-brandt | tomas-rivera | 0
working               | ilse-brandt | *            | 0
working               | *           | tomas-rivera | 0
delivered             | ilse-brandt | tomas-rivera | 0
delivered             | ilse-brandt | *            | 0
delivered             | *           | tomas-rivera | 0
revising              | ilse-brandt | *            | 0
late                  | *           | tomas-rivera | 0
more time             | ilse-brandt | *            | 0
open quarrel          | ilse-brandt | *            | 0
appealed              | *           | tomas-rivera | 0
`)

const ofOthers = readOrders(
  [
    'decided for both | * | * | 62',
    'decided for the buyer | * | * | 49',
    'given up | * | * | 57',
    'too late | * | * | 46',
    'parted as friends | * | * | 31',
    'open quarrel',
    'revising',
    'wants to cancel',
    'late',
    ...Array.from({ length: 3 }, () => 'working'),
    ...Array.from({ length: 2 }, () => 'delivered'),
    ...Array.from({ length: 18 }, (_, place) => `accepted | * | * | ${87 - place * 3.7}`),
    ...Array.from({ length: 4 }, (_, place) => `silence | * | * | ${74 - place * 14}`),
    ...Array.from({ length: 4 }, (_, place) => `revised | * | * | ${81 - place * 15}`),
  ].join('\n'),
)

/** A small marketplace has those of the two whom the sign-in page offers. */
export const storiesOf = ({ isSmall }: Pick<Market, 'isSmall'>): Ordered[] =>
  isSmall ? ofTheGuests : [...ofTheGuests, ...ofOthers]

const DAYS_MOST = 10
const LONG_AGO_DAYS = 45
const guests = new Set(['tomas-rivera', 'ilse-brandt'])
/** Those that sell well are few: what was bought is chosen again more often than not. */
const CHOSEN_AGAIN = 0.6

/** Bought from the cart, paid from the balance, and all that followed; says who besides the guest had earned most a month ago. */
export function orderedDeals(stage: Stage, market: Market): string {
  const orders = storiesOf(market)
  const bought: DemoService[] = []
  const earned = new Map<string, number>()
  for (const [number, order] of orders.entries()) {
    const service = serviceFor(order, market, number, bought)
    bought.push(service)
    const buyer = buyerFor(order, service, market, number)
    tellOrder(stage, order, service, { buyer, seller: service.username, number })
    if (order.fate === 'accepted' && order.daysAgo > LONG_AGO_DAYS && !guests.has(service.username))
      earned.set(service.username, (earned.get(service.username) ?? 0) + priceOf(service))
  }
  const [most] = [...earned].toSorted(([, one], [, other]) => other - one)
  if (!most) throw new Error('Nobody has earned anything')
  return most[0]
}

const priceOf = ({ content }: DemoService) => content.packages[0]?.priceMinor ?? 0
const daysOf = ({ content }: DemoService) => content.packages[0]?.deliveryDays ?? 1

function serviceFor(
  { fate, seller, buyer, daysAgo }: Ordered,
  { services }: Market,
  number: number,
  bought: readonly DemoService[],
): DemoService {
  const began = fateOf(fate).beganDaysAgo
  const fits = (one: DemoService) =>
    one.fate === 'shown' &&
    one.language === 'en' &&
    daysOf(one) <= DAYS_MOST &&
    one.daysAgo > (began?.(daysOf(one)) ?? daysAgo) + 0.5 &&
    (seller === ANY ? !guests.has(one.username) : one.username === seller) &&
    one.username !== buyer &&
    (fate !== 'asked' || one.content.requirements.length > 0)
  const chance = chanceOf(`order ${number}`)
  const again = bought.filter(fits)
  const able = again.length > 0 && chance.is(CHOSEN_AGAIN) ? again : services.filter(fits)
  if (able.length === 0) throw new Error(`Nothing is for sale for order ${number} (${fate})`)
  return chance.pick(able)
}

function buyerFor({ buyer, daysAgo }: Ordered, service: DemoService, { people }: Market, number: number) {
  if (buyer !== ANY) return buyer
  const able = people.filter((one) => one.username !== service.username && one.daysAgo > daysAgo + 14)
  return chanceOf(`buyer ${number}`).pick(able).username
}

/** An order from its payment to its end, between who pays and who answers for it. */
export function tellOrder(
  stage: Stage,
  order: Pick<Ordered, 'fate' | 'daysAgo'>,
  service: DemoService,
  { buyer, seller, number }: { buyer: string; seller: string; number: number },
): Plot {
  const fate = fateOf(order.fate)
  const plot = beginPlot(stage, buyer, seller, number)
  const days = daysOf(service)
  const paid = (fate.beganDaysAgo?.(days) ?? order.daysAgo) + 0.1
  stage.at(paid, (tx) =>
    orderAll(tx, [
      {
        ref: plot.ref,
        serviceId: stage.serviceId(service.content.title),
        tier: service.content.packages[0]?.tier ?? 'basic',
      },
    ]),
  )
  const began = fate.isUnanswered ? paid : paid - 0.1
  if (!fate.isUnanswered)
    stage.at(began, (tx) =>
      answerFor(tx, plot.ref, service, { chance: plot.chance, store: stage.context.files }),
    )
  fate.tell(plot, began, days)
  return plot
}
