import { beforeAll, expect, test } from 'vitest'
import { someSettings } from '#domain/orders/testing.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { MailFailure } from '#platform/mail/mail-failure.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import { openProviders } from '#platform/oidc/providers.ts'
import { openPayments } from '#platform/payments/payments.ts'
import { openTelemetry } from '#platform/telemetry/telemetry.ts'
import { inspectIntegrations } from './inspect-integrations.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))

const closedStore = {
  health: async () => {
    throw new Error('connect ECONNREFUSED')
  },
} as unknown as FileStore

async function look(environment: Record<string, string>, currency = 'USD') {
  const { db, url } = database
  const config = readConfig({ DATABASE_URL: url, DEMO: 'off', SECRET: 's'.repeat(40), ...environment })
  const telemetry = openTelemetry({ config, db, fetch, release: 'guildhall@1.2.3+abc' })
  const payments = openPayments({ config, db, clock: systemClock })
  const settings = { ...someSettings, currency }
  return inspectIntegrations({
    config,
    settings,
    db,
    files: closedStore,
    telemetry,
    clock: systemClock,
    payments,
  })
}

test('what is set is told, and no secret ever is', async () => {
  const looked = await look({
    SMTP_URL: 'smtp://post:mail-password@mail.example:587',
    S3_BUCKET: 'hall-files',
    S3_ACCESS_KEY_ID: 'access-key-id',
    S3_SECRET_ACCESS_KEY: 'secret-access-key',
    SENTRY_DSN: 'https://sentry-key@sentry.example/42',
    METRICS_TOKEN: 'metrics-token-of-16',
    STRIPE_SECRET_KEY: 'sk_live_stripekey',
    STRIPE_WEBHOOK_SECRET: 'whsec_stripehook',
    STRIPE_API_URL: 'https://stripe.example',
  })
  const words = JSON.stringify(looked)
  for (const shown of [
    'guildhall@1.2.3+abc',
    'mail.example:587',
    'hall-files',
    'sentry.example',
    'stripe.example',
  ])
    expect(words).toContain(shown)
  for (const secret of [
    'mail-password',
    'access-key-id',
    'secret-access-key',
    'sentry-key',
    'metrics-token-of-16',
    'stripekey',
    'stripehook',
    'ssss',
  ]) {
    expect(words).not.toContain(secret)
  }
})

const healthOf = (looked: Awaited<ReturnType<typeof look>>, id: string) =>
  looked.find((one) => one.id === id)?.health

test('what does not answer is said, and the rest is told all the same', async () => {
  const looked = await look({})
  expect(healthOf(looked, 'files')).toEqual({
    state: 'fails',
    words: 'Does not answer: connect ECONNREFUSED',
  })
  expect(healthOf(looked, 'database')).toMatchObject({ state: 'works' })
})

test('a bucket and a sign-in provider that can’t be reached are said to be so', async () => {
  const { db, url } = database
  // Where nobody listens.
  const nobody = 'http://127.0.0.1:2'
  const config = readConfig({
    DATABASE_URL: url,
    DEMO: 'off',
    SECRET: 's'.repeat(40),
    S3_BUCKET: 'hall',
    S3_ENDPOINT: nobody,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_ISSUER: nobody,
    OIDC_ACME_CLIENT_ID: 'hall',
    OIDC_ACME_CLIENT_SECRET: 'secret',
    OIDC_ACME_NAME: 'Acme',
  })
  const looked = await inspectIntegrations({
    config,
    db,
    files: await openFileStore(config),
    providers: openProviders(config.providers),
    telemetry: openTelemetry({ config, db, fetch }),
    clock: systemClock,
    settings: someSettings,
  })
  expect(healthOf(looked, 'files')).toMatchObject({ state: 'fails' })
  expect(healthOf(looked, 'provider-acme')).toEqual({
    state: 'fails',
    words: 'Discovery failed: Acme does not answer: ECONNREFUSED',
  })
})

test('what is not set up does not look as if it worked', async () => {
  const looked = await look({})
  expect(healthOf(looked, 'payments')).toEqual({ state: 'unset', words: 'Not set up: nobody can pay' })
  expect(healthOf(looked, 'mail')).toEqual({
    state: 'unset',
    words: 'Not set up: e-mails are kept here and reach nobody',
  })
})

test('invented money works in a demo, and where real people come it does not', async () => {
  expect(healthOf(await look({ DEMO: 'on', PAYMENTS_SANDBOX: 'on' }), 'payments')).toMatchObject({
    state: 'works',
  })
  expect(healthOf(await look({ PAYMENTS_SANDBOX: 'on' }), 'payments')).toEqual({
    state: 'unset',
    words: 'Not set up: only invented money can be paid',
  })
})

test('a provider that can’t take every amount in the currency is said to be of no use', async () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_stripekey',
    STRIPE_WEBHOOK_SECRET: 'whsec_stripehook',
    STRIPE_API_URL: 'http://127.0.0.1:2',
  }
  expect(healthOf(await look(stripe, 'KWD'), 'payments')).toEqual({
    state: 'fails',
    words: 'Can’t take every amount in KWD: nobody can pay',
  })
})

test('mail works when the server took the last letter that was tried, and fails with its words when it did not', async () => {
  const { db, url, transaction } = database
  const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'post@hall.example' }
  const config = readConfig({ DATABASE_URL: url, DEMO: 'off', SECRET: 's'.repeat(40), ...smtp })
  let refusal: string | undefined
  const mail: MailTransport = {
    send: async () => {
      if (refusal) throw new MailFailure(refusal, { permanent: true, cause: undefined })
    },
    health: async () => {},
  }
  const edge = { config, settings: someSettings, db, mail, files: closedStore, clock: systemClock }
  const telemetry = openTelemetry({ config, db, fetch })
  const write = async () => {
    const words = { kind: 'test', brand: 'Hall', subject: 'Hello', text: 'Hello', html: 'Hello' }
    const id = await transaction((tx) => queueMail(tx, { ...words, to: 'kate@example.org' }))
    await sendMail({ db, transport: mail, now: systemClock.now(), isDemo: false }, id)
  }
  const health = async () => healthOf(await inspectIntegrations({ ...edge, telemetry }), 'mail')

  expect(await health()).toMatchObject({ state: 'works' })
  refusal = '554 relay access denied'
  await write()
  expect(await health()).toEqual({
    state: 'fails',
    words: 'Answers, but did not take the last e-mail: 554 relay access denied',
  })
  refusal = undefined
  await write()
  expect(await health()).toMatchObject({ state: 'works' })
})

test('error reporting fails when the Sentry server does not take reports', async () => {
  const { db, url } = database
  const sentry = { SENTRY_DSN: 'https://key@sentry.example/42' }
  const config = readConfig({ DATABASE_URL: url, DEMO: 'off', SECRET: 's'.repeat(40), ...sentry })
  const telemetry = openTelemetry({ config, db, fetch: async () => new Response(null, { status: 503 }) })
  const edge = { config, settings: someSettings, db, files: closedStore, clock: systemClock, telemetry }
  expect(healthOf(await inspectIntegrations(edge), 'reports')).toMatchObject({ state: 'works' })
  telemetry.reportFault({ error: new Error('no'), route: '/' })
  await telemetry.settled()
  expect(healthOf(await inspectIntegrations(edge), 'reports')).toMatchObject({ state: 'fails' })
})
