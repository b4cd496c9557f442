import { expect, test } from 'vitest'
import { isTransfer } from './is-transfer.ts'

test.each([
  ['a picture on its way out', { method: 'GET', path: '/files/a', contentLength: undefined }],
  ['a large form', { method: 'POST', path: '/my/messages', contentLength: '70000' }],
  ['a need', { method: 'POST', path: '/ai', contentLength: '20' }],
])('%s waits for the network', (_, sent) => {
  expect(isTransfer(sent)).toBe(true)
})

test.each([
  ['a page', { method: 'GET', path: '/search', contentLength: undefined }],
  ['a page whose request announces a large body', { method: 'GET', path: '/search', contentLength: '70000' }],
  ['the head of one', { method: 'HEAD', path: '/search', contentLength: '70000' }],
  ['where needs are typed', { method: 'GET', path: '/ai', contentLength: '20' }],
  ['a form of words', { method: 'POST', path: '/my/messages', contentLength: '2000' }],
])('%s takes the place of a page', (_, sent) => {
  expect(isTransfer(sent)).toBe(false)
})
