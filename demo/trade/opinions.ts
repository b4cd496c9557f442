import { type Chance, chanceOf } from '../covers/chance.ts'
import { AFTERWARDS_DAYS, type Size } from './custom-of-sellers.ts'
import type { Sale } from './sale.ts'
import { reviewWords, type Said } from './words-of-a-review.ts'
import { answers, type Mood } from './words-of-praise.ts'
import { replies, saidBySellersClients, saidByWhoSold } from './words-of-reviews.ts'

/** What both say when a deal is over; whoever says nothing is left out. */
export type Opinions = {
  said?: Said | undefined
  told?: { rating: number; text: string } | undefined
  answer?: string | undefined
}

/** The window in which either may write: what only one has written is shown when it closes. */
const WINDOW_DAYS = 15
/** How often buyers write, and sellers, and how often sellers answer those who were glad, and the others. */
const WRITES = { buyer: 0.8, seller: 0.4, toGlad: 0.3, toOthers: 0.8 }

/** Who is busy is good; the others are happy too, if not so often. */
const moods: Readonly<Record<Size, Partial<Record<Mood, number>>>> = {
  crowd: { content: 0.03 },
  steady: { content: 0.1, torn: 0.03 },
  some: { content: 0.14, torn: 0.07 },
  few: { content: 0.2, torn: 0.1, sorry: 0.04 },
}

/** What is said about everyday orders. */
export function opinionsOf(): (sale: Sale, buyer: string, daysAgo: number) => Opinions {
  const words = reviewWords()
  const tell = inTurn(saidByWhoSold)
  const answer = { glad: inTurn(answers.glad), humble: inTurn(answers.humble) }
  return ({ service, chosen, size }, buyer, daysAgo) => {
    const chance = chanceOf(`${buyer} on ${service.content.title}, ${daysAgo}`)
    if (!chance.is(WRITES.buyer)) return {}
    const mood = moodOf(size, chance)
    const isGlad = mood === 'happy' || mood === 'content'
    const isRecent = daysAgo < chosen.deliveryDays + AFTERWARDS_DAYS + WINDOW_DAYS
    const said = words(service, mood, chance)
    if (!isRecent && !chance.is(WRITES.seller)) return { said }
    const isAnswered = service.language === 'en' && chance.is(isGlad ? WRITES.toGlad : WRITES.toOthers)
    return {
      said,
      told: tell(buyer),
      ...(isAnswered ? { answer: answer[isGlad ? 'glad' : 'humble'](service.username) } : {}),
    }
  }
}

/** What is said about a deal of a story, by its number. */
export function opinionsOfStory(number: number): Opinions {
  return {
    said: saidBySellersClients[number % saidBySellersClients.length],
    ...(number % 9 === 8 ? {} : { told: saidByWhoSold[(number * 5) % saidByWhoSold.length] }),
    ...(number % 7 === 3 ? { answer: replies[number % replies.length] } : {}),
  }
}

/** One after another for everybody, so that nobody's page says the same twice. */
function inTurn<One>(list: readonly One[]): (whose: string) => One | undefined {
  const places = new Map<string, number>()
  return (whose) => {
    const place = places.get(whose) ?? chanceOf(whose).whole(0, list.length - 1)
    places.set(whose, place + 1)
    return list[place % list.length]
  }
}

function moodOf(size: Size, chance: Chance): Mood {
  let luck = chance.next()
  for (const mood of ['sorry', 'torn', 'content'] as const) {
    luck -= moods[size][mood] ?? 0
    if (luck < 0) return mood
  }
  return 'happy'
}
