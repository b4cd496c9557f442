import { expect, test } from 'vitest'
import { parseDsn, projectOfDsn, tunnelNames } from './dsn.ts'

test('the organisation is read from the host', () => {
  expect(parseDsn('https://abc123@o4507.ingest.de.sentry.io/98')).toEqual({
    organisation: '4507',
    project: '98',
    publicKey: 'abc123',
    origin: 'https://o4507.ingest.de.sentry.io',
    envelopeUrl: 'https://o4507.ingest.de.sentry.io/api/98/envelope/',
  })
})

test('a server of one’s own may live under a path and name its organisation', () => {
  expect(parseDsn('http://k@localhost:9000/errors/7', 'harbour')).toMatchObject({
    organisation: 'harbour',
    project: '7',
    envelopeUrl: 'http://localhost:9000/errors/api/7/envelope/',
  })
  expect(parseDsn('http://k@localhost:9000/7').organisation).toBe('guildhall')
})

test.each([
  'https://sentry.example/7',
  'https://k@sentry.example/',
  'https://k@sentry.example/web',
  'ftp://k@h/7',
  'x',
])('%s is refused', (text) => {
  expect(() => parseDsn(text)).toThrow()
})

test('without a server the tunnel carries the product’s own names', () => {
  expect(tunnelNames(undefined)).toEqual({ organisation: 'guildhall', project: '1' })
})

test('the project of a DSN is its last path segment', () => {
  expect(projectOfDsn('https://k@h.example/sub/12')).toBe('12')
  expect(projectOfDsn('not an address')).toBeUndefined()
})
