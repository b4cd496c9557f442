import lighthouse from 'lighthouse'
import { openBrowser } from './open-browser.ts'
import { measurePhone, type Phone } from './phone.ts'

export type Score = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintMs: number
  blockingMs: number
  shift: number
  /** Of the machine meanwhile: where it is much lower than at first, something else ran. */
  index: number
}

export type Scores = { pages: Score[]; phone: Phone }

/** One run is at the mercy of whatever else the machine does: the median of three is told. */
const ROUNDS = 3

/** Lighthouse as a phone on a slow network sees the pages (its own simulated throttling). */
export async function measureLighthouse(origin: string, paths: readonly string[]): Promise<Scores> {
  const { port, close } = await openBrowser()
  const phone = await measurePhone(port)
  const pages: Score[] = []
  for (const path of paths) {
    const rounds: Score[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push(await measureOnce(origin + path, path, { port, phone }))
    rounds.sort((first, second) => first.performance - second.performance)
    const median = rounds[Math.floor(ROUNDS / 2)]
    if (median) pages.push(median)
  }
  close()
  return { pages, phone }
}

async function measureOnce(
  url: string,
  path: string,
  { port, phone }: { port: number; phone: Phone },
): Promise<Score> {
  const { throttling } = phone
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', throttling })
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`)
  const { categories, audits, environment } = result.lhr
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
    index: environment.benchmarkIndex,
  }
}
