import type { Settings } from '#domain/settings/index.ts'

const MB = 1024 * 1024
const FORM_BYTES = MB

/** Pages whose forms carry pictures. Without script a whole gallery comes with its form. */
const WITH_PICTURES: readonly [RegExp, number][] = [
  [/^\/demo\/feedback-textarea$/, 16 * MB],
  [/^\/my\/account$/, 11 * MB],
  [/^\/my\/pictures$/, 11 * MB],
  [/^\/my\/portfolio\/[\w-]+$/, 84 * MB],
  [/^\/my\/services\/[\w-]+\/edit$/, 84 * MB],
]
/** Pages whose forms carry attachments: as many and as large as the settings say. */
const WITH_ATTACHMENTS = /^\/(?:deals|projects|my\/projects)\/[\w-]+$/
/** What a form writes around each file, and a file that is refused in its own words rather than cut off. */
const ROOM = 1.2

/** How much may be sent to an address, before anything of it is read. */
export function mostBodyBytes(path: string, { attachmentsMost, attachmentMegabytes }: Settings): number {
  const page = path.replace(/\.data$/, '')
  if (WITH_ATTACHMENTS.test(page)) return Math.ceil((attachmentsMost + 1) * attachmentMegabytes * MB * ROOM)
  return WITH_PICTURES.find(([pattern]) => pattern.test(page))?.[1] ?? FORM_BYTES
}
