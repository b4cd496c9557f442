import { OrderAgain } from '#app/shared/deals/order-again.tsx'
import type { FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { reading } from '#app/edge.ts'
import { shownForms } from '#app/shared/reviews/review-panel.tsx'
import composerCssUrl from '#app/shared/messages/composer.css?url'
import threadCssUrl from '#app/shared/messages/thread.css?url'
import reviewsCssUrl from '#app/shared/reviews/reviews.css?url'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import type { Route } from './+types/room.page.ts'
import { roomIntents } from './act-on-room.ts'
import { goneStep, wordsOfSteps } from './steps/gone-step.ts'
import { loadRoom } from './load-room.ts'
import { MoneySide } from './money-side.tsx'
import { Next } from './next.tsx'
import { Course } from './course/course.tsx'
import { SayForm } from './course/say-form.tsx'
import { Past } from './past.tsx'
import { Reviews } from './reviews.tsx'
import { RoomAside } from './room-aside.tsx'
import type { Refusal } from './room-forms.ts'
import cssUrl from './room.css?url'
import listsCssUrl from './room-lists.css?url'
import { useLiveRoom } from './course/use-live-room.ts'

/** On a phone the deal needs the room. */
export const handle: FrameHandle = { headSearch: 'icon' }

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: listsCssUrl },
  { rel: 'stylesheet', href: reviewsCssUrl },
  { rel: 'stylesheet', href: threadCssUrl },
  { rel: 'stylesheet', href: composerCssUrl },
]

export const loader = reading(loadRoom)

export const action = roomIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.title ?? 'Deal',
    description: 'The room of a deal.',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const answered = useActionData<Refusal | RefusedForm>()
  const answer = answered && 'typed' in answered ? answered : undefined
  const refusedForm = answered && 'formId' in answered ? answered : undefined
  const refusedWords = refusedForm?.formId === 'say' && loaderData.talk?.canWrite ? refusedForm : undefined
  const refusedReview = refusedWords ? undefined : refusedForm
  const { id, title, about, done, stepGone, standing, join, again, banned } = loaderData
  useLiveRoom(id, loaderData.pulse, loaderData.isLive, loaderData.talk?.conversationId ?? null)
  return (
    <main id="main" className="wrap deal-room">
      <div className="room-h">
        <div>
          <h1>{title}</h1>
          <p className="row small">
            <Pie part={standing.part} tone={standing.isBad ? 'bad' : undefined}>
              {standing.words}
            </Pie>
            <span className="soft">{about}</span>
          </p>
        </div>
        {join ? null : (
          <div className="row">
            {again ? <OrderAgain bought={again} title={title} /> : null}
            <ButtonLink look="bare" size="s" to={`/deals/${id}/agreement`}>
              <Icon name="printer" size={18} /> Agreement
            </ButtonLink>
            <ButtonLink look="bare" size="s" to={`/deals/${id}/invoice`}>
              <Icon name="receipt" size={18} /> Invoice
            </ButtonLink>
          </div>
        )}
      </div>
      {banned ? (
        <Note tone="warn" icon="ban">
          <b>{banned.title}</b> {banned.text}
        </Note>
      ) : null}
      {loaderData.changedProject ? (
        <Note tone="info">
          You proposed to an earlier version of the project.{' '}
          <Link to={loaderData.changedProject}>See what changed since then</Link>
        </Note>
      ) : null}
      {done ? <Confirmation>{done}</Confirmation> : null}
      {stepGone && !answer ? (
        <Note tone="warn" role="status">
          This can’t be done any more, or not by you.{' '}
          <Link to={`/deals/${id}`}>See the deal as it is now</Link>.
        </Note>
      ) : null}
      {answer?.refused && loaderData.step ? (
        <Note tone="bad" role="alert">
          {answer.refused}.
        </Note>
      ) : null}
      {answer && !loaderData.step ? (
        <RefusedElsewhere result={goneStep(answer)} wrote={wordsOfSteps(answer)} />
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(
          [
            ...(loaderData.reviews ? shownForms(loaderData.reviews) : []),
            ...(loaderData.team?.choice ? ['workers'] : []),
          ],
          refusedReview,
        )}
        wrote={{ text: 'Your words' }}
      />
      <div className="room">
        <div className="lit">
          <Shafts {...taskWindows} />
        </div>
        <Next {...loaderData} answer={answer} />
        <MoneySide {...loaderData} />
        <Past
          {...loaderData}
          course={
            <Course
              {...loaderData}
              sayForm={
                loaderData.talk?.canWrite ? (
                  <SayForm key={id} {...loaderData} talk={loaderData.talk} refused={refusedWords} />
                ) : null
              }
            />
          }
        >
          <Reviews {...loaderData} refused={refusedReview} />
        </Past>
        <RoomAside {...loaderData} refused={refusedForm} />
      </div>
    </main>
  )
}
