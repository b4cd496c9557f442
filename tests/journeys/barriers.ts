import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as axe from 'axe-core'
import { gatherTexts } from './gather-texts.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the theme decides; everything else that is looked at is the same in both. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What would stand in somebody's way, on the whole page or in a part of it. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  // What lies half under the header where a story has scrolled to would seem too small to be hit.
  if (part === 'html') await page.evaluate(() => window.scrollTo(0, 0))
  const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))
  const found = await ask(page, part, { runOnly: { type: 'tag', values: GUIDELINES }, rules })
  return [...found, ...(await findBarriersOfColour(page, part))]
}

/** Texts whose colours were found to be fine, by what they look like: `gatherTexts` says when two are the same. */
const fine = new Set<string>()

/**
 * To look at the colours of a page takes longer than all the rest, and most of its texts stand in the same place of the same
 * part elsewhere too, or a row further up: each is looked at once.
 */
export async function findBarriersOfColour(page: Page, part = 'html'): Promise<string[]> {
  const looks = await page.evaluate(gatherTexts, part)
  const indexes = new Map(looks.map((look, index) => [look, index]))
  const fresh = [...indexes].filter(([look]) => !fine.has(look))
  if (fresh.length === 0) return []
  const chosen = fresh.map(([, index]) => index)
  const found = await ask(page, chosen, { runOnly: { type: 'rule', values: COLOURS } })
  if (found.length === 0) for (const [look] of fresh) fine.add(look)
  return found
}

// Asked in the page itself, which is read once: hundreds of looks with a blank page opened for each took minutes.
async function ask(page: Page, within: string | number[], options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, given]) => {
      // None of these rules reads style sheets or films, which axe would fetch again for each look.
      const asked = { ...given, resultTypes: ['violations' as const], preload: false }
      const texts = window.textsOfPage ?? []
      const context = typeof part === 'string' ? part : part.flatMap((index) => texts[index] ?? [])
      const found = await window.axe?.run(context, asked)
      if (!found) throw new Error('The page was left while it was looked at')
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [within, options] as const,
  )
}
