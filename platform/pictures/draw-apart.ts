import { spawn } from 'node:child_process'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OutputInfo, SharpOptions } from 'sharp'
import type { Drawn, Steps } from './draw-steps.ts'
import type { Answer, Lettering, Question } from './hand.ts'

/** A hand that draws one picture in several ways. */
export type Hand = {
  /** Takes the picture up; what comes of the steps (pixels, at the end) is what is drawn after. */
  take(picture: Buffer | Lettering, options: SharpOptions, steps: Steps): Promise<OutputInfo>
  draw(steps: Steps): Promise<Drawn>
  end(): void
}

/** The picture is at fault, not who draws it. */
export class NotDrawable extends Error {}

/** Beside this file among the sources; what was built stands beside the programs, or in their folder of parts. */
const file = fileURLToPath(import.meta.url)
const here = dirname(file)
const program = join(basename(here) === 'assets' ? dirname(here) : here, `hand${extname(file)}`)

/**
 * Draws in a process that ends when it is done: to decode and encode a large picture takes a hundred megabytes and more, and
 * whoever serves pages would not get all of it back. A picture that is too much for it ends nobody else.
 */
export function drawApart(): Hand {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Whoever opens strangers' pictures knows no secret of ours.
    env: {},
  })
  // Whoever waits for an answer stays; a hand that is not used holds nobody back from ending.
  child.unref()
  child.channel?.unref()
  let gone: Error | undefined
  // Who waits is told by the process itself. A promise that it has ended would hold every picture that was ever waited for beside it.
  let waits: PromiseWithResolvers<Answer> | undefined
  child.on('message', (answer: Answer) => waits?.resolve(answer))
  const end = (why: Error) => {
    gone ??= why
    waits?.reject(gone)
  }
  child.on('error', end)
  child.on('exit', (code, signal) => end(new Error(`The process that draws ended with ${signal ?? code}`)))

  async function ask(question: Question): Promise<Answer> {
    if (gone) throw gone
    waits = Promise.withResolvers()
    child.channel?.ref()
    // One that is about to end can't be written to: that it ended is what is told.
    child.send(question, () => {})
    const answer = await waits.promise.finally(() => child.channel?.unref())
    if (answer.failure !== undefined) throw new NotDrawable(answer.failure)
    return answer
  }

  return {
    async take(picture, options, steps) {
      return (await ask({ picture, options, steps })).info as OutputInfo
    },
    draw: async (steps) => (await ask({ steps })) as Drawn,
    end: () => child.connected && child.disconnect(),
  }
}
