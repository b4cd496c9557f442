import type { UploadedFile } from './upload-queue.ts'

type Reports = {
  onProgress: (share: number) => void
  onDone: (file: UploadedFile) => void
  onFail: (reason: string) => void
}

type Answer = Partial<UploadedFile> & { error?: string }

/** Posts `file` and reads `{ id, name, sizeBytes, previewUrl? }`, or `{ error }` when it is refused. Returns a way to stop. */
export function sendFile(url: string, file: File, { onProgress, onDone, onFail }: Reports): () => void {
  // fetch can't tell how much has been sent; this can.
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.set('file', file)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
  request.addEventListener('error', () => onFail('The connection broke. Try again.'))
  request.addEventListener('load', () => {
    const answer = request.response as Answer | null
    if (request.status < 300 && answer?.id && answer.name !== undefined && answer.sizeBytes !== undefined) {
      onDone({ id: answer.id, name: answer.name, sizeBytes: answer.sizeBytes, previewUrl: answer.previewUrl })
    } else {
      onFail(answer?.error ?? 'The server did not take it. Try again.')
    }
  })
  request.open('POST', url)
  request.setRequestHeader('Accept', 'application/json')
  request.send(body)
  return () => request.abort()
}
