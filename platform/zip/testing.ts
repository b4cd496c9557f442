import { crc32, inflateRawSync } from 'node:zlib'

export type Unzipped = { name: string; bytes: Buffer }

/** Reads a ZIP as other programs do: from the directory at its end, checking every sum. For tests. */
export function readZip(zip: Buffer): Unzipped[] {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('There is no end record')
  const files: Unzipped[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.push({ name, bytes: readMember(zip, at, name) })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (at !== end) throw new Error('The directory does not end where its end begins')
  return files
}

function readMember(zip: Buffer, at: number, name: string): Buffer {
  const [crc, packed, unpacked] = [
    zip.readUInt32LE(at + 16),
    zip.readUInt32LE(at + 20),
    zip.readUInt32LE(at + 24),
  ]
  const local = zip.readUInt32LE(at + 42)
  if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`No file begins where ${name} should`)
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = inflateRawSync(zip.subarray(from, from + packed))
  if (bytes.length !== unpacked || crc32(bytes) !== crc) throw new Error(`${name} is not what it should be`)
  return bytes
}
