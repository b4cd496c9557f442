import { useEffect, useReducer, useRef, useState } from 'react'
import { sortFiles, type FileRules, type RefusedFile } from './file-rules.ts'
import { sendFile } from './send-file.ts'
import { changeQueue, nextToSend, startQueue, type UploadedFile } from './upload-queue.ts'

const sentAtOnce = 3

type Start = {
  /** What has been sent before. */
  uploaded: readonly UploadedFile[]
  /** What was chosen before the script came: sent at once. */
  early: readonly File[]
}

/** Holds the files of a drop area: sends them, a few at once, and keeps what they need to be sent again. */
export function useUploads(uploadUrl: string, rules: FileRules, { uploaded, early }: Start) {
  const [queue, change] = useReducer(changeQueue, uploaded, startQueue)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const files = useRef(new Map<string, File>())
  const stops = useRef(new Map<string, () => void>())
  const previews = useRef(new Map<string, string>())
  const made = useRef(0)

  useEffect(() => {
    for (const { key } of nextToSend(queue, sentAtOnce)) {
      const file = files.current.get(key)
      if (!file || stops.current.has(key)) continue
      const end = () => stops.current.delete(key)
      const stop = sendFile(uploadUrl, file, {
        onProgress: (share) => change({ type: 'progress', key, share }),
        onDone: (uploaded) => {
          end()
          change({ type: 'done', key, file: uploaded })
        },
        onFail: (reason) => {
          end()
          change({ type: 'fail', key, reason })
        },
      })
      stops.current.set(key, stop)
      change({ type: 'send', key })
    }
  }, [queue, uploadUrl])

  useEffect(() => {
    const [running, pictures] = [stops.current, previews.current]
    return () => {
      for (const stop of running.values()) stop()
      for (const url of pictures.values()) URL.revokeObjectURL(url)
      running.clear()
      pictures.clear()
    }
  }, [])

  const add = (given: readonly File[]) => {
    const sorted = sortFiles(queue.length, given, rules)
    setRefused(sorted.refused)
    const uploads = sorted.taken.map((file) => {
      const key = `new-${++made.current}`
      files.current.set(key, file)
      if (file.type.startsWith('image/')) previews.current.set(key, URL.createObjectURL(file))
      return { key, name: file.name, sizeBytes: file.size, previewUrl: previews.current.get(key) }
    })
    change({ type: 'add', uploads })
  }

  useEffect(() => {
    if (early.length > 0 && made.current === 0) add(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the live area takes the place of the plain one
  }, [])

  const remove = (key: string) => {
    stops.current.get(key)?.()
    stops.current.delete(key)
    files.current.delete(key)
    const preview = previews.current.get(key)
    if (preview) URL.revokeObjectURL(preview)
    previews.current.delete(key)
    setRefused([])
    change({ type: 'remove', key })
  }

  return {
    queue,
    refused,
    add,
    remove,
    retry: (key: string) => change({ type: 'retry', key }),
    move: (key: string, to: number) => change({ type: 'move', key, to }),
  }
}
