import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { openPayments } from './payments.ts'
import { startStripePeer } from './testing-peer.ts'

const peer = await startStripePeer()
afterAll(() => peer.close())

const open = (stripe: typeof peer.config | undefined) =>
  openPayments({
    config: { payments: { stripe, sandbox: true }, secret: ['s'.repeat(40)], origin: 'https://hall.test' },
    db: {} as Db,
    clock: systemClock,
  })

test('real money goes before invented money, which takes any currency', () => {
  expect(open(peer.config).activeFor('HUF')?.name).toBe('stripe')
  expect(open(undefined).activeFor('KWD')?.name).toBe('sandbox')
})

test('where Stripe can’t be told every sum nobody takes new payments, and the sandbox does not stand in', () => {
  const payments = open(peer.config)
  expect(payments.activeFor('KWD')).toBeUndefined()
  expect(payments.find('stripe')?.name).toBe('stripe')
})
