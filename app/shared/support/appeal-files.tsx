type AppealFilesProps = { files: readonly { id: string; name: string }[] }

/** What was sent with an appeal, for whoever may read the appeal. */
export function AppealFiles({ files }: AppealFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files of the appeal">
      {files.map(({ id, name }) => (
        <li key={id}>
          <a href={`/my/support/appeals/files/${id}`} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
