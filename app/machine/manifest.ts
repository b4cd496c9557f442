import { reading } from '#app/edge.ts'
import { answerMachine } from './answer-machine.ts'

/** What a phone needs to put the marketplace on its home screen. */
export const loader = reading(({ request, settings }) =>
  answerMachine(request, {
    type: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify({
      id: '/',
      name: settings.marketplaceName,
      short_name: settings.marketplaceName,
      description: 'Services, projects and safe deals.',
      lang: 'en',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf8f3',
      theme_color: '#faf8f3',
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    maxAgeSeconds: 600,
  }),
)
