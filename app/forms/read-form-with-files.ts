import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { TooLarge } from '#platform/errors/errors.ts'
import type { SentFile } from '#platform/files/sent-file.ts'
import { cutLongParts } from './cut-long-parts.ts'
import { boundForm } from './form-bounds.ts'
import { readForm, unreadable } from './read-form.ts'

/** More than anyone types. */
const MOST_TYPED = 1024 * 1024

export type FormLimits = {
  /** Those that come after so many are passed over. */
  maxFiles: number
  /** What is longer comes cut: wider than the rules of its field, which then refuse it by its name. */
  maxFileSize: number
  maxParts: number
  /** Of the whole body: what comes after is not read. */
  maxTotalSize: number
}

/** What of a form was not read: files, since they are too many; or all from some place on, since it is too long or ends there. */
export type Unread = 'files' | 'too long' | 'missing'

/** A file of a form, with the field that it came in. */
export type FileOfForm = SentFile & { fieldName: string; size: number }

export type FormWithFiles = { form: FormData; unread?: Unread }

/** A form that may carry files, which are taken one by one as they come, never all in memory. Whatever is too much, what was typed stays. */
export async function readFormWithFiles(
  request: Request,
  limits: FormLimits,
  take: (file: FileOfForm) => Promise<void>,
): Promise<FormWithFiles> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/form-data')) return { form: await readForm(request) }
  const boundary = getMultipartBoundary(type)
  if (!boundary || !request.body) throw unreadable()
  const form = new FormData()
  const found: { unread?: Unread } = {}
  let files = 0
  let typed = 0
  for await (const part of partsOf(request.body, boundary, limits, (unread) => (found.unread = unread))) {
    const { name } = part
    if (!name) continue
    if (!part.isFile) {
      typed += part.size
      if (typed > MOST_TYPED) throw new TooLarge('What was sent is too large.')
      form.append(name, part.text)
    } else if (!isLeftAlone(part)) {
      files += 1
      if (files > limits.maxFiles) found.unread ??= 'files'
      else await take(fileOf(part, name))
    }
  }
  return { form: boundForm(form), ...found }
}

/** What was read of it is forgotten: a large file is in memory once, not as a copy beside the parser's. */
function fileOf({ content, size, filename = 'file-upload' }: MultipartPart, fieldName: string): FileOfForm {
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = content.shift()
        if (piece) controller.enqueue(piece)
        else controller.close()
      },
    })
  return { name: filename, fieldName, size, stream }
}

/** A file input that was left alone sends an empty file without a name. */
const isLeftAlone = ({ size, filename = '' }: MultipartPart) => size === 0 && filename === ''

type Tell = (unread: Unread) => void

async function* partsOf(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  { maxFileSize, maxParts, maxTotalSize }: FormLimits,
  tell: Tell,
): AsyncGenerator<MultipartPart> {
  const parser = new MultipartParser(boundary, { maxFileSize, maxParts, maxTotalSize })
  let isTooLong = false
  try {
    const within = bounded(body, maxTotalSize, () => (isTooLong = true))
    for await (const piece of cutLongParts(within, boundary, maxFileSize)) yield* parser.write(piece)
    parser.finish()
  } catch (error) {
    tell(isTooLong || error instanceof MaxPartsExceededError ? 'too long' : 'missing')
  }
}

/** What is too long is let finish and dropped as it comes: whoever sends it gets the answer, and not a closed connection. */
async function* bounded(body: ReadableStream<Uint8Array>, most: number, onMore: () => void) {
  let length = 0
  for await (const chunk of body.values({ preventCancel: true })) {
    if (length < most) yield chunk.subarray(0, most - length)
    length += chunk.length
    if (length > most) onMore()
  }
}
