import type { DemoSize } from '#platform/config/variables.ts'
import type { DemoStep } from './demo-step.ts'
import { sellers } from './people/sellers-of-the-demo.ts'
import { rulesOfTheDemo } from './rules-of-the-demo.ts'
import { services } from './services/services-of-the-demo.ts'
import { fillShelves, hangWorks } from './the-hall-is-filled.ts'
import { theHallIsSeen } from './the-hall-is-seen.ts'
import { theOperator } from './the-operator.ts'
import { welcome } from './the-people.ts'
import { theHallTrades } from './trade/the-hall-trades.ts'
import { works } from './works/works-of-the-demo.ts'

const OF_EVERY = 10
const guest = 'tomas-rivera'

/** Everything that makes the demo, in order; each step is made once. A small one has a tenth of what hangs in the whole. */
export function stepsOfTheDemo(size: DemoSize): DemoStep[] {
  const opening = [...theOperator, ...rulesOfTheDemo]
  if (size === 'people') return [...opening, ...welcome([])]
  const isSmall = size === 'small'
  const offered = isSmall ? services.filter(isInSmall) : services
  const busy = new Set(offered.map(({ username }) => username))
  const shown = isSmall
    ? works.filter(({ username }, place) => busy.has(username) && place % OF_EVERY === 0)
    : works
  const joining = isSmall ? sellers.filter(({ username }) => busy.has(username)) : sellers
  const trades = theHallTrades({ services: offered, people: joining, isSmall })
  // Works hang last: they are drawn while the hall trades.
  return [
    ...opening,
    ...welcome(joining),
    ...fillShelves(offered),
    trades,
    ...hangWorks(shown),
    theHallIsSeen,
  ]
}

/** The one whom the sign-in page offers has all of theirs, and what did not go straight on the wall is there too. */
function isInSmall({ username, fate }: (typeof services)[number], place: number): boolean {
  return place % OF_EVERY === 0 || username === guest || fate !== 'shown'
}
