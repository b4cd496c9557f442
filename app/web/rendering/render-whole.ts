import type { ReactNode } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const RENDER_TIMEOUT_MS = 10_000
/** No page is as long: React would stop where this ends, and go on when it is told that there is room. */
const ROOM_BYTES = 64 * 1024 * 1024
/** What React puts in the place of a part that waits for something, or that failed. */
const LEFT_OUT = '<!--$!-->'

type Options = { nonce: string; onError(error: unknown): void }

/** A page whole, so that it needs no script to put its parts in place, and costs the socket one write instead of dozens. */
export async function renderWhole(page: ReactNode, options: Options): Promise<Buffer> {
  return renderAtOnce(page) ?? renderInParts(page, options)
}

/**
 * As text, which saves React to write its thousands of small pieces as bytes. It waits for nothing; hardly any page has to. The text is made of
 * its pieces once, as it becomes bytes, and nobody looks into it before: each look, and each word put beside it, is a copy so large that V8
 * keeps it among the old objects, and collects all of them the sooner.
 */
function renderAtOnce(page: ReactNode): Buffer | undefined {
  const html = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`)
  return html.includes(LEFT_OUT) ? undefined : html
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
