import { useState } from 'react'
import { readPercent } from '#domain/teams/team-rules.ts'
import { type Points, writeShare } from './move-shares.ts'

const typedText = (points: number) => (points / 100).toFixed(2)

/**
 * Shares of a form whose fields are in the same order: the bar writes into the fields, and a field that was left is fitted in with the
 * others. Without script the fields are all there is.
 */
export function useShares(formId: string, initial: Points, fields: readonly string[]) {
  const [points, setPoints] = useState(initial)
  const change = (next: Points) => {
    setPoints(next)
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    for (const [index, name] of fields.entries()) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = typedText(next[index] ?? 0)
    }
  }
  /** Of the form: what is no percentage stays as it is typed, and is refused when it is sent. */
  const onBlur = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement)) return
    const index = fields.indexOf(target.name)
    const typed = index < 0 ? undefined : readPercent(target.value)
    if (typed !== undefined && typed !== points[index]) change(writeShare(points, index, typed))
  }
  /** Of the form: leaving one field may have written into this one, and what is typed takes its place. */
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement && fields.includes(target.name)) target.select()
  }
  return { points, change, onBlur, onFocus }
}
