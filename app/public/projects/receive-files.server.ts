import { FormDataParseError, MultipartParseError } from '@remix-run/form-data-parser'
import type { MemberEdge } from '#app/edge.ts'
import { readFormWithFiles } from '#app/forms/read-form.ts'
import { scanFor } from '#app/scan-for.ts'
import type { AddedFile } from '#domain/projects/index.ts'
import { keepAttachment } from '#platform/files/keep-attachment.ts'

export type Received = {
  form: FormData
  files: AddedFile[]
  /** What was wrong with those that were not taken. */
  refused: string[]
  /** Takes back what was stored, when nothing came of the form. */
  forget(): Promise<void>
}

const MEGABYTE = 1_000_000
const NAME_MOST = 80
/** Room for the words of a form beside its files. */
const WORDS_BYTES = 2_000_000

/** A form that may carry files: each is judged by its content and stored as it comes, before any transaction begins. */
export async function receiveFiles(edge: MemberEdge): Promise<Received> {
  const { settings, files: store, request } = edge
  const files: AddedFile[] = []
  const refused: string[] = []
  const forget = async () => {
    for (const { fileKey } of files) await store.remove(fileKey)
  }
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return { form: await edge.form(), files, refused, forget }
  const most = settings.attachmentsMost
  const rules = {
    imageBytes: settings.imageMegabytes * MEGABYTE,
    documentBytes: settings.attachmentMegabytes * MEGABYTE,
  }
  const maxFileSize = Math.max(rules.imageBytes, rules.documentBytes) + MEGABYTE
  const limits = {
    maxFiles: most + 5,
    maxFileSize,
    maxParts: 300,
    maxTotalSize: most * maxFileSize + WORDS_BYTES,
  }
  try {
    const form = await readFormWithFiles(request, limits, async (file) => {
      // A file input that was left alone sends an empty file without a name, for which the parser has one of its own.
      if (file.size === 0 && (file.name === '' || file.name === 'file-upload')) return
      const name = file.name.slice(0, NAME_MOST)
      if (files.length >= most) return void refused.push(`Attachments: at most ${most} files`)
      const to = { store, folder: 'projects', rules, scan: scanFor(edge, name), now: edge.clock.now() }
      const verdict = await keepAttachment(file, to)
      if (!verdict.accepted) return void refused.push(`Attachments: ${name}. ${verdict.reason}`)
      files.push(verdict.file)
    })
    return { form, files, refused, forget }
  } catch (error) {
    await forget()
    if (!(error instanceof FormDataParseError || error instanceof MultipartParseError)) throw error
    return {
      form: new FormData(),
      files: [],
      refused: [`Attachments: at most ${most} files of ${settings.attachmentMegabytes} MB. Send fewer`],
      forget: async () => {},
    }
  }
}
