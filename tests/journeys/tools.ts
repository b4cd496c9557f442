import type { Page } from '@playwright/test'
import { askAxe, openAxe, type Axe } from './ask-axe.ts'
import { gather, gatherers, type Kind } from './gather.ts'
import { rememberShown } from './gather-newly-shown.ts'
import { hashOf } from './hash-in-page.ts'
import { openPlainTexts } from './plain-texts.ts'
import { watcherOf } from './watched-page.ts'

const functions = { hashOf, openPlainTexts, gather, rememberShown, askAxe }

type Tools = typeof functions & {
  gatherers: typeof gatherers
  /** From now on `window` and `document` of all tools are those of this window. */
  lookAt(other: Window): void
  openAxe(): Axe
  moveAxe(other: Window): void
  axe?: Axe
  /** What was gathered last to be looked at, in its order. */
  gathered: Partial<Record<Kind, Element[]>>
  /** What each rule is asked about in this look; one that is not named here is asked about everything. */
  asked: Map<string, ReadonlySet<Element>>
  /** What was to be seen when the page was last looked at as a whole. */
  shownBefore: WeakSet<Element>
}

declare global {
  var tools: Tools
}

const listed = (all: Readonly<Record<string, unknown>>) =>
  Object.entries(all)
    .map(([name, run]) => `${name}: ${run}`)
    .join()

/** What looks at a page. It may stand in another window than the page that it looks at. */
const bringTools = `{
  let window = globalThis
  let document = window.document
  const tools = {
    ${listed(functions)},
    gatherers: { ${listed(gatherers)} },
    lookAt(other) { window = other; document = other.document },
    openAxe: ${openAxe},
    gathered: {},
    asked: new Map(),
    shownBefore: new WeakSet(),
  }
  globalThis.tools = tools
}`

const equipped = new WeakSet<Page>()

/**
 * The page from which this one is looked at, with the tools: its watcher, or itself. They are sent once to each, which brings them along
 * wherever it goes: to send them with every look took longer than some of them.
 */
export async function equip(page: Page): Promise<Page> {
  const from = watcherOf(page)
  if (!equipped.has(from)) {
    equipped.add(from)
    await from.addInitScript(bringTools)
    await from.evaluate(bringTools)
  }
  return from
}
