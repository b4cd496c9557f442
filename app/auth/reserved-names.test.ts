import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { isReservedUsername, USERNAME_LENGTH } from '#domain/accounts/index.ts'

/** The first word of every address of the product; what stands after the first slash belongs to it. */
function firstWords(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path ? [path.split('/')[0]?.split('.')[0] ?? ''] : []),
    ...(path ? [] : firstWords(children ?? [])),
  ])
}

test('nobody can be called like the beginning of an address', async () => {
  const words = firstWords(await routes).filter(
    (word) => /^[a-z]/.test(word) && word.length >= USERNAME_LENGTH.min,
  )
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([])
})
