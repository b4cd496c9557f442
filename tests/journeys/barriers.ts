import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type * as axe from 'axe-core'

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
export function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  return ask(page, part, { type: 'tag', values: GUIDELINES })
}

export function findBarriersOfColour(page: Page): Promise<string[]> {
  return ask(page, 'html', { type: 'rule', values: COLOURS })
}

// Asked in the page itself, which is read once: hundreds of looks with a blank page opened for each took minutes.
async function ask(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([within, only]) => {
      // None of these rules reads style sheets or films, which axe would fetch again for each look.
      const asked = { runOnly: only, resultTypes: ['violations' as const], preload: false }
      const found = await window.axe?.run(within, asked)
      if (!found) throw new Error('The page was left while it was looked at')
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    [part, runOnly] as const,
  )
}
