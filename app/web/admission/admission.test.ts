import { expect, test } from 'vitest'
import { nextTurn } from '#platform/process/turns.ts'
import type { PageRequest } from '#app/web/page-request.ts'
import { openAdmission } from './admission.ts'
import { openKnownMembers } from './known-members.ts'

const MB = 1_000_000
const cookieOf = (name: string) => name.padEnd(43, 'x')

/** Sends bodies of so many megabytes that nobody comes to the end of; says whose are being read. */
async function readingOf(senders: readonly { from: string; megabytes: number; isMember?: boolean }[]) {
  const members = openKnownMembers()
  const admission = openAdmission(members, () => 60 * MB)
  const reading: string[] = []
  for (const { from, megabytes, isMember } of senders) {
    if (isMember) members.note(cookieOf(from))
    const headers = {
      'Content-Length': String(megabytes * MB),
      ...(isMember && { Cookie: `__Host-session=${cookieOf(from)}` }),
    }
    const request = new Request('http://hall.test/support/new', { method: 'POST', headers })
    const asked = { request, path: '/support/new', address: from, requestId: '', search: '' }
    void admission.admit({ ...asked, isAnonymous: !isMember } satisfies PageRequest, () => {
      reading.push(from)
      return new Promise(() => {})
    })
  }
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  return reading
}

test('of large bodies no more are read at once than fit in hand, and small ones go on beside them', async () => {
  const senders = ['Ada', 'Ben', 'Cleo'].map((from) => ({ from, megabytes: 49, isMember: true }))
  expect(await readingOf([...senders, { from: 'Dora', megabytes: 5, isMember: true }])).toEqual([
    'Ada',
    'Ben',
    'Dora',
  ])
})

test('what is longer than one file counts as one, since it is read file by file', async () => {
  expect(
    await readingOf([
      { from: 'Ada', megabytes: 500, isMember: true },
      { from: 'Ben', megabytes: 40, isMember: true },
    ]),
  ).toEqual(['Ada', 'Ben'])
})

test('visitors together leave room to members, from however many addresses they come', async () => {
  const visitors = Array.from({ length: 10 }, (_, at) => ({ from: `192.0.2.${at}`, megabytes: 25 }))
  expect(await readingOf([...visitors, { from: 'Ada', megabytes: 49, isMember: true }])).toEqual([
    '192.0.2.0',
    '192.0.2.1',
    'Ada',
  ])
})
