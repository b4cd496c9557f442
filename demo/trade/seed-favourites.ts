import { refreshFavouritesCount } from '#domain/catalogue/index.ts'
import { addFavourite } from '#domain/favourites/index.ts'
import { chanceOf } from '../covers/chance.ts'
import { slugsLikedBy } from '../people/callings.ts'
import type { DemoService } from '../services/demo-services.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'

const HEARTS = 160
/** He whom the sign-in page offers as a seller sees that he is kept; and she whom it offers as a buyer keeps some. */
const [tomas, ilse] = ['tomas-rivera', 'ilse-brandt']
const OF_TOMAS = 0.12
const BY_ILSE = 0.05
/** People keep what they are about, most of the time. */
const OF_THEIR_OWN = 0.8
const DAYS_MOST = 55

/** People keep what they like, over two months. */
export function seedFavourites(stage: Stage, { services, people }: Market): void {
  const shown = services.filter(({ fate, daysAgo }) => fate === 'shown' && daysAgo > DAYS_MOST / 4)
  const keepers = people.filter(({ daysAgo }) => daysAgo > DAYS_MOST).map(({ username }) => username)
  for (let number = 0; number < HEARTS; number++) {
    const chance = chanceOf(`heart ${number}`)
    const ofTomas = shown.filter(({ username }) => username === tomas)
    const keeper = chance.is(BY_ILSE) ? ilse : chance.pick(keepers)
    const liked = slugsLikedBy(keeper)
    const own = shown.filter(({ slug }) => liked.includes(slug))
    const any = own.length > 0 && chance.is(OF_THEIR_OWN) ? own : shown
    const service = chance.pick(ofTomas.length > 0 && chance.is(OF_TOMAS) ? ofTomas : any)
    const daysAgo = Math.min(DAYS_MOST, service.daysAgo - 1) * chance.next()
    if (keeper !== service.username) press(stage, keeper, service, daysAgo)
  }
}

function press(stage: Stage, keeper: string, { content }: DemoService, daysAgo: number): void {
  stage.at(daysAgo, async (tx) => {
    const id = stage.serviceId(content.title)
    await addFavourite(tx, stage.who(keeper), { kind: 'service', id }, { isThere: async () => true })
    // What a job does otherwise, on the day when it was pressed.
    await refreshFavouritesCount(tx, id)
  })
}
