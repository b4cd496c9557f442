import { readFormWithFiles } from '#app/forms/read-form-with-files.ts'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { judgeUpload } from '#platform/files/judge-upload.ts'
import { leaveUnscanned } from '#platform/files/scan.ts'
import type { SentFile } from '#platform/files/sent-file.ts'
import { attachmentRules, contentTypes } from './feedback-rules.ts'
import { feedbackText } from './feedback-text.ts'

export type ReceivedFile = { name: string; sizeBytes: number; contentType: string }
export type FeedbackAnswer =
  | { taken: true; text: string; files: ReceivedFile[] }
  | { taken: false; text: string; error: string }

const { maxFiles, maxBytes } = attachmentRules
const UPLOAD_RULES = { imageBytes: maxBytes, documentBytes: maxBytes }
/** Wider than the rules, so that a refusal can name the file and bring the text back; the rest of a larger body is never read. */
const PARSER_LIMITS = { maxFiles: 20, maxFileSize: 20_000_000, maxParts: 26, maxTotalSize: 60_000_000 }
const NAME_MOST = 120

/** Reads the form within its limits, judges each file by its content, and keeps nothing. */
export async function receiveFeedback(request: Request): Promise<FeedbackAnswer> {
  const files: ReceivedFile[] = []
  const faults: string[] = []
  const { form, unread } = await readFormWithFiles(request, PARSER_LIMITS, async (file) => {
    const judged = await judgeFile(file)
    if (typeof judged === 'string') faults.push(judged)
    else files.push(judged)
  })
  const typed = String(form.get('feedback') ?? '')
  if (unread)
    return {
      taken: false,
      text: typed,
      error: `Attachments: ${describeRules(attachmentRules)}. Send fewer or smaller ones.`,
    }
  const parsed = feedbackText.safeParse(typed)
  if (files.length + faults.length > maxFiles)
    faults.unshift(`Attachments: at most ${maxFiles} files. Send fewer.`)
  const error = parsed.success ? faults[0] : parsed.error.issues[0]?.message
  if (error !== undefined) return { taken: false, text: typed, error }
  return { taken: true, text: parsed.data ?? typed, files }
}

async function judgeFile(file: SentFile): Promise<ReceivedFile | string> {
  const name = file.name.slice(0, NAME_MOST)
  const verdict = await judgeUpload(file.stream(), UPLOAD_RULES, leaveUnscanned)
  if (!verdict.accepted) return `Attachments: ${name}. ${verdict.reason}`
  const { contentType } = verdict.upload.kind
  if (!contentTypes.has(contentType))
    return `Attachments: ${name} is of another kind. Attach a picture, PDF, ZIP or text file.`
  return {
    name,
    sizeBytes: verdict.upload.bytes.length,
    contentType: contentType.split(';')[0] ?? contentType,
  }
}
