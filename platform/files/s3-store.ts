import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  DeleteObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Config } from '#platform/config/variables.ts'
import { RangeNotSatisfiable, type ByteRange, type ResolvedRange } from './byte-range.ts'
import { checkKey, isKey } from './file-key.ts'
import type { FileStore } from './stored-file.ts'
import { uploadToS3 } from './s3-upload.ts'

const CONNECTION_TIMEOUT_MS = 5_000
/** A bucket that falls silent, or an answer that nobody reads any more, would else keep one of few connections for good. */
const SILENCE_TIMEOUT_MS = 30_000

/** Keeps files in a bucket of any server that speaks S3. */
export function openS3Store(
  settings: NonNullable<Config['files']>,
  { silenceMs = SILENCE_TIMEOUT_MS } = {},
): FileStore {
  const Bucket = settings.bucket
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    // Many servers that speak S3 don't know the newer checksums; TLS and the signature guard the bytes on the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: silenceMs },
  })

  return {
    put: (key, bytes, { contentType }) =>
      uploadToS3(client, { Bucket, Key: checkKey(key), ContentType: contentType }, bytes),
    async read(key, { range } = {}) {
      const Range = range && `bytes=${range.start}-${range.end ?? ''}`
      const found = await unlessMissing(
        client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range })),
      )
      if (!found) return undefined
      const { Body, ContentLength, ContentType, ContentRange } = found
      if (!Body || ContentLength === undefined || ContentType === undefined) {
        throw new Error(`The bucket answered without a body, a length or a content type for ${key}`)
      }
      const stream = Body.transformToWebStream() as ReadableStream<Uint8Array>
      if (!range) return { stream, size: ContentLength, contentType: ContentType }
      return { stream, contentType: ContentType, ...readContentRange(ContentRange, range) }
    },
    async remove(key) {
      await unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) })))
    },
    async has(key) {
      return (
        (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key: checkKey(key) })))) !==
        undefined
      )
    },
    async *list() {
      let ContinuationToken: string | undefined
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined && isKey(Key)) yield Key
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },
    async health() {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}

function readContentRange(
  header: string | undefined,
  asked: ByteRange,
): { size: number; range: ResolvedRange } {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(header ?? '') ?? []
  if (Number(start) !== asked.start)
    throw new Error(`The bucket answered another range than asked for: ${header}`)
  return { size: Number(size), range: { start: Number(start), end: Number(end) } }
}

async function unlessMissing<Result>(doing: Promise<Result>): Promise<Result | undefined> {
  try {
    return await doing
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error
    if (error.name === 'NoSuchBucket') throw error
    if (error.$metadata.httpStatusCode === 404) return undefined
    if (error.$metadata.httpStatusCode === 416) {
      throw new RangeNotSatisfiable('The part asked for lies behind the end of the file')
    }
    throw error
  }
}
