import type { Db } from '#platform/db/database.ts'
import type { Bus } from '#platform/realtime/bus.ts'
import { log } from '#platform/log/log.ts'
import { foldText } from './words/fold-words.ts'

/** A category as search needs to know it. */
export type TreeCategory = {
  id: string
  title: string
  lineIds: string[]
  isHidden: boolean
  servicesCount: number
}

/** The tree of categories as this process knows it. */
export type LiveTree = {
  current(): Promise<Tree>
  close(): void
}

export type Tree = {
  /** The same function as long as the tree is the same: what was derived with it can be kept. */
  lineOf(categoryId: string): readonly string[]
  /** Those that visitors see, with the words of their titles. */
  shown: { id: string; words: string[]; servicesCount: number }[]
}

export const TREE_TOPIC = 'search.tree'

export function openLiveTree(db: Db, bus: Bus, list: (db: Db) => Promise<TreeCategory[]>): LiveTree {
  let tree: Promise<Tree> | undefined
  const forget = () => {
    tree = undefined
  }
  const stopHearing = [bus.on(TREE_TOPIC, forget), bus.onGap(forget)]
  return {
    current() {
      tree ??= list(db)
        .then(makeTree)
        .catch((error) => {
          forget()
          log.warn({ err: error }, 'the categories could not be read for search')
          throw error
        })
      return tree
    },
    close: () => stopHearing.forEach((stop) => stop()),
  }
}

function makeTree(categories: TreeCategory[]): Tree {
  const lines = new Map(categories.map(({ id, lineIds }) => [id, lineIds]))
  const hidden = new Set(categories.filter(({ isHidden }) => isHidden).map(({ id }) => id))
  return {
    lineOf: (id) => lines.get(id) ?? [id],
    shown: categories
      .filter(({ lineIds }) => !lineIds.some((id) => hidden.has(id)))
      .map(({ id, title, servicesCount }) => ({
        id,
        words: foldText(title).split(/[^\p{L}\p{N}]+/u),
        servicesCount,
      })),
  }
}
