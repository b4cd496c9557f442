import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { AvifOptions, Raw } from 'sharp'

export type Encoded = { width: number; height: number; bytes: Buffer }

type Task = { pixels: Buffer; raw: Raw; widths: readonly number[]; options: AvifOptions }
type Answer = { encoded: Encoded[] } | { failure: string }

/** Written as text, so that it runs the same from the source and from a bundle. */
const program = `
const sharp = require(process.argv[1])
// Who is told to stop finishes the jobs under way, and this is a part of one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', async ({ pixels, raw, widths, options }) => {
  try {
    const encoded = []
    for (const wanted of widths) {
      const resized = sharp(pixels, { raw }).resize({ width: wanted })
      const { data, info } = await resized.avif(options).toBuffer({ resolveWithObject: true })
      encoded.push({ width: info.width, height: info.height, bytes: data })
    }
    process.send({ encoded })
  } catch (error) {
    process.send({ failure: String(error) })
  }
})
`
const packages = createRequire(import.meta.url)

/**
 * Pixels as AVIF in several widths, by a process that ends when it is done: the encoder takes 50 MB and more for a wide picture,
 * and whoever serves pages would not get all of it back.
 */
export function encodeAvifApart(task: Task): Promise<Encoded[]> {
  const child = spawn(process.execPath, ['-e', program, packages.resolve('sharp')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  return new Promise<Encoded[]>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The encoder ended with ${signal ?? code}`)))
    child.once('message', (answer: Answer) => {
      if ('failure' in answer) reject(new Error(answer.failure))
      else resolve(answer.encoded)
    })
    child.send(task, (error) => error && reject(error))
  }).finally(() => child.connected && child.disconnect())
}
