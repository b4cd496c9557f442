import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useControlAttributes, useDefaultText } from '#app/ui/inputs/field/field-context.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { editMarkdown, type MarkdownTool } from './edit-markdown.ts'

const tools: readonly { tool: MarkdownTool; icon: IconName; label: string; key?: string }[] = [
  { tool: 'bold', icon: 'bold', label: 'Bold', key: 'b' },
  { tool: 'italic', icon: 'italic', label: 'Italic', key: 'i' },
  { tool: 'heading', icon: 'heading', label: 'Heading' },
  { tool: 'link', icon: 'link', label: 'Link', key: 'k' },
  { tool: 'list', icon: 'list', label: 'List' },
  { tool: 'numbers', icon: 'list-ordered', label: 'Numbered list' },
  { tool: 'quote', icon: 'quote', label: 'Quote' },
  { tool: 'code', icon: 'code', label: 'Code', key: 'e' },
]

type MarkdownEditorProps = Omit<ComponentProps<'textarea'>, 'ref' | 'value'> & { allowImages?: boolean }

/** A text area that knows Markdown; without JavaScript, a text area. Stands inside a Field. */
export function MarkdownEditor({ allowImages, className, ...props }: MarkdownEditorProps) {
  const hydrated = useHydrated()
  const area = useRef<HTMLTextAreaElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)

  const applyTool = (tool: MarkdownTool) => {
    const element = area.current
    if (!element || element.disabled) return
    const { from, to, insert, selectFrom, selectTo } = editMarkdown(tool, {
      text: element.value,
      start: element.selectionStart,
      end: element.selectionEnd,
    })
    element.focus()
    element.setSelectionRange(from, to)
    // The one way to change the text that leaves it in the browser's own undo.
    if (!document.execCommand('insertText', false, insert)) {
      element.setRangeText(insert, from, to)
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.setSelectionRange(selectFrom, selectTo)
  }

  const applyShortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    props.onKeyDown?.(event)
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    const found = tools.find(({ key }) => key === event.key.toLowerCase())
    if (!found) return
    event.preventDefault()
    // Ctrl+K means a link here, not the search of the whole page.
    event.nativeEvent.stopImmediatePropagation()
    applyTool(found.tool)
  }

  return (
    <div className={hydrated ? 'md-editor' : undefined}>
      {hydrated && (
        <EditorBar
          disabled={props.disabled}
          isPreview={preview !== null}
          onTool={applyTool}
          onWrite={() => setPreview(null)}
          onPreview={() => setPreview(area.current?.value ?? '')}
        />
      )}
      <textarea
        {...attributes}
        ref={area}
        defaultValue={defaultValue}
        className={`area${className ? ` ${className}` : ''}`}
        hidden={preview !== null}
        onKeyDown={applyShortcut}
      />
      {preview !== null && (
        <div className="md-preview">
          {preview.trim() ? (
            <Markdown text={preview} allowImages={allowImages} />
          ) : (
            <p className="soft">Nothing to show yet.</p>
          )}
        </div>
      )}
    </div>
  )
}

type EditorBarProps = {
  disabled?: boolean
  isPreview: boolean
  onTool: (tool: MarkdownTool) => void
  onWrite: () => void
  onPreview: () => void
}

function EditorBar({ disabled, isPreview, onTool, onWrite, onPreview }: EditorBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  // One stop for Tab, then arrows: the pattern of a toolbar.
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    const place = (next + tools.length) % tools.length
    setCurrent(place)
    bar.current?.querySelectorAll('button')[place]?.focus()
  }

  return (
    <div className="md-bar">
      <fieldset className="md-views">
        <legend className="sr">View</legend>
        <button type="button" aria-pressed={!isPreview} onClick={onWrite}>
          Write
        </button>
        <button type="button" aria-pressed={isPreview} onClick={onPreview}>
          Preview
        </button>
      </fieldset>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Formatting"
        className="md-tools"
        ref={bar}
        hidden={isPreview}
        onKeyDown={walk}
      >
        {tools.map(({ tool, icon, label, key }, place) => (
          <button
            key={tool}
            type="button"
            className="icon-btn"
            aria-label={label}
            aria-keyshortcuts={key ? `Control+${key.toUpperCase()}` : undefined}
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            tabIndex={place === current ? 0 : -1}
            disabled={disabled}
            onFocus={() => setCurrent(place)}
            onClick={() => onTool(tool)}
          >
            <Icon name={icon} size={18} />
          </button>
        ))}
      </div>
    </div>
  )
}
