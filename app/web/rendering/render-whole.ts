import type { ReactNode } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { inPieces } from '#app/ui/kept/page-in-pieces.ts'

const RENDER_TIMEOUT_MS = 10_000
/** No page is as long: React would stop where this ends, and go on when it is told that there is room. */
const ROOM_BYTES = 64 * 1024 * 1024
const DOCTYPE = Buffer.from('<!DOCTYPE html>')
/** What React puts in the place of a part that waits for something, or that failed. */
const LEFT_OUT = '<!--$!-->'

type Options = { nonce: string; onError(error: unknown): void }

/** A page whole, in its pieces: it needs no script to put its parts in place, and costs the socket one write instead of dozens. */
export async function renderWhole(page: ReactNode, options: Options): Promise<Buffer[]> {
  return renderAtOnce(page) ?? [await renderInParts(page, options)]
}

/** As text, which saves React to write its thousands of small pieces as bytes. It waits for nothing; hardly any page has to. */
function renderAtOnce(page: ReactNode): Buffer[] | undefined {
  const { text, pieces } = inPieces(() => renderToString(page))
  return text.includes(LEFT_OUT) ? undefined : [DOCTYPE, ...pieces]
}

/** Waits for what is loaded apart, which is once in the life of a process, and tells of what fails in a part of the page. */
function renderInParts(page: ReactNode, { nonce, onError }: Options): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React puts the larger of what was loaded apart at the end of a long page, for a script to move into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        pipe(gather(resolve))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error)
      },
      onError,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_TIMEOUT_MS)
  })
}

function gather(done: (whole: Buffer) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: ROOM_BYTES,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
