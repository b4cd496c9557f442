import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const own = { DATABASE_URL: 'postgres://u:p@db.example/guildhall', SECRET: 'x'.repeat(32) }

test('with nothing set it is a demo on localhost:3000', () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    host: 'localhost',
    port: 3000,
    origin: 'http://localhost:3000',
    jobs: 'inside',
  })
})

test('a database of the operator’s own is not a demo and listens everywhere', () => {
  expect(readConfig(own)).toMatchObject({ demo: false, host: '0.0.0.0' })
})

test('a demo is whole, small or only its people', () => {
  expect(readConfig({ DEMO: 'on' })).toMatchObject({ demo: true, demoSize: 'whole' })
  expect(readConfig({ DEMO: 'small' })).toMatchObject({ demo: true, demoSize: 'small' })
  expect(readConfig({ ...own, DEMO: 'People' })).toMatchObject({ demo: true, demoSize: 'people' })
  expect(readConfig({ ...own, DEMO: 'off' })).toMatchObject({ demo: false })
})

test('where a proxy may stand before it, five seconds are left to send people elsewhere', () => {
  expect(readConfig(own)).toMatchObject({ drainSeconds: 5 })
  expect(readConfig({ ...own, DRAIN_SECONDS: '0.5' })).toMatchObject({ drainSeconds: 0.5 })
  expect(readConfig({})).toMatchObject({ drainSeconds: 0 })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: true })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DEMO', 'maybe'],
  ['ORIGIN', 'https://x.example/path'],
  ['ORIGIN', 'hall.example.org'],
  ['JOBS', 'elsewhere'],
  ['DRAIN_SECONDS', 'long'],
  ['DRAIN_SECONDS', '-1'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'mail.example'],
  ['SENTRY_DSN', 'https://sentry.example/'],
  ['SENTRY_DSN', 'x'],
  ['DATABASE_POOL_SIZE', '1'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API_URL', 'http://api.stripe.example'],
  ['STRIPE_API_URL', 'x'],
  ['PAYMENTS_SANDBOX', 'maybe'],
  ['MEANING', 'deep'],
  ['CLAMD', 'clamd'],
  ['CLAMD', 'localhost:99999'],
  ['AI_URL', 'ftp://model.example/v1'],
  ['AI_URL', 'x'],
  ['AI_URL', 'https://key@model.example/v1'],
  ['AI_KEY', 'two words'],
  ['AI_MODEL', 'a model?'],
  ['AI_INPUT_PRICE', 'cheap'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s (%s) is refused by its name', (name, value) => {
  expect(() => readConfig({ ...own, [name]: value })).toThrow(new RegExp(`^ {2}${name}: `, 'm'))
})

test('a scanner is told by a host and a port, or by a socket', () => {
  expect(readConfig({ CLAMD: 'scan.example:3310' }).clamd).toEqual({ host: 'scan.example', port: 3310 })
  expect(readConfig({ CLAMD: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 })
  expect(readConfig({ CLAMD: '/run/clamav/clamd.ctl' }).clamd).toEqual({ path: '/run/clamav/clamd.ctl' })
  expect(readConfig({}).clamd).toBeUndefined()
})

test('outside demo mode SECRET is required', () => {
  expect(() => readConfig({ DATABASE_URL: own.DATABASE_URL })).toThrow(/SECRET/)
})

test('S3_BUCKET without keys says which are missing', () => {
  expect(() => readConfig({ ...own, S3_BUCKET: 'files' })).toThrow(/S3_ACCESS_KEY_ID/)
})

test('Stripe needs both of its secrets', () => {
  expect(() => readConfig({ ...own, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/)
  const { payments } = readConfig({
    ...own,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: 'http://127.0.0.1:9000/',
  })
  expect(payments).toEqual({
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'http://127.0.0.1:9000' },
    sandbox: false,
  })
})

test('invented money is for the demo, and elsewhere for whoever asks for it', () => {
  expect(readConfig({}).payments).toEqual({ stripe: undefined, sandbox: true })
  expect(readConfig(own).payments.sandbox).toBe(false)
  expect(readConfig({ ...own, PAYMENTS_SANDBOX: 'on' }).payments.sandbox).toBe(true)
  expect(readConfig({ PAYMENTS_SANDBOX: 'off' }).payments.sandbox).toBe(false)
})

test('a model is named with its address and key, or not at all', () => {
  const model = { AI_URL: 'https://model.example/v1/chat/completions', AI_KEY: 'key', AI_MODEL: 'small' }
  expect(readConfig({ ...own, ...model, AI_INPUT_PRICE: '0.15', AI_OUTPUT_PRICE: '0.6' })).toMatchObject({
    ai: { url: 'https://model.example/v1', key: 'key', model: 'small' },
    aiPrices: { inputMicros: 150_000n, outputMicros: 600_000n },
  })
  expect(readConfig(own)).toMatchObject({ ai: undefined, aiPrices: undefined })
  expect(() => readConfig({ ...own, AI_URL: model.AI_URL })).toThrow(/AI_URL, AI_KEY and AI_MODEL/)
  expect(() => readConfig({ ...own, ...model, AI_INPUT_PRICE: '1' })).toThrow(/AI_OUTPUT_PRICE/)
})
