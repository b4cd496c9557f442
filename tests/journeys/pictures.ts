import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture of one colour with a stripe, as a camera might have made it. */
export async function aPicture(name: string, colour: string, width = 1280, height = 960): Promise<SentFile> {
  const stripe = await sharp({ create: { width, height: 40, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: stripe, top: Math.round(height / 3), left: 0 }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const aScript: SentFile = {
  name: 'drawing.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
}

/** The same, with the name and the type of a picture. */
export const aScriptInDisguise: SentFile = { ...aScript, name: 'drawing.png', mimeType: 'image/png' }

/** A few bytes that claim to be a picture of 60,000 times 60,000 pixels. */
export function aBomb(): SentFile {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(60_000, 0)
  size.writeUInt32BE(60_000, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name: 'bomb.png', mimeType: 'image/png', buffer }
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** 200 MB by its size alone: a file on disk with nothing in it. */
export async function withHugeFile(use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-huge-'))
  const path = join(folder, 'huge.jpg')
  await writeFile(path, '')
  await truncate(path, 200_000_000)
  await use(path).finally(() => rm(folder, { recursive: true }))
}
