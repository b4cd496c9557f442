import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { OutputInfo, SharpOptions } from 'sharp'
import type { Drawn, Steps } from './draw-steps.ts'

/** A hand that draws one picture in several ways. */
export type Hand = {
  /** Takes the picture up; what comes of the steps (pixels, at the end) is what is drawn after. */
  take(bytes: Buffer, options: SharpOptions, steps: Steps): Promise<OutputInfo>
  draw(steps: Steps): Promise<Drawn>
  end(): void
}

type Answer = Partial<Drawn> & { failure?: string }

/** The picture is at fault, not who draws it. */
export class NotDrawable extends Error {}

/** Written as text, so that it runs the same from the source and from a bundle. */
const program = `
const sharp = require(process.argv[1])
// Who is told to stop finishes the jobs under way, and this is a part of one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
// Whoever is gone meanwhile needs no answer.
const answer = (said) => process.send(said, () => {})
let taken
process.on('message', async ({ bytes, options, steps }) => {
  try {
    const begun = bytes ? sharp(bytes, options) : sharp(taken.data, { raw: taken.raw })
    const drawn = steps.reduce((image, [step, given]) => image[step](given), begun)
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    if (bytes) taken = { data, raw: { width, height, channels } }
    answer(bytes ? { info } : { data, info })
  } catch (error) {
    answer({ failure: error.message })
  }
})
`
const packages = createRequire(import.meta.url)

/**
 * Draws in a process that ends when it is done: to decode and encode a large picture takes a hundred megabytes and more, and
 * whoever serves pages would not get all of it back. A picture that is too much for it ends nobody else.
 */
export function drawApart(): Hand {
  const child = spawn(process.execPath, ['-e', program, packages.resolve('sharp')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Whoever opens strangers' pictures knows no secret of ours.
    env: {},
  })
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process that draws ended with ${signal ?? code}`)
  })
  // Whoever waits for an answer stays; a hand that is not used holds nobody back from ending.
  child.unref()
  child.channel?.unref()
  // Heard where somebody waits for it.
  gone.catch(() => {})

  async function ask(question: object): Promise<Answer> {
    // One that ended can't be written to: that it ended is what is told.
    child.channel?.ref()
    child.send(question, () => {})
    const [answer] = (await Promise.race([once(child, 'message'), gone]).finally(() =>
      child.channel?.unref(),
    )) as [Answer]
    if (answer.failure !== undefined) throw new NotDrawable(answer.failure)
    return answer
  }

  return {
    async take(bytes, options, steps) {
      return (await ask({ bytes, options, steps })).info as OutputInfo
    },
    draw: async (steps) => (await ask({ steps })) as Drawn,
    end: () => child.connected && child.disconnect(),
  }
}
