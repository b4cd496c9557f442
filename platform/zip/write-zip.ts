import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { checkEntryName } from './entry-name.ts'
import { dataDescriptor, directoryEnd, directoryEntry, localHeader, type ZipMember } from './zip-records.ts'

export type ZipEntry = {
  /** A path with forward slashes: `files/portrait.webp`. */
  name: string
  modifiedAt: Date
  bytes: Uint8Array | AsyncIterable<Uint8Array>
}

/** One file may not pass 4 GB; all of them together may. */
const MOST_ENTRY_BYTES = 0xffffffff - 1

/** Writes a ZIP as it is read: a chunk at a time in memory, however large the files are. */
export function zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(writeZip(entries), { objectMode: false })) as ReadableStream<Uint8Array>
}

export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const members: ZipMember[] = []
  const names = new Set<string>()
  let offset = 0
  for await (const entry of entries) {
    const name = checkEntryName(entry.name)
    if (names.has(name))
      throw new RangeError(`Two files of a ZIP have the same name: ${JSON.stringify(name)}`)
    names.add(name)
    const written = yield* writeMember(entry, offset)
    members.push(written.member)
    offset += written.length
  }
  let size = 0
  for (const member of members) {
    const record = directoryEntry(member)
    size += record.length
    yield record
  }
  yield directoryEnd({ count: members.length, size, offset })
}

async function* writeMember(
  { name: text, modifiedAt, bytes }: ZipEntry,
  offset: number,
): AsyncGenerator<Uint8Array, { member: ZipMember; length: number }, undefined> {
  const name = Buffer.from(text, 'utf8')
  const header = localHeader(name, modifiedAt)
  yield header
  const sums = { crc: 0, packed: 0, unpacked: 0 }
  for await (const chunk of deflate(bytes, sums)) {
    sums.packed += chunk.length
    refuseTooLarge(text, sums.packed)
    yield chunk
  }
  const descriptor = dataDescriptor(sums)
  yield descriptor
  return {
    member: { name, modifiedAt, offset, ...sums },
    length: header.length + sums.packed + descriptor.length,
  }
}

type Sums = { crc: number; unpacked: number }

function deflate(bytes: ZipEntry['bytes'], sums: Sums): AsyncIterable<Uint8Array> {
  const packer = createDeflateRaw()
  // What goes wrong while reading comes out of the packer, where the loop above sees it.
  pipeline(counted(bytes, sums), packer, () => {})
  return packer
}

async function* counted(bytes: ZipEntry['bytes'], sums: Sums): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
    sums.crc = crc32(chunk, sums.crc)
    sums.unpacked += chunk.length
    refuseTooLarge('a file', sums.unpacked)
    yield chunk
  }
}

function refuseTooLarge(name: string, length: number): void {
  if (length > MOST_ENTRY_BYTES) throw new RangeError(`Too large for a ZIP: ${name}`)
}
