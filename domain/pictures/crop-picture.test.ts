import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openFolderStore } from '#platform/files/folder-store.ts'
import { leaveUnscanned } from '#platform/files/scan.ts'
import { addPicture, cropPicture, findPictures, finishPicture, keepOriginal } from './index.ts'
import { drawPicture } from './make-versions.ts'

const { db, transaction } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'guildhall-crop-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = await openFolderStore(folder)
const owner = await transaction((tx) => makeMember(tx))

/** Left half red, right half blue. */
async function halves(width: number, height: number): Promise<Buffer> {
  const red = { create: { width, height, channels: 3, background: '#ff0000' } } as const
  const blue = { create: { ...red.create, width: width / 2, background: '#0000ff' } } as const
  const right = await sharp(blue).png().toBuffer()
  return sharp(red)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

async function drawn(bytes: Buffer): Promise<string> {
  const stored = await keepOriginal(files, new Blob([new Uint8Array(bytes)]).stream(), {
    imageBytes: 10_000_000,
    scan: leaveUnscanned,
  })
  if (!stored.isStored) throw new Error(stored.reason)
  return make(stored.sent)
}

async function make(sent: Parameters<typeof addPicture>[2]): Promise<string> {
  const id = await transaction((tx) => addPicture(tx, actorOf(owner), sent))
  const result = await drawPicture({ db, files }, id)
  if (result) await transaction((tx) => finishPicture(tx, id, result))
  return id
}

test('the chosen part becomes a picture of its own, four to three, and the first one stays', async () => {
  const pictureId = await drawn(await halves(1600, 800))
  const stored = await cropPicture({ db, files }, owner.id, {
    pictureId,
    view: { zoom: 1.5, across: 1, down: 0.5 },
  })
  if (!stored.isStored) throw new Error(stored.reason)
  const croppedId = await make(stored.sent)
  const found = await findPictures(db, [pictureId, croppedId])
  expect(found.get(pictureId)).toMatchObject({ state: 'ready', width: 1600 })
  expect(found.get(croppedId)).toMatchObject({ state: 'ready', width: 711, height: 533 })
  expect(found.get(croppedId)?.colour).toMatch(/^#[01]/)
})

test('a part that is too narrow to hang is refused', async () => {
  const pictureId = await drawn(await halves(1000, 800))
  const stored = await cropPicture({ db, files }, owner.id, {
    pictureId,
    view: { zoom: 3, across: 0, down: 0 },
  })
  expect(stored).toMatchObject({ isStored: false, reason: expect.stringContaining('at least 640 px') })
})

test('somebody else’s picture is not there', async () => {
  const pictureId = await drawn(await halves(1000, 800))
  const stranger = await transaction((tx) => makeMember(tx))
  const view = { zoom: 1, across: 0, down: 0 }
  await expect(cropPicture({ db, files }, stranger.id, { pictureId, view })).rejects.toThrow(NotFound)
})
