import { useFetcher } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { CoveredPoint } from '#domain/advice/index.ts'
import type { AdviceIntent } from './advised.ts'
import { wordsOf } from './form-fields.ts'

type Answer = {
  points?: CoveredPoint[]
  result?: { error?: Record<string, string[] | null> | null | undefined }
}

type PointsProps = {
  /** The word of the page's own intents. */
  intent: Extract<AdviceIntent, 'help'>
  points: CoveredPoint[] | undefined
}

/** The request point by point, each with what of the proposal answers it. Stands inside the proposal's form, and posts it where there is no script. */
export function PointsAnswered({ intent, points: fromPage }: PointsProps) {
  const fetcher = useFetcher<Answer>()
  const points = fetcher.data?.points ?? fromPage
  const refused = fetcher.data?.points ? undefined : Object.values(fetcher.data?.result?.error ?? {})[0]?.[0]
  return (
    <section className="advice" aria-labelledby="points-title">
      <h3 id="points-title" className="sr">
        Points of the request
      </h3>
      <div className="advice-ask">
        <Button
          size="s"
          name="intent"
          value={intent}
          busy={fetcher.state !== 'idle'}
          onClick={(event) => {
            const { form } = event.currentTarget
            if (!form) return
            event.preventDefault()
            const words = wordsOf(form)
            words.set('intent', intent)
            void fetcher.submit(words, {
              method: 'post',
              action: form.getAttribute('action') ?? undefined,
              preventScrollReset: true,
            })
          }}
        >
          <Icon name="check-check" size={16} /> {points ? 'Read it again' : 'What is not answered yet?'}
        </Button>
        <p className="small soft">Your words beside the request, point by point. Nothing is sent.</p>
      </div>
      {refused ? (
        <Note tone="warn" role="alert">
          {refused}
        </Note>
      ) : null}
      <div aria-live="polite">{points ? <Points points={points} /> : null}</div>
    </section>
  )
}

function Points({ points }: { points: readonly CoveredPoint[] }) {
  if (points.length === 0) return <p className="advice-list">The request names no points to answer.</p>
  const open = points.filter(({ by }) => by === null).length
  return (
    <div className="advice-list">
      <p>
        <b>{open === 0 ? 'Every point is answered.' : `${open} of ${points.length} not answered yet.`}</b>
      </p>
      <ol className="advice-points">
        {points.map(({ point, by }) => (
          <li key={point}>
            <p>
              <Tag tone={by ? 'ok' : 'warn'}>{by ? 'Answered' : 'Not yet'}</Tag> {point}
            </p>
            {by ? (
              <p className="small soft">{by.kind === 'words' ? `“${by.text}”` : beside[by.kind]}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

const beside = { price: 'The price of your milestones.', days: 'The days of your milestones.' } as const
