import { randomUUID } from 'node:crypto'
import { fileNameFor } from './file-name.ts'
import type { FileStore } from './stored-file.ts'
import { hasBoundedPixels } from './has-bounded-pixels.ts'
import { judgeUpload, type UploadRules } from './judge-upload.ts'
import type { Scan } from './scan.ts'
import type { SentFile } from './sent-file.ts'

/** A file that was judged and stored before any transaction begins. */
export type StoredAttachment = {
  name: string
  type: string
  bytes: number
  fileKey: string
  /** When a scanner found no virus in it; null where none looked. */
  scannedAt: Date | null
}

type AttachmentVerdict = { accepted: true; file: StoredAttachment } | { accepted: false; reason: string }

type AttachmentTo = { store: FileStore; folder: string; rules: UploadRules; scan: Scan; now: Date }

/** The one way in which a person's file comes into the house: judged, scanned where there is a scanner, named and stored. */
export async function keepAttachment(
  sent: SentFile,
  { store, folder, rules, scan, now }: AttachmentTo,
): Promise<AttachmentVerdict> {
  const verdict = await judgeUpload(sent.stream(), rules, scan)
  if (!verdict.accepted) return verdict
  const { kind, bytes, isScanned } = verdict.upload
  const fileKey = `${folder}/${randomUUID()}`
  const isShown = !kind.contentType.startsWith('image/') || (await hasBoundedPixels(bytes))
  // Too large to be shown is still somebody's file: it is handed over, and stands in no page.
  const type = isShown ? kind.contentType : 'application/octet-stream'
  await store.put(fileKey, bytes, { contentType: type })
  const name = fileNameFor(sent.name, kind)
  const file = {
    name,
    type,
    bytes: bytes.length,
    fileKey,
    scannedAt: isScanned ? now : null,
  }
  return { accepted: true, file }
}
