import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type FileListProps = {
  projectId: string
  files: readonly { id: string; name: string; bytes: number; note: string }[]
}

export function FileList({ projectId, files }: FileListProps) {
  if (files.length === 0) return null
  return (
    <ul className="project-files" aria-label="Attachments">
      {files.map((file) => (
        <li key={file.id}>
          <Icon name="paperclip" size={16} />
          <span>
            <a href={`/projects/${projectId}/files/${file.id}`} download>
              {file.name}
            </a>{' '}
            <small className="soft">
              {formatBytes(file.bytes)}. {file.note}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
