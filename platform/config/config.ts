import type { z } from 'zod'
import type { AiConfig } from '#platform/ai/endpoint.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { isPair, type VapidKeys } from '#platform/push/vapid.ts'
import { variables, type Config } from './variables.ts'
import { ConfigError } from './config-error.ts'
import { readyDataFolder } from './data-folder.ts'
import { readProviders } from './providers.ts'
import { ownSecret } from './own-secret.ts'

/** Reads and checks the environment; everything wrong is said at once, each line naming its variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = variables.safeParse(given)
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${String(issue.path[0] ?? 'environment')}: ${issue.message}`),
    )
  }
  const read = result.data
  const demo = read.DEMO === undefined ? read.DATABASE_URL === undefined : read.DEMO !== null
  const problems: string[] = []
  if (!demo && read.SECRET === undefined) {
    problems.push(
      'SECRET: set it to at least 32 random characters; it signs links and cookies (openssl rand -base64 48)',
    )
  }
  if (read.SECRET_PREVIOUS !== undefined && read.SECRET_PREVIOUS === read.SECRET) {
    problems.push('SECRET_PREVIOUS: it is the same as SECRET; write the one before it, or leave it out')
  }
  if (
    read.S3_BUCKET !== undefined &&
    (read.S3_ACCESS_KEY_ID === undefined || read.S3_SECRET_ACCESS_KEY === undefined)
  ) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: both are needed with S3_BUCKET')
  }
  if ((read.STRIPE_SECRET_KEY === undefined) !== (read.STRIPE_WEBHOOK_SECRET === undefined)) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: set both or neither')
  }
  const ai = aiOf(read)
  if (ai === 'wrong') problems.push('AI_URL, AI_KEY and AI_MODEL: set all three or none')
  if ((read.AI_INPUT_PRICE === undefined) !== (read.AI_OUTPUT_PRICE === undefined))
    problems.push('AI_INPUT_PRICE and AI_OUTPUT_PRICE: set both or neither')
  const vapid = vapidOf(read)
  if (vapid === 'wrong')
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY: set both, of one pair, in base64url, or neither')
  if (problems.length > 0) throw new ConfigError(problems)
  if (keepsInFolder(read)) readyDataFolder(read.DATA_FOLDER)
  const host = read.HOST ?? (demo ? 'localhost' : '0.0.0.0')
  return {
    providers: readProviders(given),
    demo,
    demoSize: read.DEMO ?? 'whole',
    host,
    port: read.PORT,
    origin: read.ORIGIN ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${read.PORT}`,
    databaseUrl: read.DATABASE_URL,
    databasePoolSize: read.DATABASE_POOL_SIZE,
    dataFolder: read.DATA_FOLDER,
    jobs: read.JOBS,
    workerPort: read.WORKER_PORT,
    // Nobody stands before a demo but the person who ends it.
    drainSeconds: read.DRAIN_SECONDS ?? (demo ? 0 : 5),
    secret: secretOf(read),
    trustedProxies: read.TRUSTED_PROXIES,
    metricsToken: read.METRICS_TOKEN,
    mail: read.SMTP_URL === undefined ? undefined : { url: read.SMTP_URL, from: read.MAIL_FROM },
    mailFrom: read.MAIL_FROM,
    push: { keys: vapid === 'wrong' ? undefined : vapid, services: read.PUSH_SERVICES },
    files:
      read.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: read.S3_BUCKET,
            endpoint: read.S3_ENDPOINT,
            region: read.S3_REGION,
            accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
          },
    clamd: read.CLAMD,
    payments: paymentsOf(read, demo),
    ai: ai === 'wrong' ? undefined : ai,
    aiPrices:
      read.AI_INPUT_PRICE === undefined || read.AI_OUTPUT_PRICE === undefined
        ? undefined
        : { inputMicros: read.AI_INPUT_PRICE, outputMicros: read.AI_OUTPUT_PRICE },
    meaning: read.MEANING,
    sentryDsn: read.SENTRY_DSN,
    tracesEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    // A demo speaks to the person who started it; a log between its lines would only be noise.
    logLevel: read.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    pageCacheMegabytes: read.PAGE_CACHE_MB,
  }
}

/** The embedded database, a demo's secret, or files. */
function keepsInFolder({ DATABASE_URL, SECRET, S3_BUCKET }: z.infer<typeof variables>): boolean {
  return DATABASE_URL === undefined || SECRET === undefined || S3_BUCKET === undefined
}

function secretOf({ SECRET, SECRET_PREVIOUS, DATA_FOLDER }: z.infer<typeof variables>): Secret {
  const current = SECRET ?? ownSecret(DATA_FOLDER)
  return SECRET_PREVIOUS === undefined ? [current] : [current, SECRET_PREVIOUS]
}

function vapidOf(read: z.infer<typeof variables>): VapidKeys | 'wrong' | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = read
  if (publicKey === undefined && privateKey === undefined) return undefined
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' }
  return isPair(keys) ? keys : 'wrong'
}

function aiOf({
  AI_URL: url,
  AI_KEY: key,
  AI_MODEL: model,
}: z.infer<typeof variables>): AiConfig | 'wrong' | undefined {
  if (url === undefined && key === undefined && model === undefined) return undefined
  return url !== undefined && key !== undefined && model !== undefined ? { url, key, model } : 'wrong'
}

/** A demo pays with invented money unless it is told of real one; elsewhere invented money must be asked for. */
function paymentsOf(read: z.infer<typeof variables>, demo: boolean): Config['payments'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = read
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined
  const sandbox = read.PAYMENTS_SANDBOX === undefined ? demo && !stripe : read.PAYMENTS_SANDBOX === 'on'
  return { stripe, sandbox }
}
