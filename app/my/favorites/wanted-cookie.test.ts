import { expect, test } from 'vitest'
import { endedWantedCookie, readWanted, wantedCookie } from './wanted-cookie.ts'

const wanted = { kind: 'service' as const, id: '7b0f6a52-3a51-4f0e-9b7e-0d4f4f1f2a11' }

test('what was wanted comes back from the cookie, among others', () => {
  const cookie = wantedCookie(wanted).split(';')[0] ?? ''
  expect(readWanted(`a=b; ${cookie}; c=d`)).toEqual(wanted)
})

test.each([
  null,
  '',
  endedWantedCookie.split(';')[0] ?? '',
  '__Host-wanted=service.not-an-id',
  '__Host-wanted=money.7b0f6a52-3a51-4f0e-9b7e-0d4f4f1f2a11',
])('nothing is wanted by %j', (cookies) => {
  expect(readWanted(cookies)).toBeUndefined()
})
