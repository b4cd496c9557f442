import { randomUUID } from 'node:crypto'
import type { AddedFile } from '#domain/deals/index.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import type { Chance } from '../covers/chance.ts'
import { drawCover } from '../covers/draw-cover.ts'
import type { FamilyName } from '../covers/families.ts'

/** A few pictures are enough for all: each is drawn once, however often it is handed over. */
const SHEETS = ['posterRings', 'posterSwiss', 'spread', 'specimen'] as const satisfies FamilyName[]
const NOTES = `What is in this folder

1. The final work, ready to use.
2. The sources, to change it later.

Everything that we agreed on is here. Ask me if a file does not open.
`

const BRIEF = `What we have so far: the old version, the words, and what we dislike about both.
`
const TEXT = 'text/plain; charset=utf-8'

const drawn = new Map<FamilyName, Promise<Buffer>>()

function drawSheet(family: FamilyName): Promise<Buffer> {
  const draw = () =>
    sharp(Buffer.from(drawCover({ seed: 'delivered', family, name: 'Final sheet', line: 'As agreed' }, 960)))
      .png({ palette: true })
      .toBuffer()
  const sheet = drawn.get(family) ?? draw()
  drawn.set(family, sheet)
  return sheet
}

/** What a seller hands over: a picture to look at and a page to read, stored as their own files would be. */
export async function storeDeliveredFiles(store: FileStore, chance: Chance): Promise<AddedFile[]> {
  return [
    await put(store, 'final-sheet.png', 'image/png', await drawSheet(chance.pick(SHEETS))),
    await put(store, 'READ FIRST.txt', TEXT, Buffer.from(NOTES)),
  ]
}

/** What a buyer sends along when the seller asks for files. */
export async function storeBrief(store: FileStore): Promise<AddedFile[]> {
  return [await put(store, 'brief.txt', TEXT, Buffer.from(BRIEF))]
}

async function put(store: FileStore, name: string, type: string, bytes: Buffer): Promise<AddedFile> {
  const fileKey = `deals/${randomUUID()}`
  await store.put(fileKey, bytes, { contentType: type })
  return { name, type, bytes: bytes.length, fileKey, scannedAt: null }
}
