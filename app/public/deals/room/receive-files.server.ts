import { FormDataParseError, MultipartParseError } from '@remix-run/form-data-parser'
import type { MemberEdge } from '#app/edge.ts'
import { readFormWithFiles } from '#app/forms/read-form.ts'
import { scanFor } from '#app/scan-for.ts'
import type { AddedFile } from '#domain/deals/index.ts'
import { keepAttachment } from '#platform/files/keep-attachment.ts'

export type ReceivedForm = {
  form: FormData
  files: AddedFile[]
  /** What was wrong with a file; then none is kept. */
  fault: string | undefined
  /** Takes the files away again, when nothing came of the form. */
  forget(): Promise<void>
}

const MB = 1_000_000

/** A form that may carry files. Each is judged by its content and stored as it comes, one at a time in memory. */
export async function receiveForm(edge: MemberEdge): Promise<ReceivedForm> {
  const { request, settings, files: store } = edge
  const files: AddedFile[] = []
  let fault: string | undefined
  const forget = async () => {
    for (const { fileKey } of files.splice(0)) await store.remove(fileKey)
  }
  if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return { form: await edge.form(), files, fault, forget }
  const { attachmentsMost, attachmentMegabytes, imageMegabytes } = settings
  const rules = { imageBytes: imageMegabytes * MB, documentBytes: attachmentMegabytes * MB }
  const words = `Files: at most ${attachmentsMost}, ${attachmentMegabytes} MB each (images ${imageMegabytes} MB)`
  try {
    const form = await readFormWithFiles(
      request,
      {
        maxFiles: attachmentsMost + 5,
        maxFileSize: Math.ceil(attachmentMegabytes * MB * 1.2),
        maxParts: 400,
        maxTotalSize: Math.ceil((attachmentsMost + 1) * attachmentMegabytes * MB * 1.2),
      },
      async (file) => {
        // A file input that was left alone sends an empty file without a name, for which the parser has one of its own.
        if (file.size === 0 && (file.name === '' || file.name === 'file-upload')) return
        if (files.length >= attachmentsMost) fault ??= words
        if (fault) return
        const name = file.name.slice(0, 80)
        const to = { store, folder: 'deals', rules, scan: scanFor(edge, name), now: edge.clock.now() }
        const verdict = await keepAttachment(file, to)
        if (verdict.accepted) files.push(verdict.file)
        else fault = `Files: ${name}. ${verdict.reason}`
      },
    )
    if (fault) await forget()
    return { form, files, fault, forget }
  } catch (error) {
    await forget()
    if (!(error instanceof FormDataParseError || error instanceof MultipartParseError)) throw error
    return { form: new FormData(), files, fault: words, forget }
  }
}
