import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Work } from '#app/ui/work/work.tsx'
import { ForYouWorks } from '#app/shared/recommendations/for-you-works.tsx'
import type { ForYouWork } from '#app/shared/recommendations/load-for-you.server.ts'
import { ViewedWorks } from '#app/shared/works/viewed-works.tsx'
import { AtAGlance } from './at-a-glance.tsx'
import type { Task } from './task.ts'
import type { ProfileStep } from './list-tasks.ts'
import type { Glance } from './load-deals.ts'
import { Tasks } from './tasks.tsx'

type TodayProps = {
  firstName: string
  username: string
  isPublic: boolean
  /** The moment, on the member's own clock. */
  moment: string
  tasks: readonly Task[]
  steps: readonly ProfileStep[]
  glance: Glance
  /** What becomes of PRO when, for who has it. */
  pro: string | null
  /** What they looked at last. */
  viewed: readonly (Work & { id: string })[]
  /** What could interest them, each with why. */
  forYou: readonly ForYouWork[]
}

/** What needs the member now, and nothing that does not exist. */
export function Today({
  firstName,
  username,
  isPublic,
  moment,
  tasks,
  steps,
  glance,
  pro,
  viewed,
  forYou,
}: TodayProps) {
  const isComplete = steps.every((step) => step.isDone)
  return (
    <>
      <PageHead size="quiet" title={countInWords(tasks.length, firstName)}>
        <p className="soft">{moment}</p>
      </PageHead>
      {tasks.length > 0 ? (
        <Tasks tasks={tasks} />
      ) : (
        <div className="calm">
          <EmptyState
            title="All is done"
            actions={isPublic ? <ButtonLink to={`/user/${username}`}>See my public page</ButtonLink> : null}
          >
            Nothing waits for you. What needs an answer will stand here first, with its deadline.
          </EmptyState>
        </div>
      )}
      <AtAGlance {...glance} />
      {pro ? (
        <p className="soft">
          <Link to="/my/pro">PRO</Link> {pro}.
        </p>
      ) : null}
      {isComplete ? null : <ProfileSteps steps={steps} />}
      {forYou.length > 0 ? (
        <section className="sub" aria-labelledby="for-you">
          <h2 id="for-you">
            <Link to="/my/recommendations">For you</Link>
          </h2>
          <ForYouWorks works={forYou} />
        </section>
      ) : null}
      {viewed.length > 0 ? (
        <section className="sub" aria-labelledby="viewed">
          <h2 id="viewed">Viewed lately</h2>
          <ViewedWorks works={viewed} next="/my" />
        </section>
      ) : null}
    </>
  )
}

function ProfileSteps({ steps }: { steps: readonly ProfileStep[] }) {
  const done = steps.filter((step) => step.isDone).length
  return (
    <section className="sub" aria-labelledby="profile-steps">
      <h2 id="profile-steps">Your profile, {Math.round((done / steps.length) * 100)} of 100</h2>
      <ul className="lines">
        {steps.map((step) => (
          <li key={step.noun} className={step.isDone ? 'soft' : undefined}>
            <Icon
              name={step.isDone ? 'circle-check' : 'circle'}
              className={step.isDone ? 'ok' : undefined}
              label={step.isDone ? 'Done' : 'To do'}
            />
            {step.isDone ? <span>{step.label}</span> : <Link to="/my/account#profile">{step.label}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const figures = [
  'Nothing',
  'One thing',
  'Two things',
  'Three things',
  'Four things',
  'Five things',
  'Six things',
]

function countInWords(count: number, firstName: string): string {
  const figure = figures[count] ?? `${count} things`
  return `${figure} ${count < 2 ? 'needs' : 'need'} you, ${firstName}`
}
