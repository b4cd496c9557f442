import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostCookie, endedCookie } from '#platform/http/host-cookie.ts'

const HERE = join('platform', 'http', 'host-cookie.ts')
const DOCUMENT = readFileSync('app/shared/docs/privacy/choices.ts', 'utf8')

const sources = ['app', 'domain', 'platform']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('a cookie is of this host, for no script, over TLS only and not for other sites’ forms', () => {
  expect(hostCookie('__Host-one', 'two', { seconds: 3 })).toBe(
    '__Host-one=two; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=3',
  )
  expect(hostCookie('__Host-one', 'two')).not.toContain('Max-Age')
  expect(endedCookie('__Host-one')).toContain('__Host-one=; ')
  expect(endedCookie('__Host-one')).toContain('Max-Age=0')
})

test('no cookie is set in another way', () => {
  const others = sources.filter(
    ({ path, text }) => path !== HERE && /SameSite|document\.cookie|cookieStore/.test(text),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})

test('every cookie that is set is told of in the privacy document', () => {
  const names = new Set(sources.flatMap(({ text }) => text.match(/__Host-[a-z-]+/g) ?? []))
  names.delete('__Host-')
  expect(names.size).toBeGreaterThan(8)
  expect([...names].filter((name) => !DOCUMENT.includes('\\`' + name + '\\`'))).toEqual([])
})
