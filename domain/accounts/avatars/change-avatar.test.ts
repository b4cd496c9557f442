import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { findAccount } from '../account-queries.ts'
import { avatarFile, avatarSizes, avatarUrl } from './avatar-url.ts'
import { changeAvatar } from './change-avatar.ts'
import { makeAvatar, removeAvatarFiles } from './make-avatar.ts'
import { reserveAvatar } from './reserve-avatar.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const { db, transaction } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'guildhall-avatars-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = await openFileStore({ files: undefined, dataFolder: folder })

/** Red, green and blue stripes side by side. */
const stripes = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#00ff00' } })
  .composite(
    ['#ff0000', '#0000ff'].map((background, at) => ({
      input: { create: { width: 300, height: 300, channels: 3 as const, background } },
      left: at * 600,
      top: 0,
    })),
  )
  .jpeg()
  .toBuffer()

async function keyOf(bytes: Buffer): Promise<string> {
  const { key } = await transaction(async (tx) => reserveAvatar(tx, actorOf(await makeMember(tx))))
  const avatar = await makeAvatar(files, key, bytes)
  if (!avatar.made) throw new Error(avatar.reason)
  return key
}

async function pixelsOf(key: string): Promise<Buffer> {
  const file = await files.read(key)
  return Buffer.from(await new Response(file?.stream).arrayBuffer())
}

test('a portrait is kept square in every size, from the middle of the picture', async () => {
  const key = await keyOf(stripes)
  for (const size of avatarSizes) {
    const drawn = sharp(await pixelsOf(avatarFile(key, size)))
    expect(await drawn.metadata()).toMatchObject({ width: size, height: size, format: 'webp' })
    const { channels } = await drawn.stats()
    const [red, green, blue] = channels.map(({ mean }) => mean)
    expect(green).toBeGreaterThan(200)
    expect(Math.max(red ?? 255, blue ?? 255)).toBeLessThan(60)
  }
})

test('what a camera wrote into the picture does not survive', async () => {
  const tagged = await sharp(stripes)
    .withExif({ IFD0: { Copyright: 'Ilse at home, Harbour Street 1' } })
    .jpeg()
    .toBuffer()
  const stored = await pixelsOf(avatarFile(await keyOf(tagged), 512))
  expect(stored.includes('Harbour Street')).toBe(false)
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
})

test.each([
  ['half a picture', stripes.subarray(0, 900)],
  ['no picture', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused in words', async (_, bytes) => {
  expect(await makeAvatar(files, 'avatars/refused', bytes)).toMatchObject({
    made: false,
    reason: expect.stringContaining('Portrait:'),
  })
})

test('a new portrait replaces the one before, whose files can then be removed', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const [first, second] = [await keyOf(stripes), await keyOf(stripes)]
  const change = (key: string | null) => transaction((tx) => changeAvatar(tx, actorOf(who), { key }, context))
  expect(await change(first)).toBeNull()
  expect(await change(second)).toBe(first)
  await removeAvatarFiles(files, first)
  await removeAvatarFiles(files, first)
  expect(await files.has(avatarFile(first, 64))).toBe(false)
  expect(await files.has(avatarFile(second, 64))).toBe(true)
  expect((await findAccount(db, who.id)).avatarKey).toBe(second)
  expect(avatarUrl(second, 64)).toBe(`/files/${second}-64.webp`)
  expect(await change(null)).toBe(second)
  expect(avatarUrl(null)).toBeNull()
})

test('a banned member shows no new portrait', async () => {
  const who = await transaction((tx) => makeMember(tx, { state: 'banned' }))
  const changing = transaction((tx) => changeAvatar(tx, actorOf(who), { key: 'avatars/x' }, context))
  await expect(changing).rejects.toBeInstanceOf(Forbidden)
  const reserving = transaction((tx) => reserveAvatar(tx, actorOf(who)))
  await expect(reserving).rejects.toBeInstanceOf(Forbidden)
})
