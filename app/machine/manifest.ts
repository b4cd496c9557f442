import { reading } from '#app/edge.ts'
import { markUrl } from '#domain/settings/index.ts'
import { answerMachine } from './answer-machine.ts'

/** The operator's own, on the home screen too. */
const iconsOf = (key: string) =>
  ([192, 512] as const).map((size) => ({
    src: markUrl(key, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  }))

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
      icons: settings.iconKey
        ? iconsOf(settings.iconKey)
        : [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
            { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
            { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
            { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
    }),
    maxAgeSeconds: 600,
  }),
)
