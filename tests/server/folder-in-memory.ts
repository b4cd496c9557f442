import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { availableMemory } from 'node:process'

/** What Linux keeps in memory alone. */
const IN_MEMORY = '/dev/shm'
const GIBIBYTE = 1024 ** 3
/** Several times what the databases of a run take at once; whoever has less memory needs it for the run itself. */
const [LEAST_ROOM, LEAST_MEMORY] = [2 * GIBIBYTE, 4 * GIBIBYTE]

/**
 * A folder of this checkout's own in memory, where there is room. To clone a database is to make 1,300 files: on a disk that takes
 * a third of a second of processor, in memory a thirtieth.
 */
export async function folderInMemory(): Promise<string | undefined> {
  if (availableMemory() < LEAST_MEMORY) return undefined
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY)
    if (bavail * bsize < LEAST_ROOM) return undefined
  } catch {
    return undefined
  }
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 12)
  return `${IN_MEMORY}/guildhall-tests-${checkout}`
}
