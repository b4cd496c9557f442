import { useEffect, useState } from 'react'
import { askServer } from '#app/live/ask-server.ts'
import type { SuggestedArticle } from '../suggest-articles.ts'

const AFTER_MS = 500

/** What may answer the question that is being typed: the words so far are asked for when the hands rest. */
export default function MayAnswer({ formId }: { formId: string }) {
  const [found, setFound] = useState<readonly SuggestedArticle[]>([])
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const ask = async () => {
      const words = ['subject', 'body'].map((name) => String(new FormData(form).get(name) ?? '')).join(' ')
      if (words.trim().length < 4) return setFound([])
      const answer = await askServer<{ articles: SuggestedArticle[] }>(
        `/support/suggest?q=${encodeURIComponent(words.slice(0, 300))}`,
      )
      if (answer && !isGone) setFound(answer.articles)
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
  if (found.length === 0) return null
  return (
    <aside className="may" aria-label="This may answer it">
      <h2>This may answer it</h2>
      <p className="small soft">Changes as you type.</p>
      <ul>
        {found.map(({ to, title, text }) => (
          <li key={to}>
            <h3>
              <a href={to} target="_blank" rel="noopener">
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
