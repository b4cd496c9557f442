import { z } from 'zod'
import type { AiConfig } from '#platform/ai/endpoint.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { logLevels } from '#platform/log/levels.ts'
import type { VapidKeys } from '#platform/push/vapid.ts'
import type { Provider } from './providers.ts'

/** Where ClamAV's daemon listens. */
type ClamdAddress = { host: string; port: number } | { path: string }

/** How much of the demo marketplace is made: tests need only its people. */
export type DemoSize = 'whole' | 'small' | 'people'

const demoSizes: Readonly<Record<string, DemoSize | undefined>> = {
  on: 'whole',
  true: 'whole',
  1: 'whole',
  small: 'small',
  people: 'people',
}

const demo = z
  .string()
  .transform((text) => text.toLowerCase())
  .pipe(
    z.enum(['on', 'off', 'true', 'false', '1', '0', 'small', 'people'], {
      error: 'write on, off, small (a tenth of it) or people (only those whom the sign-in page offers)',
    }),
  )
  .transform((text) => demoSizes[text] ?? null)

const port = z.coerce
  .number({ error: 'write a port number, 0 to 65535' })
  .int('write a whole port number')
  .min(0, 'write a port number, 0 to 65535')
  .max(65_535, 'write a port number, 0 to 65535')

const url = (protocols: string[]) =>
  z.string().refine(
    (text) => {
      try {
        return protocols.includes(new URL(text).protocol)
      } catch {
        return false
      }
    },
    {
      error: `write an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      // What looks closer takes it for an address.
      abort: true,
    },
  )

const dsn = url(['http:', 'https:']).refine(
  (text) => /^\/.*\d+$/.test(new URL(text).pathname) && new URL(text).username !== '',
  {
    error: 'write a Sentry DSN: https://KEY@HOST/PROJECT',
  },
)

/** A key that opens an account with money in it goes over no line that others can read. */
function isSafeApi(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** What a million tokens cost, in dollars; kept in millionths of one, so that sums stay whole. */
const priceOfTokens = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,6})?$/, 'write what a million tokens cost in dollars: 0.15')
  .transform((text) => BigInt(Math.round(Number(text) * 1_000_000)))

/** `localhost:3310`, `[::1]:3310` or `/run/clamav/clamd.ctl`. */
function readClamd(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return { path: text }
  const [, host, digits] =
    /^(?:\[([0-9a-f:]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(text)?.flatMap((part) => part ?? []) ?? []
  const port = Number(digits)
  return host && port > 0 && port <= 65_535 ? { host, port } : undefined
}

/** Every variable that the product reads, in the order of the README's table. */
export const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  ORIGIN: url(['http:', 'https:'])
    .refine((text) => new URL(text).pathname === '/', { error: 'write scheme, host and port only, no path' })
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'write a whole number' })
    .int('write a whole number')
    .min(2, 'at least 2')
    .max(200, 'at most 200')
    .default(20),
  DATA_FOLDER: z.string().default('.data'),
  DEMO: demo.optional(),
  JOBS: z
    .enum(['inside', 'apart'], {
      error: 'write inside (jobs run in the web process) or apart (a worker runs them)',
    })
    .default('inside'),
  WORKER_PORT: port.optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'write how many seconds a proxy needs to send people elsewhere: 5' })
    .min(0, '0 or more')
    .max(600, 'at most 600')
    .optional(),
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'write how many proxies stand before the server: 0, 1, 2' })
    .int('write a whole number')
    .min(0, '0 or more')
    .max(10, 'at most 10')
    .default(0),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'write a sender: Guildhall <post@example.org>')
    .default('Guildhall <post@localhost.localdomain>'),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUSH_SERVICES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => URL.parse(one)?.origin === one), {
      error: 'write origins with commas between them: https://push.example.org',
    })
    .default([]),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD: z
    .string()
    .transform((text) => readClamd(text.trim()))
    .refine((address) => address !== undefined, {
      error: 'write where clamd listens: a host and a port (localhost:3310) or the path of its socket',
    })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'write a secret or restricted key of Stripe: sk_live_… or rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'write the signing secret of the webhook endpoint: whsec_…')
    .optional(),
  STRIPE_API_URL: url(['http:', 'https:'])
    .refine(isSafeApi, { error: 'write an address that begins with https:// (http:// only on this machine)' })
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://api.stripe.com'),
  PAYMENTS_SANDBOX: z
    .enum(['on', 'off'], { error: 'write on (payments of invented money) or off' })
    .optional(),
  AI_URL: url(['http:', 'https:'])
    .refine((text) => new URL(text).search === '' && new URL(text).username === '', {
      error: 'write the address before /chat/completions, without a key: https://api.example.org/v1',
    })
    .transform((text) => text.replace(/(\/chat\/completions)?\/*$/, ''))
    .optional(),
  AI_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'write the key as it was given to you, without spaces')
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\w.:/@-]{1,100}$/, 'write the name of a model as its endpoint spells it')
    .optional(),
  AI_INPUT_PRICE: priceOfTokens.optional(),
  AI_OUTPUT_PRICE: priceOfTokens.optional(),
  MEANING: z
    .enum(['on', 'off'], { error: 'write on (texts are also compared by meaning) or off (by words alone)' })
    .default('on'),
  SENTRY_DSN: dsn.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: 'write debug, info, warn, error or silent' }).optional(),
  PAGE_CACHE_MB: z.coerce
    .number({ error: 'write a whole number' })
    .int('write a whole number')
    .min(0, '0 or more')
    .max(4_096, 'at most 4096')
    .default(16),
})

export type Config = {
  providers: Provider[]
  demo: boolean
  demoSize: DemoSize
  host: string
  port: number
  /** Scheme, host and port under which people reach the marketplace. */
  origin: string
  databaseUrl: string | undefined
  databasePoolSize: number
  dataFolder: string
  jobs: 'inside' | 'apart'
  /** Where a worker answers whether it lives. */
  workerPort: number | undefined
  /** How long a web process that is told to stop still takes requests, so that a proxy can notice. */
  drainSeconds: number
  /** SECRET and, while it is being changed, SECRET_PREVIOUS. */
  secret: Secret
  trustedProxies: number
  metricsToken: string | undefined
  mail: { url: string; from: string } | undefined
  mailFrom: string
  push: {
    /** Given by the operator; without them a pair is made and kept sealed. */
    keys: VapidKeys | undefined
    /** Push services besides those of the common browsers, by their origin. */
    services: readonly string[]
  }
  files:
    | {
        bucket: string
        endpoint: string | undefined
        region: string
        accessKeyId: string
        secretAccessKey: string
      }
    | undefined
  clamd: ClamdAddress | undefined
  payments: {
    stripe: { secretKey: string; webhookSecret: string; apiUrl: string } | undefined
    /** Payments of invented money. */
    sandbox: boolean
  }
  /** A model that words briefs; without one the built-in engine does. */
  ai: AiConfig | undefined
  /** What a million of its tokens cost, in millionths of a dollar. */
  aiPrices: { inputMicros: bigint; outputMicros: bigint } | undefined
  /** Whether texts are compared by meaning, or by words alone. */
  meaning: 'on' | 'off'
  sentryDsn: string | undefined
  /** Where traces are sent, as OTLP over HTTP. */
  tracesEndpoint: string | undefined
  logLevel: string
  pageCacheMegabytes: number
}
