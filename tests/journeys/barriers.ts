import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as axe from 'axe-core'
import { gatherDoubtfulTargets } from './gather-doubtful-targets.ts'
import { gatherNewlyShown, rememberShown } from './gather-newly-shown.ts'
import { gatherOutline } from './gather-outline.ts'
import { gatherTexts } from './gather-texts.ts'
import { bringHash } from './hash-in-page.ts'
import { bringPlainTexts } from './plain-texts.ts'

declare global {
  interface Window {
    axe?: typeof axe
    /** Puts axe into the page: half a megabyte of script, which is read only where it is asked. */
    bringAxe?: () => void
  }
}

/** Asked for no markup: it would copy all that is within each part that it looks at. */
const axeItself = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ noHtml: true })`

const tools = `(${bringHash})(); (${bringPlainTexts})(); window.bringAxe = function () { ${axeItself} }`

const equipped = new WeakSet<Page>()

/** Sent once to each page, which brings it along wherever it goes: to send it with every look took longer than some of them. */
async function equip(page: Page): Promise<void> {
  if (equipped.has(page)) return
  equipped.add(page)
  await page.addInitScript(tools)
  await page.evaluate(tools)
}

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the theme decides; everything else that is looked at is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** For these axe draws up where everything on the page lies. */
const SIZES = ['target-size']

const ALL_OTHERS: axe.RunOptions = {
  runOnly: { type: 'tag', values: GUIDELINES },
  rules: Object.fromEntries([...COLOURS, ...SIZES].map((rule) => [rule, { enabled: false }])),
}
/** What another width can break on a page that was fine, besides sizes: which landmarks and headings are to be seen. */
const OUTLINE = [
  'scrollable-region-focusable',
  'heading-order',
  'page-has-heading-one',
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-banner-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
]

/** What would stand in somebody's way, on the whole page or in a part of it. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  // What lies half under the header where a story has scrolled to would seem too small to be hit.
  if (part === 'html') await page.evaluate(() => window.scrollTo(0, 0))
  const found = await ask(page, part, ALL_OTHERS)
  await page.evaluate(rememberShown)
  return [...found, ...(await findBarriersOfSize(page, part)), ...(await findBarriersOfColour(page, part))]
}

/**
 * The same page in another width: what was to be seen is asked only what depends on the width, where that is not certain, and what
 * was not is asked everything. To ask all of it again took as long as the first time.
 */
export async function findBarriersOfWidth(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const ofSize = await findBarriersOfSize(page)
  const outline = await gather(page, gatherOutline)
  const ofOutline = await askOnce(page, outline, { runOnly: { type: 'rule', values: OUTLINE } })
  const newlyShown = await gather(page, gatherNewlyShown)
  const ofNew = await askOnce(page, newlyShown, ALL_OTHERS)
  return [...ofSize, ...ofOutline, ...ofNew, ...(await findBarriersOfColour(page))]
}

async function findBarriersOfSize(page: Page, part = 'html'): Promise<string[]> {
  const targets = await gather(page, gatherDoubtfulTargets, part)
  return askOnce(page, targets, { runOnly: { type: 'rule', values: SIZES } })
}

/** What was found to be fine, by hash: texts by what they look like, parts by what they are made of. */
const fine = new Set<number>()

/**
 * To look at the colours of a page takes longer than all the rest, and most of its texts stand in the same place of the same
 * part elsewhere too, or a row further up: each is looked at once, and only where it is more than dark on light or light on dark.
 */
export async function findBarriersOfColour(page: Page, part = 'html'): Promise<string[]> {
  const looks = await gather(page, gatherTexts, part)
  return askOnce(page, looks, { runOnly: { type: 'rule', values: COLOURS } })
}

async function gather<T>(page: Page, run: (of: T) => number[], of?: T): Promise<number[]> {
  await equip(page)
  return page.evaluate(run as (given: unknown) => number[], of)
}

/** Of what was gathered, only what was not found to be fine before, here or on another screen. */
async function askOnce(page: Page, hashes: readonly number[], options: axe.RunOptions): Promise<string[]> {
  const chosen = hashes.flatMap((hash, index) => (fine.has(hash) ? [] : [index]))
  if (chosen.length === 0) return []
  const found = await ask(page, chosen, options)
  if (found.length === 0) for (const hash of hashes) fine.add(hash)
  return found
}

// Asked in the page itself: hundreds of looks with a blank page opened for each took minutes.
async function ask(page: Page, within: string | number[], options: axe.RunOptions): Promise<string[]> {
  await equip(page)
  return page.evaluate(
    async ([part, given]) => {
      if (!window.axe) window.bringAxe?.()
      // None of these rules reads style sheets or films, which axe would fetch again for each look.
      const asked = { ...given, resultTypes: ['violations' as const], preload: false }
      const gathered = window.gathered ?? []
      const context = typeof part === 'string' ? part : part.flatMap((index) => gathered[index] ?? [])
      const found = await window.axe?.run(context, asked)
      if (!found) throw new Error('The page was left while it was looked at')
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [within, options] as const,
  )
}
