import { useRef, type DragEvent } from 'react'
import { useSubmit } from 'react-router'
import type { TreeRow } from './tree-rows.ts'
import type { CategoriesIntent } from './act-on-categories.ts'

type Dragged = Pick<TreeRow, 'id' | 'path' | 'place'>
type DragProps = {
  draggable: true
  onDragStart(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onDragEnd(): void
}
export type DragOrder = (row: Dragged) => DragProps

/** Dropped on one beside it, a category takes its place: the same as pressing up or down so many times. */
export function useDragOrder(): DragOrder {
  const submit = useSubmit()
  const dragged = useRef<Dragged>(undefined)
  return (row) => ({
    draggable: true,
    onDragStart(event) {
      dragged.current = row
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver(event) {
      if (dragged.current && isBeside(dragged.current, row)) event.preventDefault()
    },
    onDrop(event) {
      event.preventDefault()
      const from = dragged.current
      if (!from || !isBeside(from, row)) return
      const order = {
        intent: 'order' satisfies CategoriesIntent,
        categoryId: from.id,
        by: String(row.place - from.place),
      }
      void submit(order, { method: 'post', preventScrollReset: true })
    },
    onDragEnd() {
      dragged.current = undefined
    },
  })
}

const above = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const isBeside = (one: Dragged, other: Dragged) =>
  one.id !== other.id && above(one.path) === above(other.path)
