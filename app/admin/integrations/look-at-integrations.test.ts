import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openTelemetry } from '#platform/telemetry/telemetry.ts'
import { lookAtIntegrations } from './look-at-integrations.ts'

const closedStore = {
  health: async () => {
    throw new Error('connect ECONNREFUSED')
  },
} as unknown as FileStore

async function look(environment: Record<string, string>) {
  const { db, url } = await testDatabase()
  const config = readConfig({ DATABASE_URL: url, DEMO: 'off', SECRET: 's'.repeat(40), ...environment })
  const telemetry = openTelemetry({ config, db, fetch })
  return lookAtIntegrations({ config, db, files: closedStore, telemetry, clock: systemClock })
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
  for (const shown of ['mail.example:587', 'hall-files', 'sentry.example', 'stripe.example'])
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

test('what does not answer is said, and the rest is told all the same', async () => {
  const looked = await look({})
  const healthOf = (id: string) => looked.find((one) => one.id === id)?.health
  expect(healthOf('files')).toEqual({ ok: false, words: 'Does not answer: connect ECONNREFUSED' })
  expect(healthOf('database')).toMatchObject({ ok: true })
  expect(healthOf('payments')).toEqual({ ok: true, words: 'Not set up' })
  expect(healthOf('mail')).toEqual({ ok: true, words: 'Letters are kept, not sent' })
})
