import { useEffect, useState } from 'react'
import { askServer } from '#app/live/ask-server.ts'
import type { Suggested } from '#app/shared/help/suggest-articles.server.ts'
import { Suggestions } from './suggestions.tsx'

const AFTER_MS = 500

type MayAnswerProps = { formId: string; first: Suggested | undefined }

/** What may answer the question that is being typed: the words so far are asked for when the hands rest. */
export default function MayAnswer({ formId, first }: MayAnswerProps) {
  const [found, setFound] = useState(first)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async () => {
      const words = ['subject', 'body'].map((name) => String(new FormData(form).get(name) ?? '')).join(' ')
      if (words.trim().length < 4) return setFound(undefined)
      const answer = await askServer<Suggested>(
        `/support/suggest?q=${encodeURIComponent(words.slice(0, 300).toWellFormed())}`,
      )
      if (answer && !isGone) setFound(answer)
    }
    const typed = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void ask(), AFTER_MS)
    }
    form.addEventListener('input', typed)
    return () => {
      isGone = true
      clearTimeout(waiting)
      form.removeEventListener('input', typed)
    }
  }, [formId])
  return <Suggestions found={found} note="Changes as you type." />
}
