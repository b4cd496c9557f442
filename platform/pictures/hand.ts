import type { OutputInfo, SharpOptions } from 'sharp'
import { drawHere, type Drawn, type Steps } from './draw-steps.ts'
import type { OpenGraphWords } from './open-graph-words.ts'
import { sharp } from './sharp.ts'

/** A program of its own, which `draw-apart.ts` starts and asks. */

/** Words to be set on the wall in our own fonts; whatever else hangs there begins so far from the right edge. */
export type Lettering = { words: OpenGraphWords; right?: number | undefined }
/** A picture to take up, or steps for the one that was taken up. */
export type Question = { picture?: Uint8Array | Lettering; options?: SharpOptions; steps: Steps }
export type Answer = Partial<Drawn> & { failure?: string }

type Pixels = { data: Buffer; raw: Pick<OutputInfo, 'width' | 'height' | 'channels'> }

let taken: Pixels | undefined

// Who is told to stop finishes the jobs under way, and this is a part of one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', (question: Question) => {
  answer(question).then(tell, (error: unknown) =>
    tell({ failure: error instanceof Error ? error.message : String(error) }),
  )
})

/** Whoever is gone meanwhile needs no answer. */
function tell(said: Answer): void {
  process.send?.(said, undefined, {}, () => {})
}

async function answer({ picture, options, steps }: Question): Promise<Answer> {
  if (!picture) return drawHere(sharp(taken?.data, taken && { raw: taken.raw }), steps)
  const bytes = picture instanceof Uint8Array ? picture : await letter(picture)
  const { data, info } = await drawHere(sharp(bytes, options), steps)
  const { width, height, channels } = info
  taken = { data, raw: { width, height, channels } }
  return { info }
}

/** Fonts take megabytes and are read only by who needs them. */
async function letter({ words, right }: Lettering): Promise<Buffer> {
  const { openGraphSvg } = await import('./open-graph-svg.ts')
  return Buffer.from(openGraphSvg(words, { right }))
}
