import { throttling } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import puppeteer from 'puppeteer-core'
import { writeTable } from './report.ts'
import { median } from './statistics.ts'

/** The machine by Lighthouse's own index, and a phone on a slow network as it has to be reckoned there. */
export type Phone = { index: number; throttling: typeof throttling.mobileSlow4G }

/** Four times as slow as a good desk computer (an index of 1,500 to 2,000) is the phone that Lighthouse means. */
const DESK_INDEX = 1_750
const ROUNDS = 5

/** A machine that is slow itself is slowed down by less, as Lighthouse asks of whoever measures, so that it is the same phone everywhere. */
export async function measurePhone(port: number): Promise<Phone> {
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${port}` })
  const page = await browser.newPage()
  const indexes: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  await browser.disconnect()
  const index = median(indexes)
  const { mobileSlow4G } = throttling
  const cpuSlowdownMultiplier = Math.max(1, (mobileSlow4G.cpuSlowdownMultiplier * index) / DESK_INDEX)
  return { index, throttling: { ...mobileSlow4G, cpuSlowdownMultiplier } }
}

export function writePhone(name: string, { index, throttling: { cpuSlowdownMultiplier } }: Phone): void {
  writeTable(
    name,
    ['index of this machine', 'slowed down by (4 at an index of 1,750)'],
    [[index.toFixed(0), cpuSlowdownMultiplier.toFixed(1)]],
  )
}
