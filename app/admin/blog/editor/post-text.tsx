import { useRef, useState, type ComponentProps } from 'react'
import type { Look } from '#app/public/blog/look.route.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Field, type FieldProps } from '#app/ui/inputs/field/field.tsx'
import { useControlAttributes, useDefaultText } from '#app/ui/inputs/field/field-context.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import type { MarkdownTool } from '#app/ui/inputs/markdown-editor/edit-markdown.ts'
import { pictureAddress } from '#domain/blog/post-rules.ts'
import { AddPicture } from './add-picture.tsx'
import { editPost, type Insertion, pictureIn } from './insertions.ts'

const tools: readonly { tool: MarkdownTool | Insertion; icon: IconName; label: string }[] = [
  { tool: 'heading', icon: 'heading', label: 'Heading' },
  { tool: 'bold', icon: 'bold', label: 'Bold' },
  { tool: 'italic', icon: 'italic', label: 'Italic' },
  { tool: 'link', icon: 'link', label: 'Link' },
  { tool: 'list', icon: 'list', label: 'List' },
  { tool: 'quote', icon: 'quote', label: 'Quote' },
  { tool: 'table', icon: 'table', label: 'Table' },
  { tool: 'code', icon: 'code', label: 'Code' },
  { tool: 'callout', icon: 'info', label: 'Callout' },
  { tool: 'footnote', icon: 'receipt', label: 'Footnote' },
]

type PostTextProps = { field: Omit<FieldProps, 'label' | 'children'>; look: Look | null; onAdded: () => void }

/** The text with its tools. Pictures are dropped on it, pasted into it or chosen, and described before they go in. */
export function PostText({ field, look, onAdded }: PostTextProps) {
  const hydrated = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const [sent, setSent] = useState<File | null>(null)

  const replace = ({ from, to, insert, selectFrom, selectTo }: ReturnType<typeof editPost>) => {
    const element = area.current
    if (!element) return
    element.focus()
    element.setSelectionRange(from, to)
    // The one way to change the text that leaves it in the browser's own undo.
    if (!document.execCommand('insertText', false, insert)) element.setRangeText(insert, from, to)
    element.setSelectionRange(selectFrom, selectTo)
    onAdded()
  }
  const selection = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  const take = (files: FileList): boolean => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (picture) setSent(picture)
    return picture !== undefined
  }

  return (
    <>
      {hydrated ? (
        <div className="ed-bar" role="group" aria-label="Formatting">
          {tools.map(({ tool, icon, label }) => (
            <button
              key={tool}
              type="button"
              className="icon-btn"
              aria-label={label}
              title={label}
              onClick={() => replace(editPost(tool, selection()))}
            >
              <Icon name={icon} size={18} />
            </button>
          ))}
          <label className="icon-btn ed-file" title="Picture">
            <Icon name="image" size={18} label="Picture" />
            <input
              type="file"
              className="sr"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label="Picture"
              onChange={({ target }) => {
                if (target.files) take(target.files)
                target.value = ''
              }}
            />
          </label>
        </div>
      ) : null}
      {sent ? (
        <AddPicture
          key={`${sent.name} ${sent.lastModified}`}
          file={sent}
          onAdd={({ id, alt, caption }) => {
            replace(pictureIn(selection(), { address: pictureAddress(id), alt, caption }))
            setSent(null)
          }}
          onClose={() => setSent(null)}
        />
      ) : null}
      <Field label="Text" hint={hydrated ? <TextFigures look={look} /> : 'Markdown.'} {...field}>
        <Area
          innerRef={area}
          rows={24}
          spellCheck
          onPaste={(event) => {
            if (take(event.clipboardData.files)) event.preventDefault()
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            if (take(event.dataTransfer.files)) event.preventDefault()
          }}
        />
      </Field>
    </>
  )
}

function Area({
  innerRef,
  ...props
}: ComponentProps<'textarea'> & { innerRef: React.Ref<HTMLTextAreaElement> }) {
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)
  return <textarea {...attributes} ref={innerRef} defaultValue={defaultValue} className="area ed-md" />
}

/** How much it is, and what stands between it and its readers. */
function TextFigures({ look }: { look: Look | null }) {
  if (!look) return 'Drop pictures anywhere.'
  return (
    <>
      {look.words} words, {look.minutes} min.{' '}
      {look.problems.length === 0 ? (
        'Drop pictures anywhere.'
      ) : (
        <b className="bad">{look.problems.join(' ')}</b>
      )}
    </>
  )
}
