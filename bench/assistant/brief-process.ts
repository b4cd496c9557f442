import { setTimeout as wait } from 'node:timers/promises'
import { needInput, openAssistant, writeBrief } from '#domain/assistant/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { openSearchOn } from '../seed/build-search.ts'
import { residentMegabytes } from '../memory.ts'
import { readScoredNeeds } from './read-needs.ts'

/** Told how long and how many a second by its parent, it asks for briefs at an even pace, as a web process does for its people. */
export type Briefing = { seconds: number; aSecond: number }
/** How long each took, and in how many meaning was asked in time. */
export type Briefed = { times: number[]; withMeaning: number; megabytes: number }

const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2)
const opened = await openSearchOn(databaseUrl)
const meaning = openMeaning({ meaning: 'on', dataFolder })
const assistant = openAssistant({
  db: opened.database.db,
  search: opened.search,
  meaning,
  clock: systemClock,
})
const needs = readScoredNeeds().filter(({ language }) => language === 'en')

async function brief(number: number): Promise<{ tookMs: number; isMeant: boolean }> {
  const begunAt = performance.now()
  const text = needs[number % needs.length]?.text ?? ''
  let isMeant = false
  const asked = {
    need: needInput.parse({ text }),
    at: { now: new Date(), currency: 'USD' },
    looker: { hidden: new Set<string>() },
  }
  for await (const part of writeBrief(assistant, asked))
    if (part.part === 'matches')
      isMeant = part.matches.services.some(({ reason }) => reason.closeness !== null)
  return { tookMs: performance.now() - begunAt, isMeant }
}

process.on('message', async ({ seconds, aSecond }: Briefing) => {
  const startedAt = performance.now()
  const begun: ReturnType<typeof brief>[] = []
  for (let number = 0; number < seconds * aSecond; number++) {
    await wait(Math.max(0, startedAt + (number * 1_000) / aSecond - performance.now()))
    begun.push(brief(number))
  }
  const made = await Promise.all(begun)
  const briefed: Briefed = {
    times: made.map(({ tookMs }) => tookMs),
    withMeaning: made.filter(({ isMeant }) => isMeant).length,
    megabytes: residentMegabytes(process.pid),
  }
  process.send?.(briefed)
})
await meaning.embed(['hello'], 'working')
process.send?.('open')
