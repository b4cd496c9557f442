import { statfs } from 'node:fs/promises'

/** One more file of the write-ahead log, which PostgreSQL makes whole before it uses it. */
const leastBytes = 16 * 1024 * 1024

/** Whether so little is left that PostgreSQL can't run. */
export async function isDiskFull(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < leastBytes
  } catch {
    return false
  }
}
