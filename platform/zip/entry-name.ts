const LONGEST_BYTES = 1_000

/** A name that unpacks inside the folder it is unpacked in, on every system. */
export function checkEntryName(name: string): string {
  const isRelative = name
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part))
  if (!isRelative || !name.isWellFormed() || Buffer.byteLength(name) > LONGEST_BYTES) {
    throw new RangeError(`Not a name of a file in a ZIP: ${JSON.stringify(name.slice(0, 200))}`)
  }
  return name
}
