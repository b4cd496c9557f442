import type { RefObject } from 'react'
import { isShortcut } from '../shell/shortcut.ts'
import { useKeyPress } from '../shell/use-key-press.ts'

const rowLink = 'td:not(.data-pick) a[href]'
const rowBox = '.data-pick input'

/**
 * J and K move from row to row, X selects, O or Enter opens. What moves is the focus itself, so a screen reader follows
 * and nothing has to be kept in state.
 */
export function useRowKeys(root: RefObject<HTMLElement | null>, on: boolean) {
  useKeyPress((event) => {
    if (!on) return
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const done =
      (isShortcut(event, 'j') && focusRow(rows[Math.min(at + 1, rows.length - 1)])) ||
      (isShortcut(event, 'k') && focusRow(rows[Math.max(at - 1, 0)])) ||
      (isShortcut(event, 'x') && clickIn(rows[at], rowBox)) ||
      (isShortcut(event, 'o') && clickIn(rows[at], rowLink)) ||
      (isShortcut(event, 'enter') && onBox(event) && clickIn(rows[at], rowLink))
    if (done) event.preventDefault()
  })
}

/** Enter on a link already opens it; on a row's box it would submit the form. */
function onBox(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.matches(rowBox)
}

function focusRow(row: HTMLElement | undefined): boolean {
  const target = row?.querySelector<HTMLElement>(rowLink) ?? row?.querySelector<HTMLElement>(rowBox)
  target?.focus()
  row?.scrollIntoView({ block: 'nearest' })
  return target !== undefined && target !== null
}

function clickIn(row: HTMLElement | undefined, selector: string): boolean {
  const target = row?.querySelector<HTMLElement>(selector)
  target?.click()
  return target !== undefined && target !== null
}
