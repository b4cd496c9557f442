/**
 * A key names a stored file: lower-case words, digits and dashes in folders, with at most one extension at the end
 * (`services/3f2c/cover-640.webp`). The narrow alphabet makes traversal impossible and means the same on every disk.
 */
const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/
const LONGEST_KEY = 200

/** Whether a name found in a store is one of ours: a bucket may hold what others put there, and marks of its own. */
export const isKey = (name: string): boolean => name.length <= LONGEST_KEY && KEY.test(name)

export function checkKey(key: string): string {
  if (!isKey(key)) {
    throw new RangeError(`Not a key of a stored file: ${JSON.stringify(key.slice(0, LONGEST_KEY))}`)
  }
  return key
}
