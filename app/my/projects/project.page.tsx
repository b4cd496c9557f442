import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import adviceCssUrl from '#app/shared/advice/advice.css?url'
import { unlessAdvised } from '#app/shared/advice/unless-advised.ts'
import projectsCssUrl from '#app/shared/projects/projects.css?url'
import { Proposals } from '#app/shared/projects/proposals.tsx'
import { ProjectStateTag } from '#app/shared/projects/state-tag.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/project.page.ts'
import { projectIntents, type RefusedButton } from './act-on-project.ts'
import { doneWords } from './done-words.ts'
import { loadProject, type OwnProjectView } from './load-project.ts'
import cssUrl from './my-projects.css?url'
import { isChangedAsItStands } from './project-fields.ts'
import { ProjectActs } from './project-acts.tsx'
import { ProjectForm } from './project-form.tsx'
import type { SavedAnswer } from './saved-answer.ts'
import { TakenDownNote } from './taken-down-note.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: projectsCssUrl },
  { rel: 'stylesheet', href: adviceCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(memberOnly(loadProject))

export const shouldRevalidate = unlessAdvised

export const action = projectIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData?.own ? loaderData.own.title || 'Draft of a project' : 'Post a project')

export default function MyProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, takenDown, toOwner, currency, now, asks, openDays, reviewTakes, ...form } = loaderData
  const answered = actionData as SavedAnswer | RefusedButton | undefined
  const saved = answered && 'result' in answered ? answered : undefined
  const refused = answered && 'refused' in answered ? answered.refused : undefined
  const done = doneWords(form.done)
  const isWritable = !own || own.may.change
  return (
    <>
      <Crumbs
        trail={[
          { label: 'Projects and proposals', to: '/my/projects' },
          { label: own ? own.title || 'Draft' : 'New' },
        ]}
      />
      <PageHead
        title={own ? own.title || 'Draft of a project' : 'Post a project'}
        lede={
          own ? undefined : 'Say what you need: sellers answer with a price, days and words, and you choose.'
        }
      />
      {done ? <Confirmation>{done}</Confirmation> : null}
      {refused ? (
        <Note tone="bad" role="alert">
          {refused}.
        </Note>
      ) : null}
      <RefusedElsewhere
        result={isWritable ? undefined : saved?.result}
        wrote={{ title: 'Title', description: 'Description' }}
      />
      {own ? (
        <>
          <p className="project-facts">
            <ProjectStateTag {...own} />
            <span>{own.budget}</span>
            <span>{own.proposals}</span>
          </p>
          {takenDown ? (
            <TakenDownNote own={own} {...takenDown} />
          ) : (
            <StateNote own={own} reviewTakes={reviewTakes} />
          )}
          <ProjectActs own={own} now={now} openDays={openDays} asks={asks} />
        </>
      ) : null}
      {own && toOwner ? (
        <section className="block" id="proposals">
          <h2>Proposals</h2>
          <Proposals projectId={own.id} currency={currency} now={now} data={toOwner} />
        </section>
      ) : null}
      {isWritable ? (
        <section className={own ? 'block' : 'my-project-new'} aria-label="The project">
          {own ? <h2>Edit project</h2> : null}
          <ProjectForm
            {...form}
            currency={currency}
            answer={saved}
            isPosted={own ? isChangedAsItStands(own.state) : false}
          />
        </section>
      ) : null}
    </>
  )
}

type StateNoteProps = { own: OwnProjectView; reviewTakes: string | null }

function StateNote({ own: { state, reasons, note, appeal }, reviewTakes }: StateNoteProps) {
  if (state === 'in_review')
    return (
      <Note tone="warn">
        A moderator looks at your first project before sellers see it, and you get an e-mail. {reviewTakes}{' '}
        You can still change it below: then the new words are looked at.
      </Note>
    )
  if (state !== 'rejected' || reasons.length === 0) return null
  return (
    <Note tone="bad">
      <p>
        <b>It was sent back.</b> Fix this and post it again:
      </p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {note ? <p>{note}</p> : null}
      {appeal ? (
        <p>
          Is it wrong? <Link to={appeal}>Appeal against it</Link>
        </p>
      ) : null}
    </Note>
  )
}
