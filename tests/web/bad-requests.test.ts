import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { openSharedServer } from '../server/shared-server.ts'
import type { WebProcess } from '../server/web-process.ts'

let web: WebProcess

beforeAll(async () => {
  const server = await openSharedServer()
  web = server.web
  return server.close
})

/** Sends bytes as they are, since no client would agree to send most of these. */
function send(raw: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(web.origin).port), 'localhost', () => socket.write(raw))
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const request = (line: string, headers: string[] = [], body = '') =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')

test.each([
  ['a broken percent sign', request('GET /%E0%A4%A HTTP/1.1'), 400],
  ['a null byte', request('GET /docs/%00 HTTP/1.1'), 400],
  ['a null byte behind the question mark', request('GET /search?q=%00 HTTP/1.1'), 400],
  ['a way out of the folder', request('GET /assets/../../package.json HTTP/1.1'), 400],
  ['an encoded way out of the folder', request('GET /assets/%2e%2e/%2e%2e/package.json HTTP/1.1'), 400],
  ['another host in the target', request('GET //evil.example/ HTTP/1.1'), 400],
  ['an absolute target', request('GET http://evil.example/ HTTP/1.1'), 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host with a space', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a very long address', request(`GET /${'a'.repeat(6_000)} HTTP/1.1`), 414],
  ['headers without end', request('GET / HTTP/1.1', [`X-Long: ${'a'.repeat(20_000)}`]), 431],
  ['a method nobody knows', request('BREW / HTTP/1.1'), 400],
  ['a method that is not for pages', request('DELETE /about HTTP/1.1'), 405],
  ['a page asked for with content', request('GET /search HTTP/1.1', ['Content-Length: 3'], 'a=b'), 400],
  [
    'a page asked for with content of no length',
    request('GET /search HTTP/1.1', ['Transfer-Encoding: chunked'], '3\r\na=b\r\n0\r\n\r\n'),
    400,
  ],
  ['not HTTP at all', '\u0016\u0003\u0001\r\n\r\n', 400],
  [
    'a body of another kind',
    request('POST /contacts HTTP/1.1', ['Content-Type: application/xml', 'Content-Length: 4'], '<a/>'),
    415,
  ],
  [
    'a body said to be huge',
    request('POST /contacts HTTP/1.1', ['Content-Type: text/plain', 'Content-Length: 99999999999'], 'x'),
    413,
  ],
  [
    'a form from another site',
    request(
      'POST /contacts HTTP/1.1',
      [
        'Origin: https://evil.example',
        'Content-Type: application/x-www-form-urlencoded',
        'Content-Length: 3',
      ],
      'a=b',
    ),
    403,
  ],
  [
    'two lengths that differ',
    request('POST /contacts HTTP/1.1', ['Content-Length: 3', 'Content-Length: 4'], 'a=b'),
    400,
  ],
  [
    'a form that is no form',
    request(
      'POST /contacts HTTP/1.1',
      ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 3'],
      'abc',
    ),
    400,
  ],
  [
    'a form of very many fields',
    request(
      'POST /contacts HTTP/1.1',
      ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 800000'],
      'a=b&'.repeat(200_000),
    ),
    400,
  ],
  [
    'bytes that are no text in a form',
    request(
      'POST /preferences/theme HTTP/1.1',
      ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 9'],
      'theme=%FF',
    ),
    400,
  ],
  [
    'a form to a page without one',
    request(
      'POST /about HTTP/1.1',
      ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'],
      'a=b',
    ),
    405,
  ],
  [
    'a form to nowhere',
    request(
      'POST /no-such-page HTTP/1.1',
      ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 3'],
      'a=b',
    ),
    404,
  ],
  ['data of a page that is not there', request('GET /no-such-page.data HTTP/1.1'), 404],
  ['an unknown document', request('GET /docs/%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0 HTTP/1.1'), 404],
  ['an unknown picture', request('GET /og/..%2f..%2fsecret.png HTTP/1.1'), 400],
])('%s is answered with the right status', async (_what, raw, status) => {
  expect(statusOf(await send(raw))).toBe(status)
})

test('after all of that the server is well and has logged no fault', async () => {
  expect((await fetch(`${web.origin}/readyz`)).status).toBe(200)
  expect(web.printed()).not.toMatch(/"level":50/)
})
