import type { DemoSize } from '#platform/config/variables.ts'
import type { DemoStep } from './demo-step.ts'
import { sellers } from './people/sellers-of-the-demo.ts'
import { rulesOfTheDemo } from './rules-of-the-demo.ts'
import { services } from './services/services-of-the-demo.ts'
import { fillShelves, hangTheRest } from './the-hall-is-filled.ts'
import { theDictionary } from './the-dictionary.ts'
import { theHallIsSeen } from './the-hall-is-seen.ts'
import { theOperator } from './the-operator.ts'
import { welcome } from './the-people.ts'
import type { Market } from './trade/market.ts'
import { type Basket, salesOfTheDemo } from './trade/sales-of-the-demo.ts'
import { theHallTrades } from './trade/the-hall-trades.ts'
import { works } from './works/works-of-the-demo.ts'

const OF_EVERY = 10
const guest = 'tomas-rivera'

/** Everything that makes the demo, in order; each step is made once. A small one has a tenth of what hangs in the whole. */
export function stepsOfTheDemo(size: DemoSize): DemoStep[] {
  const opening = [...theOperator, ...rulesOfTheDemo]
  if (size === 'people') return [...opening, ...welcome([])]
  const { market, everyday } = tradeOfTheDemo(size)
  const { services: offered, people: joining, isSmall } = market
  const busy = new Set(offered.map(({ username }) => username))
  const shown = isSmall
    ? works.filter(({ username }, place) => busy.has(username) && place % OF_EVERY === 0)
    : works
  const sold = new Set(everyday.flatMap(({ sales }) => sales.map(({ service }) => service)))
  const isTraded = (one: (typeof services)[number]) => isSmall || sold.has(one) || one.username === guest
  const traded = offered.filter(isTraded)
  const untraded = offered.filter((one) => !isTraded(one))
  // What nobody bought hangs last: it is drawn while the hall trades.
  return [
    ...opening,
    theDictionary,
    ...welcome(joining),
    ...fillShelves(traded),
    theHallTrades({ ...market, services: traded }, everyday),
    ...hangTheRest(untraded, shown),
    theHallIsSeen,
  ]
}

/** What is offered, by whom, and what is sold of it on any day. */
export function tradeOfTheDemo(size: Exclude<DemoSize, 'people'>): { market: Market; everyday: Basket[] } {
  const isSmall = size === 'small'
  const offered = isSmall ? services.filter(isInSmall) : services
  const busy = new Set(offered.map(({ username }) => username))
  const people = isSmall ? sellers.filter(({ username }) => busy.has(username)) : sellers
  return {
    market: { services: offered, people, isSmall },
    everyday: isSmall ? [] : salesOfTheDemo({ services, people }),
  }
}

/** The one whom the sign-in page offers has all of theirs, and what did not go straight on the wall is there too. */
function isInSmall({ username, fate }: (typeof services)[number], place: number): boolean {
  return place % OF_EVERY === 0 || username === guest || fate !== 'shown'
}
