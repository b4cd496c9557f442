import { reading } from '#app/edge.ts'
import { openPictureCache } from '#platform/pictures/picture-cache.ts'
import { drawOpenGraphPicture } from '#platform/pictures/open-graph-picture.ts'
import type { OpenGraphWords } from '#platform/pictures/open-graph-words.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'
import { ownMarkOf, pictureKeyOf } from './own-mark.ts'
import { openGraphPages } from './open-graph-pages.ts'

const pictures = openPictureCache({ mostBytes: 2_000_000, atOnce: 1 })

/** `/og/pricing.png`: the picture that other sites show beside a link to a page of ours. */
export const loader = reading(async ({ request, params, settings, config, files }) => {
  const name = /^([a-z-]+)\.png$/.exec(params.page ?? '')?.[1]
  const page = name !== undefined && Object.hasOwn(openGraphPages, name) ? openGraphPages[name] : undefined
  if (!page) return nothingHere()
  const words: OpenGraphWords = {
    title: page.title,
    line: typeof page.line === 'string' ? page.line : page.line(settings),
    name: settings.marketplaceName,
    address: new URL(config.origin).host + (page.path === '/' ? '' : page.path),
  }
  const picture = await pictures.find(JSON.stringify([words, pictureKeyOf(settings)]), async () =>
    drawOpenGraphPicture({ ...words, ...(await ownMarkOf({ settings, files })) }),
  )
  return answerMachine(request, {
    type: 'image/png',
    body: picture.bytes,
    etag: picture.etag,
    maxAgeSeconds: 3_600,
  })
})
