import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { log } from '#platform/log/log.ts'
import { openScanner } from './clamd.ts'
import { openClamdPeer, openSilentPeer, TEST_VIRUS } from './testing-clamd.ts'

log.level = 'silent'

async function peerFor(options: { longest?: number } = {}) {
  const peer = await openClamdPeer(options)
  onTestFinished(peer.close)
  return peer
}

test('what is clean is called clean, after the scanner has seen every byte of it', async () => {
  const peer = await peerFor()
  const bytes = randomBytes(300_000)
  expect(await openScanner(peer.address)?.scan(bytes)).toEqual({ state: 'clean' })
  expect(peer.scanned).toEqual([bytes])
})

test('what is infected is called so, by the name of what was found', async () => {
  const peer = await peerFor()
  expect(await openScanner(peer.address)?.scan(Buffer.from(`before ${TEST_VIRUS} after`))).toEqual({
    state: 'infected',
    found: 'Guildhall.Test.Virus',
  })
})

test('a scanner that takes no file so large says nothing of it, and neither do we', async () => {
  const peer = await peerFor({ longest: 100_000 })
  expect(await openScanner(peer.address)?.scan(randomBytes(3_000_000))).toEqual({ state: 'unknown' })
})

test('a scanner that is away, or silent, says nothing of a file', async () => {
  const peer = await openClamdPeer()
  await peer.close()
  const away = openScanner(peer.address)
  expect(await away?.scan(Buffer.from('a'))).toEqual({ state: 'unknown' })
  await expect(away?.health()).rejects.toThrow(/ECONNREFUSED/)
  const quiet = await openSilentPeer()
  onTestFinished(quiet.close)
  const silent = openScanner(quiet.address, { timeoutMs: 50 })
  expect(await silent?.scan(Buffer.from('a'))).toEqual({ state: 'unknown' })
})

test('a scanner that answers tells its version', async () => {
  const peer = await peerFor()
  expect(await openScanner(peer.address)?.health()).toMatch(/^ClamAV 1/)
})

test('without an address there is no scanner', () => {
  expect(openScanner(undefined)).toBeUndefined()
})
