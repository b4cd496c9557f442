import { useEffect, useState, type DragEvent } from 'react'
import { PICTURE_BYTES_MOST, pictureTypes } from '#app/my/pictures/picture-rules.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field, FieldError } from '#app/ui/field/field.tsx'
import { describeRules } from '#app/ui/file-drop/file-rules.ts'
import { UploadRow } from '#app/ui/file-drop/upload-row.tsx'
import { useUploads } from '#app/ui/file-drop/use-uploads.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useEditor } from './editor-context.ts'

const nothing = () => undefined
const noFiles: [] = []

/** Where pictures are dropped, chosen or pasted. One that has been sent joins the gallery; one that was refused stays and says why. */
export function GalleryUploads({ room }: { room: number }) {
  const { rewrite } = useEditor()
  const [isOver, setIsOver] = useState(false)
  const rules = { maxFiles: room, maxBytes: PICTURE_BYTES_MOST, accept: pictureTypes }
  const { queue, refused, add, remove, retry } = useUploads('/my/pictures', rules, noFiles)

  useEffect(() => {
    for (const { key, state } of queue) {
      if (state.kind !== 'done') continue
      const pictureId = state.fileId
      remove(key)
      rewrite((before) =>
        before.gallery.some((one) => one.pictureId === pictureId)
          ? before
          : { ...before, gallery: [...before.gallery, { pictureId, alt: '' }] },
      )
    }
  }, [queue, remove, rewrite])

  const take = (files: FileList | null) => {
    if (files?.length) add([...files])
  }
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <div
      className={isOver ? 'file-drop is-over' : 'file-drop'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <ul className="uploads">
        {queue.map((upload) => (
          <UploadRow
            key={upload.key}
            idPrefix="gallery-"
            upload={upload}
            place={0}
            count={1}
            onRemove={() => remove(upload.key)}
            onRetry={() => retry(upload.key)}
            onMove={nothing}
            onDragRow={nothing}
            onDropRow={nothing}
          />
        ))}
      </ul>
      <label className="file-drop-ask" hidden={room <= 0}>
        <span>
          <Icon name="upload" /> <b>Choose pictures</b>{' '}
          <span className="soft">or drop or paste them here</span>
        </span>
        <input
          type="file"
          id="gallery-file"
          multiple
          accept={pictureTypes.join(',')}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
        <small className="soft">{describeRules(rules)}, at least 640 px wide</small>
      </label>
      <div className="file-drop-refused" aria-live="polite">
        {refused.map(({ name, reason }) => (
          <FieldError key={name}>{reason}</FieldError>
        ))}
      </div>
    </div>
  )
}

/** Without script the pictures come with the form. */
export function PlainUpload({ room }: { room: number }) {
  return (
    <div className="file-drop">
      <div className="file-drop-plain">
        <Field
          label="Add pictures"
          hint={`${describeRules({ maxFiles: room, maxBytes: PICTURE_BYTES_MOST, accept: pictureTypes })}, at least 640 px wide`}
          id="gallery-file"
        >
          <input type="file" name="pictures" id="gallery-file" multiple accept={pictureTypes.join(',')} />
        </Field>
        <div>
          <Button size="s" name="intent" value="send">
            <Icon name="upload" size={16} /> Send the pictures
          </Button>
        </div>
      </div>
    </div>
  )
}
