import lighthouse from 'lighthouse'
import { openBrowser } from './open-browser.ts'

export type Score = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  blockingMs: number
  shift: number
}

/** One run is at the mercy of whatever else the machine does: the median of three is told. */
const ROUNDS = 3

/** Lighthouse as a phone on a slow network sees the pages (its own simulated throttling). */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<Score[]> {
  const { port, close } = await openBrowser()
  const scores: Score[] = []
  for (const path of paths) {
    const rounds: Score[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureOnce(origin, path, port))
    rounds.sort((first, second) => first.performance - second.performance)
    const median = rounds[Math.floor(ROUNDS / 2)]
    if (median) scores.push(median)
  }
  close()
  return scores
}

async function measureOnce(origin: string, path: string, port: number): Promise<Score> {
  const result = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  }
}
