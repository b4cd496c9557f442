import type { FileStore } from '#platform/files/stored-file.ts'
import type { DemoMake, DemoStep } from './demo-step.ts'

/** Gives each step when its turn comes; a few of those after it are being prepared meanwhile, so that no core stands idle. */
export function readyAhead(
  steps: readonly DemoStep[],
  files: FileStore,
  ahead: number,
): (index: number) => Promise<DemoMake> {
  const begun = new Map<number, Promise<DemoMake>>()
  const begin = (index: number): Promise<DemoMake> => {
    const step = steps[index]
    if (!step) throw new Error(`There is no step ${index}`)
    const ready = begun.get(index) ?? ('make' in step ? Promise.resolve(step.make) : step.prepare(files))
    begun.set(index, ready)
    // What fails before its turn is told when its turn comes.
    ready.catch(() => undefined)
    return ready
  }
  return async (index) => {
    for (let next = index; next < Math.min(steps.length, index + ahead); next++) void begin(next)
    const make = await begin(index)
    begun.delete(index)
    return make
  }
}
