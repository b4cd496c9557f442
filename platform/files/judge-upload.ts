import { fileTypeFromBuffer } from 'file-type'
import type { Scan, ScanVerdict } from './scan.ts'
import { isZipInside, KINDS, TEXT, type UploadKind } from './upload-kinds.ts'

/** What a field takes, and how large each may be. A field that takes no documents leaves out their limit. */
export type UploadRules = {
  imageBytes: number
  documentBytes?: number
  /** Where documents are taken, but not all of them: those, and what to choose instead of others. */
  onlyDocuments?: { types: readonly string[]; instead: string }
}

/** `isScanned`: a scanner looked at it and found nothing. */
export type Upload = { kind: UploadKind; bytes: Buffer; isScanned: boolean }

type UploadVerdict = { accepted: true; upload: Upload } | { accepted: false; reason: string }

export const ATTACHMENT_RULES: UploadRules = { imageBytes: 10_000_000, documentBytes: 50_000_000 }
export const IMAGE_RULES: UploadRules = { imageBytes: 10_000_000 }

/** Enough of a file for its first look; file-type's own sample is as long. */
const HEAD_BYTES = 4_100
const TEXT_BYTES = 1_000_000

/** Reads an upload no further than it may be long, says what it is by its content, never by its name, and has it scanned. */
export async function judgeUpload(
  stream: ReadableStream<Uint8Array>,
  rules: UploadRules,
  scan: Scan,
): Promise<UploadVerdict> {
  const chunks: Uint8Array[] = []
  let length = 0
  let limit = Math.max(rules.imageBytes, rules.documentBytes ?? 0)
  let tooLarge = tooLargeReason(undefined, limit)
  let looked = false
  for await (const chunk of stream) {
    chunks.push(chunk)
    length += chunk.length
    if (!looked && length >= HEAD_BYTES) {
      looked = true
      if ((await kindOf(Buffer.concat(chunks)))?.family === 'image') {
        limit = rules.imageBytes
        tooLarge = tooLargeReason('image', limit)
      }
    }
    // Leaving the loop cancels the stream: the rest is never read.
    if (length > limit) return refused(tooLarge)
  }
  // Held once: the pieces are let go as soon as they are one.
  return judgeWhole(Buffer.concat(chunks.splice(0)), rules, scan)
}

async function judgeWhole(bytes: Buffer, rules: UploadRules, scan: Scan): Promise<UploadVerdict> {
  if (bytes.length === 0) return refused('The file is empty. Choose another one.')
  const kind = (await kindOf(bytes)) ?? (isText(bytes) ? TEXT : undefined)
  if (rules.documentBytes === undefined && kind?.family !== 'image') {
    return refused('This is not an image that can be shown here. Choose a JPEG, PNG, WebP or AVIF file.')
  }
  if (!kind) {
    return refused('This kind of file can’t be attached as it is. Put it in a ZIP archive and attach that.')
  }
  if (
    rules.onlyDocuments &&
    kind.family !== 'image' &&
    !rules.onlyDocuments.types.includes(kind.contentType)
  ) {
    return refused(rules.onlyDocuments.instead)
  }
  const limit = kind.family === 'image' ? rules.imageBytes : (rules.documentBytes ?? 0)
  if (bytes.length > limit) return refused(tooLargeReason(kind.family, limit))
  if (isZipInside(kind.contentType) && !endsLikeZip(bytes)) {
    return refused(
      'The file is damaged or incomplete. Open it on your device to check, then attach it again.',
    )
  }
  const scanned = await scan(bytes)
  const reason = whyRefused(scanned)
  if (reason !== undefined) return refused(reason)
  return { accepted: true, upload: { kind, bytes, isScanned: scanned.state === 'clean' } }
}

function whyRefused(verdict: ScanVerdict): string | undefined {
  if (verdict.state === 'infected') {
    return `A virus was found in this file (${verdict.found}), so it was not taken. Check your device, then attach a clean copy.`
  }
  if (verdict.state === 'unknown') {
    return 'Files can’t be scanned for viruses right now, so none are taken. Try again in a few minutes.'
  }
  return undefined
}

async function kindOf(bytes: Buffer): Promise<UploadKind | undefined> {
  const told = await fileTypeFromBuffer(bytes)
  if (!told) return undefined
  // An animated PNG is a PNG of which the first picture is shown.
  const contentType = told.mime === 'image/apng' ? 'image/png' : (told.mime.split(';')[0] ?? told.mime)
  return KINDS.get(contentType)
}

/** UTF-8 without the control characters that only programs and pictures have. SVG, HTML and XML are text here. */
function isText(bytes: Buffer): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    // In pieces, since a text in memory is up to twice as long as its bytes.
    for (let at = 0; at < bytes.length; at += TEXT_BYTES) {
      const text = decoder.decode(bytes.subarray(at, at + TEXT_BYTES), { stream: true })
      if (/[^\P{Cc}\s]/u.test(text)) return false
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The directory of a ZIP ends with its own signature, followed by a comment of at most 65,535 bytes. */
function endsLikeZip(bytes: Buffer): boolean {
  return bytes.subarray(-(22 + 65_535)).includes('PK\x05\x06', 0, 'latin1')
}

function tooLargeReason(family: UploadKind['family'] | undefined, limit: number): string {
  const megabytes = `${limit / 1_000_000} MB`
  return family === 'image'
    ? `The image is larger than ${megabytes}. Make it smaller and try again.`
    : `The file is larger than ${megabytes}. Make it smaller or split it, then try again.`
}

function refused(reason: string): UploadVerdict {
  return { accepted: false, reason }
}
