import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { ReceivedFile } from './receive-feedback.server.ts'

/** What the server read, said back: the text as it came and each file as its content told. */
export function Received({ text, files }: { text: string; files: readonly ReceivedFile[] }) {
  const count = text.length
  return (
    <Note role="status" icon="circle-check">
      <p>
        <b>Received and let go.</b> {formatCount(count)} characters,{' '}
        {files.length === 1 ? '1 file' : `${files.length} files`}. Nothing was stored.
      </p>
      <blockquote className="received-text">{text}</blockquote>
      {files.length > 0 ? (
        <ul className="received-files">
          {files.map((file, place) => (
            <li key={`${file.name}-${place}`}>
              {file.name}: {formatBytes(file.sizeBytes)}, by its content {file.contentType}
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  )
}
