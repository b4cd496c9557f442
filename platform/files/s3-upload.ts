import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3'
import { log } from '#platform/log/log.ts'
import type { FileBytes } from './stored-file.ts'

type Target = { Bucket: string; Key: string; ContentType: string }

/** S3 takes parts of 5 MB or more; the last may be smaller. */
const PART_BYTES = 8 * 1024 * 1024

/** S3 wants to know a length beforehand, which a stream doesn't: what is longer than one part goes up in parts. */
export async function uploadToS3(client: S3Client, target: Target, bytes: FileBytes): Promise<void> {
  if (Buffer.isBuffer(bytes)) return putWhole(client, target, bytes)
  const parts = partsOf(bytes)
  const first = await parts.next()
  if (first.done) await putWhole(client, target, Buffer.alloc(0))
  else if (first.value.length < PART_BYTES) await putWhole(client, target, first.value)
  else await uploadInParts(client, target, first.value, parts)
}

async function putWhole(client: S3Client, target: Target, Body: Buffer): Promise<void> {
  await client.send(new PutObjectCommand({ ...target, Body }))
}

async function uploadInParts(
  client: S3Client,
  target: Target,
  first: Buffer,
  rest: AsyncGenerator<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId }
  try {
    const Parts: CompletedPart[] = []
    const uploadPart = async (Body: Buffer) => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await uploadPart(first)
    for await (const part of rest) await uploadPart(part)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await rest.return(undefined)
    // The parts cost space until the upload is given up; that failing too must not hide the first error.
    await client.send(new AbortMultipartUploadCommand(upload)).catch((abortError: unknown) => {
      log.warn({ err: abortError, key: target.Key }, 'an unfinished upload could not be given up')
    })
    throw error
  }
}

async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream) {
    gathered.push(chunk)
    length += chunk.length
    if (length >= PART_BYTES) {
      yield Buffer.concat(gathered)
      gathered = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(gathered)
}
