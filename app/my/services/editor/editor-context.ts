import { createContext, useContext } from 'react'
import type { ServiceContent } from '#domain/catalogue/service-content.ts'
import type { EditorData } from './load-editor.ts'
import { fieldId } from './steps.ts'

type EditorView = {
  data: EditorData
  /** As it is typed. */
  content: ServiceContent
  errors: Record<string, string[]>
  /** What came back with a refused form. */
  typed: Record<string, string> | undefined
  isLocked: boolean
  /** Changes with each change of rows: a list whose rows have no names of their own begins anew with it. */
  generation: number
  /** Puts changed words in the place of what is typed; then the focus goes there. */
  rewrite: (update: (content: ServiceContent) => ServiceContent, focusId?: string) => void
}

export const EditorContext = createContext<EditorView | null>(null)

export function useEditor(): EditorView {
  const view = useContext(EditorContext)
  if (!view) throw new Error('This stands inside of the editor')
  return view
}

/** `<Field label="Title" {...field('title', content.title)}><TextInput /></Field>` */
export function useStepField() {
  const { errors, typed } = useEditor()
  return (name: string, value: string) => ({
    id: fieldId(name),
    name,
    error: errors[name]?.[0],
    defaultValue: typed?.[name] ?? value,
  })
}
