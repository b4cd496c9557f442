import type { Chance } from '../covers/chance.ts'
import type { DemoService } from '../services/demo-services.ts'
import { inRussian } from './words-in-russian.ts'
import { endings, type Mood, openings, places, starsOf } from './words-of-praise.ts'
import { thingsOf } from './words-of-things.ts'

/** What a buyer says of a seller's work. */
export type Said = { communication: number; quality: number; timing: number; text: string }

const TRIES_MOST = 200
/** So many say no more than one sentence. */
const BRIEF = 0.45

/** Composes what buyers say of what they bought, and never the same twice. */
export function reviewWords(): (service: DemoService, mood: Mood, chance: Chance) => Said {
  const used = new Set<string>()
  return (service, mood, chance) => {
    for (let tried = 0; tried < TRIES_MOST; tried++) {
      const text =
        service.language === 'ru' ? tellInRussian(service, mood, chance) : tell(service, mood, chance)
      if (used.has(text)) continue
      used.add(text)
      const [communication = 5, quality = 5, timing = 5] = [...chance.pick(starsOf[mood])].map(Number)
      return { communication, quality, timing, text }
    }
    throw new Error(`There is nothing new to say about ${service.content.title}`)
  }
}

function tell({ slug }: DemoService, mood: Mood, chance: Chance): string {
  const opening = fill(chance.pick(openings[mood]), chance.pick(thingsOf(slug))).replace(
    '{place}',
    chance.pick(places),
  )
  return chance.is(BRIEF) ? opening : `${opening} ${chance.pick(endings[mood])}`
}

function tellInRussian({ slug }: DemoService, mood: Mood, chance: Chance): string {
  const opening = fill(chance.pick(inRussian.openings[mood]), chance.pick(inRussian.called[slug] ?? []))
  return mood === 'happy' && !chance.is(BRIEF) ? `${opening} ${chance.pick(inRussian.endings)}` : opening
}

const fill = (words: string, thing: string): string =>
  words.replace('{Thing}', thing.charAt(0).toUpperCase() + thing.slice(1)).replace('{thing}', thing)
