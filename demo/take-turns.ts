import { availableParallelism } from 'node:os'

/** Lets a few do something at once; the others wait for their turn. */
function takeTurns(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let busy = 0
  return async (task) => {
    if (busy >= most) await new Promise<void>((resolve) => void waiting.push(resolve))
    busy++
    try {
      return await task()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }
}

/** Node has four threads for all of this: those that draw must leave some to those that write files. */
export const drawInTurn = takeTurns(Math.min(availableParallelism(), 3))
