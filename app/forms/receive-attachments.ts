import type { Edge } from '#app/edge.ts'
import { scanFor, scanOfVisitor } from '#app/scan-for.ts'
import type { UploadRules } from '#platform/files/judge-upload.ts'
import { keepAttachment } from '#platform/files/keep-attachment.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { countUse, type RateLimit } from '#platform/limits/rate-limit.ts'
import { mostOfAnyForm } from './body-limits.ts'
import { forgetFiles } from './forget-files.ts'
import { countSentFile } from './members-space.ts'
import type { Received } from './page-of-forms.ts'
import { readForm } from './read-form.ts'
import { readFormWithFiles } from './read-form-with-files.ts'

const MB = 1_000_000
const NAME_MOST = 80
const ROOM = 1.2

type Verdict = Awaited<ReturnType<typeof keepAttachment>>
export type ReceivedFile = Extract<Verdict, { accepted: true }>['file']
export type ReceivedFiles = Received & {
  files: ReceivedFile[]
  /** The files of one field, where a form has several. */
  filesOf(field: string): ReceivedFile[]
  forget(): Promise<void>
  /** They belong to something now, whatever else becomes of the form. */
  keep(): void
}

type Where = {
  /** Where they are stored. */
  folder: 'deals' | 'messages' | 'projects' | 'identity' | 'support' | 'reports' | 'appeals'
  /** What their field is called. */
  label: string
  /** How many, what and how large; as the settings have it where nothing is said. */
  bounds?: { most: number; megabytes: number; rules: UploadRules }
  /** Another store than that of everything else. */
  store?: FileStore
  /** Visitors send files here too, from one address of the network so often; elsewhere theirs would be nobody's. */
  visitors?: RateLimit
}

/** A form that may carry attachments. Each is judged by its content and stored as it comes, before any transaction begins. */
export async function receiveAttachments(edge: Edge, where: Where): Promise<ReceivedFiles> {
  const { request } = edge
  const { folder, label, store = edge.files } = where
  const { most, each, rules } = boundsOf(edge, where)
  const tooMuch = `${label}: at most ${most} files, ${each}`
  const maxFileSize = Math.ceil(Math.max(rules.imageBytes, rules.documentBytes ?? 0) * ROOM)
  const maxTotalSize = mostOfAnyForm(edge.settings)
  const limits = { maxFiles: most + 1, maxFileSize, maxParts: 400, maxTotalSize }
  const files: ReceivedFile[] = []
  const fields = new Map<ReceivedFile, string>()
  const problems: Record<string, string[]> = {}
  const refuse = (field: string, words: string) =>
    (problems[field] = [...new Set([...(problems[field] ?? []), words])])
  let isKept = false
  const received = (form: FormData, isCut = false): ReceivedFiles => ({
    form,
    isCut,
    files,
    filesOf: (field) => files.filter((file) => fields.get(file) === field),
    problems,
    keep: () => void (isKept = true),
    forget: async () => {
      if (isKept) return
      const keys = files.splice(0).map(({ fileKey }) => fileKey)
      await forgetFiles(edge.db, store, keys)
    },
  })
  const { viewer } = edge.page
  if (!viewer && !where.visitors) return received(await readForm(request))
  // Counted before anything of it is read: what comes too often is stored nowhere.
  if (!viewer && where.visitors && isMultipart(request))
    await countUse(edge.db, where.visitors, edge.page.address, edge.clock.now())
  const scanOf = (name: string) =>
    viewer ? scanFor({ ...edge, viewer, actor: viewer.actor }, name) : scanOfVisitor(edge)
  try {
    const { form, unread } = await readFormWithFiles(request, limits, async (file) => {
      const field = file.fieldName
      if (files.length >= most) refuse(field, tooMuch)
      if (Object.keys(problems).length > 0) return
      const name = file.name.slice(0, NAME_MOST)
      const noRoom = viewer && (await countSentFile(edge, viewer.actor.id, file.size))
      if (noRoom !== undefined) return void refuse(field, `${label}: ${name}. ${noRoom}`)
      const to = { store, folder, rules, scan: scanOf(name), now: edge.clock.now() }
      const verdict = await keepAttachment(file, to)
      if (!verdict.accepted) return void refuse(field, `${label}: ${name}. ${verdict.reason}`)
      files.push(verdict.file)
      fields.set(verdict.file, field)
    })
    if (unread === 'too long') refuse('files', tooMuch)
    if (unread === 'missing') refuse('files', `${label}: not all that you sent has arrived. Send it again.`)
    return received(form, unread === 'too long' || unread === 'missing')
  } catch (error) {
    await received(new FormData()).forget()
    throw error
  }
}

const isMultipart = ({ headers }: Request) =>
  headers.get('Content-Type')?.startsWith('multipart/form-data') === true

function boundsOf({ settings }: Edge, { bounds }: Where): { most: number; each: string; rules: UploadRules } {
  if (bounds) return { ...bounds, each: `${bounds.megabytes} MB each` }
  const { attachmentsMost: most, attachmentMegabytes, imageMegabytes } = settings
  return {
    most,
    each: `${attachmentMegabytes} MB each (images ${imageMegabytes} MB)`,
    rules: { imageBytes: imageMegabytes * MB, documentBytes: attachmentMegabytes * MB },
  }
}
