import { useState } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { sendFile } from '#app/ui/inputs/file-drop/send-file.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import type { EditedPost } from '../load-edit.ts'

type CoverFieldProps = {
  post: EditedPost
  altField: Omit<FieldProps, 'label' | 'children'>
  onChanged: () => void
}

/** The picture above the post and in lists, with what it shows. */
export function CoverField({ post, altField, onChanged }: CoverFieldProps) {
  const hydrated = useHydrated()
  const [coverId, setCoverId] = useState(post.content.coverId)
  const [said, setSaid] = useState('')
  const choose = (id: string, words: string) => {
    setCoverId(id)
    setSaid(words)
    // After the hidden field has it.
    setTimeout(onChanged)
  }
  const send = (file: File | undefined) => {
    if (!file) return
    setSaid('Sending …')
    sendFile('/my/pictures', file, {
      onProgress: () => {},
      onDone: ({ id }) => choose(id, 'The new cover is shown here once you have saved.'),
      onFail: setSaid,
    })
  }
  const isSame = coverId !== '' && coverId === post.content.coverId
  return (
    <>
      <input type="hidden" name="coverId" value={coverId} />
      {isSame && post.coverSrc ? (
        <img className="ed-cover" src={post.coverSrc} alt={post.content.coverAlt} width={640} height={480} />
      ) : null}
      {hydrated ? (
        <div className="row">
          <label className="btn btn-line btn-s ed-file">
            {coverId ? 'Change the cover' : 'Choose a cover'}
            <input
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={({ target }) => send(target.files?.[0])}
            />
          </label>
          {coverId ? (
            <Button type="button" size="s" look="bare" onClick={() => choose('', 'Without a cover.')}>
              Leave it out
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="soft">Choosing a cover needs script.</p>
      )}
      <p className="soft" role="status">
        {said}
      </p>
      <Field label="What the cover shows" optional={coverId === ''} {...altField} required={false}>
        <TextInput />
      </Field>
    </>
  )
}
