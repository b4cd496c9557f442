import type { ByteRange, ResolvedRange } from './byte-range.ts'

export type FileBytes = Buffer | ReadableStream<Uint8Array>

export type StoredFile = {
  stream: ReadableStream<Uint8Array>
  /** Of the whole file, also when only a range of it is read. */
  size: number
  contentType: string
  /** What `stream` holds, when a range was asked for. */
  range?: ResolvedRange
}

/** Where uploaded files live. A file is there whole or not at all, and a key that was written once keeps its content type. */
export type FileStore = {
  put(key: string, bytes: FileBytes, options: { contentType: string }): Promise<void>
  /** Rejects with `RangeNotSatisfiable` when the range begins behind the end. */
  read(key: string, options?: { range?: ByteRange }): Promise<StoredFile | undefined>
  /** Removing what is not there is no error: it may be done twice. */
  remove(key: string): Promise<void>
  has(key: string): Promise<boolean>
  /** Every key there is, in no order that anybody may rely on; what was put there by others under other names is none. */
  list(): AsyncIterable<string>
  /** Rejects, saying why, when files can't be kept. */
  health(): Promise<void>
}
