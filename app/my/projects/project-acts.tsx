import { days } from '#app/shared/figures/figures.ts'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { OwnProjectView } from './load-project.ts'
import type { ProjectIntent } from './act-on-project.ts'

type ActsProps = { own: OwnProjectView; now: Date | string; openDays: number; asks: string | null }

/** What can be done to a project besides changing its words. */
export function ProjectActs({ own, now, openDays, asks }: ActsProps) {
  const { id, state, may } = own
  if (asks === 'close' && may.close) return <CloseQuestion id={id} state={state} />
  return (
    <Form method="post" className="row my-project-acts">
      {own.dealId ? (
        <ButtonLink look="main" to={`/deals/${own.dealId}`}>
          Open the deal
        </ButtonLink>
      ) : null}
      {state === 'draft' ? null : <ButtonLink to={`/projects/${id}`}>See its page</ButtonLink>}
      {may.extend ? (
        <Button name="intent" value={'extend' satisfies ProjectIntent}>
          Extend by {days(openDays)}
        </Button>
      ) : null}
      {may.close ? <ButtonLink to={`/my/projects/${id}?ask=close`}>Close…</ButtonLink> : null}
      {state === 'draft' ? (
        <Button look="bare" name="intent" value={'remove' satisfies ProjectIntent}>
          Remove the draft
        </Button>
      ) : (
        <Button name="intent" value={'repost' satisfies ProjectIntent}>
          Post again
        </Button>
      )}
      {own.openUntil ? (
        <span className="soft">
          Open until <Time at={own.openUntil} now={now} />
        </span>
      ) : null}
    </Form>
  )
}

function CloseQuestion({ id, state }: Pick<OwnProjectView, 'id' | 'state'>) {
  return (
    <Note tone="warn" icon="archive">
      <Form method="post" action={`/my/projects/${id}`} className="stack">
        <p>
          <b>Close the project?</b>{' '}
          {state === 'rejected'
            ? 'Nobody sees it, and an appeal against the decision can’t bring it back. You can post its words again.'
            : 'It takes no more proposals. Those that came go back to their sellers, who are told so. You can post it again.'}
        </p>
        <div className="form-acts">
          <Button look="danger" size="s" name="intent" value={'close' satisfies ProjectIntent}>
            Close it
          </Button>
          <Link to={`/my/projects/${id}`}>{state === 'rejected' ? 'Keep it' : 'Keep it open'}</Link>
        </div>
      </Form>
    </Note>
  )
}
