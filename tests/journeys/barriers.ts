import type { Page } from '@playwright/test'
import type { Question } from './ask-axe.ts'
import type { Kind } from './gather.ts'
import { equip } from './tools.ts'

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * To look at the colours of a page takes longer than all the rest, and most of its texts stand in the same place of the same
 * part elsewhere too, or a row further up: each is looked at once, and only where it is more than dark on light or light on dark.
 */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** For these axe draws up where everything on the page lies. */
const SIZES = ['target-size']

const ALL_OTHERS = { of: GUIDELINES, but: [...COLOURS, ...SIZES] }

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

/** What each kind of what is gathered is asked. */
const rulesOf: Record<Kind, Question['rules']> = {
  targets: SIZES,
  texts: COLOURS,
  outline: OUTLINE,
  newlyShown: ALL_OTHERS,
}

/** What would stand in somebody's way, on the whole page or in a part of it. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  const found = await askOnce(page, part, ['targets', 'texts'], { rules: ALL_OTHERS, about: 'everything' })
  const from = await equip(page)
  await from.evaluate(() => tools.rememberShown())
  return found
}

/**
 * The same page in another width: what was to be seen is asked only what depends on the width, where that is not certain, and what
 * was not is asked everything. To ask all of it again took as long as the first time.
 */
export function findBarriersOfWidth(page: Page): Promise<string[]> {
  return askOnce(page, 'html', ['targets', 'outline', 'newlyShown', 'texts'])
}

/** What was found to be fine, by hash: texts by what they look like, parts by what they are made of. */
const fine = new Set<number>()

/**
 * Of what there is to gather, only what was not found to be fine before, here or on another screen. Asked in the page itself:
 * hundreds of looks with a blank page opened for each took minutes.
 */
async function askOnce(
  page: Page,
  part: string,
  kinds: readonly Kind[],
  ...asked: Question[]
): Promise<string[]> {
  const from = await equip(page)
  const hashes = await from.evaluate(
    (asked) => {
      tools.lookAt(globalThis.watched ?? window)
      return tools.gather(...asked)
    },
    [part, kinds] as const,
  )
  const questions = kinds.flatMap((kind): Question[] => {
    const chosen = hashes[kind]?.flatMap((hash, index) => (fine.has(hash) ? [] : [index])) ?? []
    if (chosen.length === 0) return []
    // A frame is the whole page.
    return [{ rules: rulesOf[kind], about: kind === 'outline' ? 'everything' : { kind, chosen } }]
  })
  if (questions.length + asked.length === 0) return []
  const found = await from.evaluate((all) => tools.askAxe(...all), [part, [...asked, ...questions]] as const)
  if (found.length === 0) for (const hash of Object.values(hashes).flat()) fine.add(hash)
  return found
}
