export type UploadedFile = { id: string; name: string; sizeBytes: number; previewUrl?: string }

export type Upload = {
  key: string
  name: string
  sizeBytes: number
  previewUrl?: string
  state:
    | { kind: 'waiting' }
    | { kind: 'sending'; share: number }
    | { kind: 'failed'; reason: string }
    | { kind: 'done'; fileId: string }
}

export type QueueChange =
  | { type: 'add'; uploads: readonly Pick<Upload, 'key' | 'name' | 'sizeBytes' | 'previewUrl'>[] }
  | { type: 'send'; key: string }
  | { type: 'progress'; key: string; share: number }
  | { type: 'done'; key: string; file: UploadedFile }
  | { type: 'fail'; key: string; reason: string }
  | { type: 'retry'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'move'; key: string; to: number }

export function startQueue(files: readonly UploadedFile[]): Upload[] {
  return files.map(({ id, ...file }) => ({ ...file, key: id, state: { kind: 'done', fileId: id } }))
}

export function changeQueue(queue: readonly Upload[], change: QueueChange): Upload[] {
  switch (change.type) {
    case 'add':
      return [
        ...queue,
        ...change.uploads.map((upload) => ({ ...upload, state: { kind: 'waiting' } as const })),
      ]
    case 'send':
      return setState(queue, change.key, { kind: 'sending', share: 0 })
    case 'progress':
      return setState(queue, change.key, { kind: 'sending', share: change.share })
    case 'fail':
      return setState(queue, change.key, { kind: 'failed', reason: change.reason })
    case 'retry':
      return setState(queue, change.key, { kind: 'waiting' })
    case 'done':
      return queue.map((upload) =>
        upload.key === change.key
          ? {
              ...upload,
              name: change.file.name,
              sizeBytes: change.file.sizeBytes,
              previewUrl: change.file.previewUrl ?? upload.previewUrl,
              state: { kind: 'done', fileId: change.file.id },
            }
          : upload,
      )
    case 'remove':
      return queue.filter((upload) => upload.key !== change.key)
    case 'move':
      return move(queue, change.key, change.to)
  }
}

function setState(queue: readonly Upload[], key: string, state: Upload['state']): Upload[] {
  return queue.map((upload) => (upload.key === key ? { ...upload, state } : upload))
}

function move(queue: readonly Upload[], key: string, to: number): Upload[] {
  const moved = queue.find((upload) => upload.key === key)
  if (!moved) return [...queue]
  const others = queue.filter((upload) => upload.key !== key)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** The next files to send, so that no more than a few are on their way at once. */
export function nextToSend(queue: readonly Upload[], atOnce: number): Upload[] {
  const sending = queue.filter((upload) => upload.state.kind === 'sending').length
  return queue.filter((upload) => upload.state.kind === 'waiting').slice(0, Math.max(0, atOnce - sending))
}
