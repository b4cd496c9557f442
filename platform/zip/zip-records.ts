/** The records of a ZIP file (APPNOTE 6.3.10): little-endian, names in UTF-8, sizes after the data they belong to. */

export type ZipMember = {
  name: Buffer
  modifiedAt: Date
  crc: number
  packed: number
  unpacked: number
  offset: number
}

const NEEDS_DEFLATE = 20
const NEEDS_ZIP64 = 45
/** Made on Unix, so that the rights below are read as such. */
const MADE_BY = (3 << 8) | NEEDS_ZIP64
const DEFLATE = 8
/** Bit 3: sizes follow the data. Bit 11: the name is UTF-8. */
const FLAGS = (1 << 3) | (1 << 11)
const PLAIN_FILE = (0o100600 << 16) >>> 0
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff]
const u32 = (value: number) => [...u16(value & MOST_16), ...u16(value >>> 16)]
const u64 = (value: number) => [...u32((value % 2 ** 32) >>> 0), ...u32(Math.floor(value / 2 ** 32))]

/** ZIP counts years from 1980 and seconds by two; UTC, so that the same file is the same everywhere. */
function dosTime(at: Date): number[] {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [...u16(time), ...u16(day)]
}

export function localHeader(name: Buffer, modifiedAt: Date): Buffer {
  const fixed = [
    ...u32(0x04034b50),
    ...u16(NEEDS_DEFLATE),
    ...u16(FLAGS),
    ...u16(DEFLATE),
    ...dosTime(modifiedAt),
    ...u32(0),
    ...u32(0),
    ...u32(0),
    ...u16(name.length),
    ...u16(0),
  ]
  return Buffer.concat([Buffer.from(fixed), name])
}

export function dataDescriptor({
  crc,
  packed,
  unpacked,
}: Pick<ZipMember, 'crc' | 'packed' | 'unpacked'>): Buffer {
  return Buffer.from([...u32(0x08074b50), ...u32(crc), ...u32(packed), ...u32(unpacked)])
}

export function directoryEntry(member: ZipMember): Buffer {
  const isFar = member.offset >= MOST_32
  const extra = isFar ? [...u16(1), ...u16(8), ...u64(member.offset)] : []
  const fixed = [
    ...u32(0x02014b50),
    ...u16(MADE_BY),
    ...u16(isFar ? NEEDS_ZIP64 : NEEDS_DEFLATE),
    ...u16(FLAGS),
    ...u16(DEFLATE),
    ...dosTime(member.modifiedAt),
    ...u32(member.crc),
    ...u32(member.packed),
    ...u32(member.unpacked),
    ...u16(member.name.length),
    ...u16(extra.length),
    ...u16(0),
    ...u16(0),
    ...u16(0),
    ...u32(PLAIN_FILE),
    ...u32(isFar ? MOST_32 : member.offset),
  ]
  return Buffer.concat([Buffer.from(fixed), member.name, Buffer.from(extra)])
}

/** The end of the file; past 65,535 files or 4 GB the larger records stand before it. */
export function directoryEnd({
  count,
  size,
  offset,
}: {
  count: number
  size: number
  offset: number
}): Buffer {
  const isLarge = count >= MOST_16 || size >= MOST_32 || offset >= MOST_32
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(isLarge ? MOST_16 : count),
    ...u16(isLarge ? MOST_16 : count),
    ...u32(isLarge ? MOST_32 : size),
    ...u32(isLarge ? MOST_32 : offset),
    ...u16(0),
  ]
  return Buffer.from(isLarge ? [...largeEnd(count, size, offset), ...end] : end)
}

function largeEnd(count: number, size: number, offset: number): number[] {
  return [
    ...u32(0x06064b50),
    ...u64(44),
    ...u16(MADE_BY),
    ...u16(NEEDS_ZIP64),
    ...u32(0),
    ...u32(0),
    ...u64(count),
    ...u64(count),
    ...u64(size),
    ...u64(offset),
    ...u32(0x07064b50),
    ...u32(0),
    ...u64(offset + size),
    ...u32(1),
  ]
}
