import { useEffect, type Ref } from 'react'
import { PICTURE_BYTES_MOST, pictureTypes } from '#app/shared/pictures/picture-rules.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { DropArea } from '#app/ui/inputs/file-drop/drop-area.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { UploadRow } from '#app/ui/inputs/file-drop/upload-row.tsx'
import { useUploads } from '#app/ui/inputs/file-drop/use-uploads.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useEditor } from './editor-context.ts'
import type { EditorIntent } from './act-on-editor.ts'

const nothing = () => undefined
const noFiles: [] = []
const WIDE_ENOUGH = 'at least 640 px wide'

/** Where pictures are dropped, chosen or pasted. One that has been sent joins the gallery; one that was refused stays and says why. */
export function GalleryUploads({ room, early }: { room: number; early: readonly File[] }) {
  const { rewrite } = useEditor()
  const rules = { maxFiles: room, maxBytes: PICTURE_BYTES_MOST, accept: pictureTypes }
  const { queue, refused, add, remove, retry } = useUploads('/my/pictures', rules, {
    uploaded: noFiles,
    early,
  })

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

  return (
    <DropArea
      ask="Choose pictures"
      rules={rules}
      also={WIDE_ENOUGH}
      isFull={room <= 0}
      refused={refused}
      onFiles={add}
      input={{ id: 'gallery-file' }}
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
    </DropArea>
  )
}

/** Without script the pictures come with the form. */
export function PlainUpload({ room, inputRef }: { room: number; inputRef: Ref<HTMLInputElement> }) {
  return (
    <div className="file-drop">
      <div className="file-drop-plain">
        <Field
          label="Add pictures"
          hint={`${describeRules({ maxFiles: room, maxBytes: PICTURE_BYTES_MOST, accept: pictureTypes })}, ${WIDE_ENOUGH}`}
          id="gallery-file"
        >
          <input
            ref={inputRef}
            type="file"
            name="pictures"
            id="gallery-file"
            multiple
            accept={pictureTypes.join(',')}
          />
        </Field>
        <div>
          <Button size="s" name="intent" value={'send' satisfies EditorIntent}>
            <Icon name="upload" size={16} /> Send the pictures
          </Button>
        </div>
      </div>
    </div>
  )
}
