export const FILES_AGAIN = 'files-again'

/** Stands beside the input for files when a form came back without those that were chosen. */
export function FilesAgain() {
  return (
    <small id={FILES_AGAIN} className="files-again soft">
      Choose your files again: browsers don’t keep them when a form comes back.
    </small>
  )
}
