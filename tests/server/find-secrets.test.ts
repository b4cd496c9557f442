import { expect, test } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const planted = (value: string, log: string) => findSecrets('web.log', log, [{ kind: 'planted', value }])
const found = [{ kind: 'planted', where: 'web.log', line: 2 }]

test('a planted secret is found on its line and is not repeated', () => {
  const token = 'Zk3-9vPq_81sLw0aBcDeFg'
  const log = `{"level":30,"msg":"open"}\n{"level":30,"cookie":"__Host-session=${token}; Path=/"}\n`
  expect(planted(token, log)).toEqual(found)
  expect(JSON.stringify(planted(token, log))).not.toContain(token)
})

test('a secret is found however the line writes it: as JSON, in an address, in the body of a form', () => {
  const password = 'a "quiet" workshop & mine'
  expect(planted(password, `\n${JSON.stringify({ password })}`)).toEqual(found)
  expect(planted(password, `\nGET /?p=${encodeURIComponent(password)}`)).toEqual(found)
  expect(planted(password, `\n${new URLSearchParams({ password })}`)).toEqual(found)
})

test('a code is found where it stands for itself and not inside of an id or a longer number', () => {
  expect(planted('481516', '\n{"text":"Your code is 481516."}')).toEqual(found)
  expect(planted('481516', '\n{"code":481516}')).toEqual(found)
  expect(planted('481516', '\n{"id":"ab481516cd","ms":1481516.2}')).toEqual([])
})

test('a log without it is clean', () => {
  expect(planted('a quiet workshop', 'nothing\nto\nsee')).toEqual([])
})
