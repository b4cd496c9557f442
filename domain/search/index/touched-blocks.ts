import { type Block, mask } from './block.ts'
import { makeMemoryBlock } from './memory-block.ts'
import type { ReadDocument } from './read-document.ts'

/**
 * What was touched since a generation was built, in a few blocks: the newest few are made anew with every change, and
 * whenever there are too many they go to the next, which is larger and made anew more seldom.
 */
export type TouchedBlocks = {
  blocks(): readonly Block[]
  /** In place of whatever forms of these ids there were. Nothing waits: a search sees all of a change or nothing of it. */
  put(ids: readonly string[], documents: readonly ReadDocument[]): void
}

type Level = { documents: Map<string, ReadDocument>; block: Block; most: number }

const LEVELS_MOST = [32, 256, 2_048, Infinity]

export function makeTouchedBlocks(documents: readonly ReadDocument[]): TouchedBlocks {
  const levels: Level[] = LEVELS_MOST.map((most) => {
    const own = most === Infinity ? documents : []
    return {
      documents: new Map(own.map((one) => [one.document.id, one])),
      block: makeMemoryBlock(own),
      most,
    }
  })

  function makeAnew(level: Level): void {
    level.block = makeMemoryBlock([...level.documents.values()])
  }

  return {
    blocks: () => levels.map(({ block }) => block).filter(({ columns }) => columns.count > 0),
    put(ids, put) {
      for (const { block, documents: own } of levels) {
        for (const id of ids) {
          mask(block, id)
          own.delete(id)
        }
      }
      let coming: Iterable<ReadDocument> = put
      for (const level of levels) {
        for (const one of coming) level.documents.set(one.document.id, one)
        if (level.documents.size <= level.most) {
          makeAnew(level)
          break
        }
        coming = [...level.documents.values()]
        level.documents.clear()
        makeAnew(level)
      }
    },
  }
}
