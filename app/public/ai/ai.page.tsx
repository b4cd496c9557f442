import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { Form, useActionData, useLocation } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import type { Route } from './+types/ai.page.ts'
import { needIntents } from './act-on-need.server.ts'
import cssUrl from './ai.css?url'
import asksCssUrl from './asks.css?url'
import briefCssUrl from './brief.css?url'
import type { NeedAnswer } from './brief-view.ts'
import { examples } from './examples.ts'
import fitsCssUrl from './fits.css?url'
import { loadNeed } from './load-need.server.ts'
import { Begin } from './parts/begin.tsx'
import { BlankPaper } from './parts/blank-paper.tsx'
import { Kept } from './parts/kept.tsx'
import { type Growing, useGrowingBrief } from './use-growing-brief.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: briefCssUrl },
  { rel: 'stylesheet', href: asksCssUrl },
  { rel: 'stylesheet', href: fitsCssUrl },
]

export const loader = reading(loadNeed)

export const action = needIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Describe a need',
    description:
      'Write what you need in your own words: a brief with true prices, and the services and people who fit, each with its reason.',
    path: '/ai',
    image: 'home',
  })

/** It comes while one reads and writes: until then the page needs none of it. */
const loadMade = () => import('./parts/made.tsx')
const Made = lazy(loadMade)

const doneWords = new Map([
  ['saved', 'The brief is saved. You find it at the end of this page.'],
  ['removed', 'The brief is removed.'],
])

export default function NeedPage({ loaderData: data }: Route.ComponentProps) {
  const answer = useActionData<NeedAnswer>()
  const { growing: last, grow, stop } = useGrowingBrief()
  const { key: place } = useLocation()
  // Whoever comes here again by a link begins anew; a refused button leaves all as it is.
  const growing = last?.place === place || answer ? last : null
  const form = useRef<HTMLFormElement>(null)
  const shown = shownOf(growing, answer, data.kept)
  const done = doneWords.get(data.done ?? '')
  useEffect(() => void loadMade(), [])

  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const said = new FormData(event.currentTarget, submitter)
    if (!isToMake(said)) return
    event.preventDefault()
    const example = examples[Number(said.get('example')) - 1]
    if (example) said.set('text', example.text)
    void grow(said, { place, seen: shown })
  }
  const sendChoice = ({ target }: FormEvent<HTMLFormElement>) => {
    if (shown && (target as HTMLInputElement).type === 'radio') form.current?.requestSubmit()
  }

  return (
    <main id="main">
      <Form
        ref={form}
        method="post"
        action="/ai"
        className="need-form"
        onSubmit={send}
        onChange={sendChoice}
        noValidate
      >
        {done ? (
          <div className="wrap">
            <Confirmation>{done}</Confirmation>
          </div>
        ) : null}
        {shown ? (
          <Suspense>
            <Made {...shown} data={data} onStop={stop} />
          </Suspense>
        ) : (
          <LitSection>
            <div className="need">
              <Begin data={data} answer={growing ? notMade(growing) : answer} />
              <BlankPaper />
            </div>
          </LitSection>
        )}
      </Form>
      <div className="wrap">
        <Kept saved={data.saved} now={data.now} />
      </div>
    </main>
  )
}

/** Other buttons make something of it, and go elsewhere. */
const isToMake = (said: FormData) =>
  said.has('example') || ['make', null].includes(said.get('intent') as string | null)

/** It was stopped or refused before anything came: the words stand where they were typed. */
const notMade = ({ text, line }: Growing): NeedAnswer => ({
  typed: text,
  view: null,
  errors: line?.errors ?? {},
  ...(line?.refused ? { refused: line.refused } : {}),
})

type Shown = Pick<NeedAnswer, 'view' | 'errors' | 'refused'> & { text: string; isComing: boolean }

/** What is on the page: what comes by script, what a form brought, or a brief that was kept. */
function shownOf(
  growing: Growing | null,
  answer: NeedAnswer | undefined,
  kept: { typed: string; view: NeedAnswer['view'] } | null,
): (Shown & { view: NonNullable<Shown['view']> }) | null {
  if (growing && (growing.isComing || growing.view.reading)) {
    const { text, view, isComing, line } = growing
    const refused = line?.refused ?? answer?.refused
    return { text, view, isComing, errors: line?.errors ?? {}, ...(refused ? { refused } : {}) }
  }
  if (growing) return null
  if (answer?.view) return { ...answer, view: answer.view, text: answer.typed, isComing: false }
  if (kept?.view && !answer) return { text: kept.typed, view: kept.view, isComing: false, errors: {} }
  return null
}
