import { reading } from '#app/edge.ts'
import { answerMachine } from './answer-machine.ts'

/** Addresses that hold no page for a stranger; pages that only should not be listed say so themselves. */
const closed = ['/my/', '/monitoring', '/preferences/']

export const loader = reading(({ request, config }) =>
  answerMachine(request, {
    type: 'text/plain; charset=utf-8',
    body: [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${config.origin}/sitemap.xml`,
      '',
    ].join('\n'),
    maxAgeSeconds: 3_600,
  }),
)
