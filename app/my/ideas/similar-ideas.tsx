import { useEffect, useState } from 'react'
import { askServer } from '#app/live/ask-server.ts'
import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import type { IdeaRowView } from './idea-rows.server.ts'
import { VoteButton } from './vote-button.tsx'

const AFTER_MS = 400

type SimilarProps = { formId: string; found: readonly IdeaRowView[] }

/** Ideas like the one that is typed: asked for when the hands rest, or found with the first sending where there is no script. */
export function SimilarIdeas({ formId, found }: SimilarProps) {
  const [typed, setTyped] = useState<readonly IdeaRowView[] | undefined>()
  useEffect(() => watchTitle(formId, setTyped), [formId])
  const ideas = typed ?? found
  return (
    <aside className="may" aria-live="polite" aria-label="Ideas like yours">
      {ideas.length > 0 ? (
        <>
          <h2>Like yours, already there</h2>
          <p className="small soft">
            Vote for one instead: it takes one press, and you follow it from then on. The nearest stands
            first.
          </p>
          <ul className="sims">
            {ideas.map((idea) => (
              <li key={idea.id}>
                <VoteButton idea={idea} size="s" />
                <div>
                  <h3>
                    <a href={ideaPath(idea.number)}>{idea.title}</a>
                  </h3>
                  <p className="small">
                    <IdeaState state={idea.state} />
                    {idea.said ? <span className="soft"> · {idea.said}</span> : null}
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className="small soft">None of them? Then yours is new: go on.</p>
        </>
      ) : (
        <p className="small soft">Ideas like yours stand here once there are words to look for.</p>
      )}
    </aside>
  )
}

function watchTitle(formId: string, show: (ideas: readonly IdeaRowView[]) => void) {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  let last = ''
  const ask = async () => {
    const line = String(new FormData(form).get('title') ?? '').trim()
    if (line === last) return
    last = line
    const looked = form.elements.namedItem('looked')
    // Whoever was shown them while typing is not stopped for them at the end.
    if (line.length >= 4 && looked instanceof HTMLInputElement) looked.value = 'yes'
    if (line.length < 4) return show([])
    const answer = await askServer<{ ideas: IdeaRowView[] }>(
      `/my/ideas/similar?q=${encodeURIComponent(line.slice(0, 200).toWellFormed())}`,
    )
    if (answer && !isGone) show(answer.ideas)
  }
  const typed = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void ask(), AFTER_MS)
  }
  void ask()
  form.addEventListener('input', typed)
  return () => {
    isGone = true
    clearTimeout(waiting)
    form.removeEventListener('input', typed)
  }
}
