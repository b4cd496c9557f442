import { expect, test } from 'vitest'
import { refuseRequest, type Incoming } from './bad-request.ts'

const limits = { mostBodyBytes: 1_000, allowedOrigins: ['https://hall.example'] }
const get: Incoming = {
  method: 'GET',
  target: '/',
  host: 'hall.example',
  origin: undefined,
  fetchSite: undefined,
  contentType: undefined,
  contentLength: undefined,
  transferEncoding: undefined,
}
const post: Incoming = {
  ...get,
  method: 'POST',
  origin: 'https://hall.example',
  contentType: 'application/x-www-form-urlencoded',
  contentLength: '10',
}

test.each([
  '/',
  '/docs/terms',
  '/search?q=caf%C3%A9%20%F0%9F%8E%A8',
  '/@brand/login',
  '/user/%D0%B0%D0%BD%D0%BD%D0%B0',
])('%s is an address', (target) => {
  expect(refuseRequest({ ...get, target }, limits)).toBeUndefined()
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0ab',
  '//evil.example',
  '/\\evil',
  '/a/%2e%2e/b',
  '/a/../b',
  '*',
  'http://evil.example/',
  '/search?q=a#b',
])('%s is refused as unreadable', (target) => {
  expect(refuseRequest({ ...get, target }, limits)?.status).toBe(400)
})

test('a path too long is 414', () => {
  expect(refuseRequest({ ...get, target: `/${'a'.repeat(5_000)}` }, limits)?.status).toBe(414)
})

test.each(['PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])('the method %s is 405', (method) => {
  expect(refuseRequest({ ...get, method }, limits)?.status).toBe(405)
})

test.each(['GET', 'HEAD'])('a %s with content is 400; that there is none may be said', (method) => {
  expect(refuseRequest({ ...get, method, contentLength: '70000' }, limits)?.status).toBe(400)
  expect(refuseRequest({ ...get, method, transferEncoding: 'chunked' }, limits)?.status).toBe(400)
  expect(refuseRequest({ ...get, method, contentLength: '0' }, limits)).toBeUndefined()
})

test.each([undefined, '', 'a b', 'hall.example/x', 'x@y', 'hall.example:port'])(
  'the host %s is 400',
  (host) => {
    expect(refuseRequest({ ...get, host }, limits)?.status).toBe(400)
  },
)

test('a form from our own page is accepted, also behind a proxy that ends TLS', () => {
  expect(refuseRequest(post, limits)).toBeUndefined()
  expect(
    refuseRequest({ ...post, host: 'localhost:3000', origin: 'http://localhost:3000' }, limits),
  ).toBeUndefined()
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://hall.example.evil.example' },
  { fetchSite: 'cross-site' },
])('a form sent from elsewhere (%o) is 403', (change) => {
  expect(refuseRequest({ ...post, ...change }, limits)?.status).toBe(403)
})

test('a body that does not say how long it is could be endless: 411', () => {
  expect(refuseRequest({ ...post, contentLength: undefined }, limits)?.status).toBe(411)
})

test('a body said to be too large is 413, one of an unknown kind 415', () => {
  expect(refuseRequest({ ...post, contentLength: '1001' }, limits)?.status).toBe(413)
  expect(refuseRequest({ ...post, contentLength: 'many' }, limits)?.status).toBe(413)
  expect(refuseRequest({ ...post, contentType: 'application/xml' }, limits)?.status).toBe(415)
})
