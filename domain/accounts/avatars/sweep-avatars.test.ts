import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { avatarFile, avatarSizes } from './avatar-url.ts'
import { changeAvatar } from './change-avatar.ts'
import { makeAvatar } from './make-avatar.ts'
import { reserveAvatar } from './reserve-avatar.ts'
import { unclaimedAvatar } from '../schema.server.ts'
import { sweepAvatars } from './sweep-avatars.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const folder = await mkdtemp(join(tmpdir(), 'guildhall-sweep-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = await openFileStore({ files: undefined, dataFolder: folder })
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a34' } })
  .png()
  .toBuffer()

const actor = actorOf(await transaction((tx) => makeMember(tx)))
const sweep = () => transaction((tx) => sweepAvatars(tx, files))
const show = (key: string) => transaction((tx) => changeAvatar(tx, actor, { key }, context))

async function upload(): Promise<string> {
  const { key } = await transaction((tx) => reserveAvatar(tx, actor))
  await makeAvatar(files, key, picture)
  return key
}

async function countFiles(key: string): Promise<number> {
  const there = await Promise.all(avatarSizes.map((size) => files.has(avatarFile(key, size))))
  return there.filter(Boolean).length
}

test('an upload that was interrupted is swept away after a day; the portrait that is shown stays', async () => {
  const [shown, interrupted] = [await upload(), await upload()]
  await show(shown)
  await files.remove(avatarFile(interrupted, 512))
  await sweep()
  expect(await countFiles(interrupted)).toBe(avatarSizes.length - 1)
  clock.set(addDays(clock.now(), 1.01))
  await sweep()
  expect(await countFiles(interrupted)).toBe(0)
  expect(await countFiles(shown)).toBe(avatarSizes.length)
  await expect(show(interrupted)).rejects.toBeInstanceOf(Conflict)
})

test('a portrait that was replaced goes even when the process ended before it removed the files', async () => {
  const [first, second] = [await upload(), await upload()]
  await show(first)
  expect(await show(second)).toBe(first)
  clock.set(addDays(clock.now(), 1.01))
  await sweep()
  expect(await countFiles(first)).toBe(0)
  expect(await countFiles(second)).toBe(avatarSizes.length)
  expect(await db.select().from(unclaimedAvatar)).toEqual([])
})

test('a sweep that fails is done again: what is written down stays until the files are gone', async () => {
  const key = await upload()
  clock.set(addDays(clock.now(), 1.01))
  const away = { ...files, remove: () => Promise.reject(new Error('The bucket is away')) }
  await expect(transaction((tx) => sweepAvatars(tx, away))).rejects.toThrow('away')
  await sweep()
  expect(await countFiles(key)).toBe(0)
})
