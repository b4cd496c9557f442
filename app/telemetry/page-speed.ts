import { browserTracingIntegration, type BrowserClient } from '@sentry/browser'

/** Page loads and moves between pages with their web vitals, and nothing that is fetched on the way. */
export function measurePages(client: BrowserClient): void {
  client.addIntegration(
    browserTracingIntegration({
      traceFetch: false,
      traceXHR: false,
      enableLongTask: false,
      enableLongAnimationFrame: false,
      ignoreResourceSpans: [
        'resource.img',
        'resource.other',
        'resource.link',
        'resource.css',
        'resource.script',
      ],
      webVitals: { ignore: ['inp'] },
    }),
  )
}
