import { useEffect, useId, useRef } from 'react'
import { useControlAttributes } from '#app/ui/inputs/field/field-context.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { DropArea } from './drop-area.tsx'
import type { FileRules } from './file-rules.ts'
import { PlainFileDrop } from './plain-file-drop.tsx'
import type { UploadedFile } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { useEarlyFiles } from './use-early-files.ts'
import { useUploads } from './use-uploads.ts'

export type { FileRules } from './file-rules.ts'
export type { UploadedFile } from './upload-queue.ts'

type FileDropProps = FileRules & {
  /** The form gets the ids of uploaded files under this name, in order. */
  name: string
  /** Where a file is posted as soon as it is chosen. */
  uploadUrl: string
  /** Without JavaScript the files themselves come with the form, under this name. */
  plainName?: string
  defaultFiles?: readonly UploadedFile[]
  disabled?: boolean
  id?: string
}

const noFiles: readonly UploadedFile[] = []

/** Stands inside a Field. Files are dropped, chosen or pasted, and sent at once. */
export function FileDrop(props: FileDropProps) {
  const { name, plainName = `${name}Plain`, defaultFiles = noFiles, maxFiles, maxBytes, accept } = props
  const rules: FileRules = { maxFiles, maxBytes, accept }
  const early = useEarlyFiles()
  return useHydrated() ? (
    <LiveFileDrop {...props} defaultFiles={defaultFiles} early={early.files} rules={rules} />
  ) : (
    <PlainFileDrop
      name={name}
      plainName={plainName}
      rules={rules}
      files={defaultFiles}
      disabled={props.disabled}
      id={props.id}
      inputRef={early.plainInput}
    />
  )
}

type LiveFileDropProps = Pick<FileDropProps, 'name' | 'uploadUrl' | 'disabled' | 'id'> & {
  rules: FileRules
  defaultFiles: readonly UploadedFile[]
  early: readonly File[]
}

function LiveFileDrop({ name, uploadUrl, rules, defaultFiles, early, disabled, id }: LiveFileDropProps) {
  const rowIds = useId()
  const uploads = useUploads(uploadUrl, rules, { uploaded: defaultFiles, early })
  const draggedKey = useRef<string | null>(null)
  const refocus = useRef<string | null>(null)
  const control = useControlAttributes({ id, required: false })

  // Moving a row takes its button away from under the focus; at the end of the list the other one takes over.
  useEffect(() => {
    if (!refocus.current) return
    const [key, wanted] = refocus.current.split('|')
    refocus.current = null
    const buttons = [wanted, 'up', 'down'].map((way) => document.getElementById(`${rowIds}${key}-${way}`))
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus()
  })

  return (
    <DropArea
      ask="Choose files"
      rules={rules}
      isFull={uploads.queue.length >= rules.maxFiles}
      refused={uploads.refused}
      onFiles={uploads.add}
      input={control}
      disabled={disabled}
    >
      {uploads.queue.map(({ key, state }) =>
        state.kind === 'done' ? (
          <input
            key={key}
            type="hidden"
            name={name}
            value={state.fileId}
            form={control.form}
            disabled={disabled}
          />
        ) : null,
      )}
      <ul className="uploads">
        {uploads.queue.map((upload, place) => (
          <UploadRow
            key={upload.key}
            idPrefix={rowIds}
            upload={upload}
            place={place}
            count={uploads.queue.length}
            onRemove={() => uploads.remove(upload.key)}
            onRetry={() => uploads.retry(upload.key)}
            onMove={(to) => {
              refocus.current = `${upload.key}|${to < place ? 'up' : 'down'}`
              uploads.move(upload.key, to)
            }}
            onDragRow={() => (draggedKey.current = upload.key)}
            onDropRow={() => {
              if (draggedKey.current) uploads.move(draggedKey.current, place)
              draggedKey.current = null
            }}
          />
        ))}
      </ul>
    </DropArea>
  )
}
