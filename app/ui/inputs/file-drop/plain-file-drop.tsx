import type { Ref } from 'react'
import { useControlAttributes } from '#app/ui/inputs/field/field-context.ts'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { describeRules, type FileRules } from './file-rules.ts'
import type { UploadedFile } from './upload-queue.ts'

type PlainFileDropProps = {
  name: string
  plainName: string
  rules: FileRules
  files: readonly UploadedFile[]
  disabled?: boolean
  id?: string
  inputRef: Ref<HTMLInputElement>
}

/** Without JavaScript: a tick keeps a file that is there, and new ones are sent with the form. */
export function PlainFileDrop(props: PlainFileDropProps) {
  const { name, plainName, rules, files, disabled, id, inputRef } = props
  const control = useControlAttributes({ id, required: false })
  return (
    <div className="file-drop">
      <ul className="uploads">
        {files.map((file) => (
          <li key={file.id} className="upload">
            <Check name={name} form={control.form} value={file.id} defaultChecked disabled={disabled}>
              Keep {file.name}
            </Check>
          </li>
        ))}
      </ul>
      <div className="file-drop-plain">
        <input
          {...control}
          ref={inputRef}
          type="file"
          name={plainName}
          multiple={rules.maxFiles > 1}
          accept={rules.accept?.join(',')}
          disabled={disabled}
        />
        <small className="soft">{describeRules(rules)}</small>
      </div>
    </div>
  )
}
