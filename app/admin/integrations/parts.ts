import type { Edge } from '#app/edge.ts'
import type { Assistant } from '#domain/assistant/index.ts'
import type { AiEndpoint } from '#platform/ai/endpoint.ts'
import type { Scanner } from '#platform/files/clamd.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import type { MailTransport } from '#platform/mail/transport.ts'
import type { Providers } from '#platform/oidc/providers.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Bus } from '#platform/realtime/bus.ts'

/** What the process holds open towards others, beside the services of every page. */
export type IntegrationParts = {
  mail?: MailTransport | undefined
  queue?: Pick<JobQueue, 'isRunning'> | undefined
  bus?: Pick<Bus, 'isListening'> | undefined
  scanner?: Scanner | undefined
  ai?: AiEndpoint | undefined
  assistant?: Assistant | undefined
  payments?: Payments | undefined
  providers?: Pick<Providers, 'list' | 'health'> | undefined
}

export type IntegrationEdge = Pick<Edge, 'config' | 'settings' | 'db' | 'files' | 'telemetry' | 'clock'> &
  IntegrationParts
