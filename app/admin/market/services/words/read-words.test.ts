import { expect, test } from 'vitest'
import { initialSettings } from '#domain/settings/index.ts'
import { readFlagWords, readReasons, writeFlagWords, writeReasons } from './read-words.ts'

test('what is written into the form is read out of it as it was', () => {
  const { serviceReasons, flagWords } = initialSettings
  expect(readReasons(writeReasons(serviceReasons))).toEqual(serviceReasons)
  const what = 'a messenger' as const
  expect(readFlagWords(`${writeFlagWords(flagWords, what)}\r\n\n  fax  `, what)).toEqual([
    ...flagWords.filter((word) => word.what === what),
    { name: 'fax', what },
  ])
})

test('a reason without its sentence is read as one, to be told what it lacks', () => {
  expect(readReasons('Too dark')).toEqual([{ name: 'Too dark', text: '' }])
})
