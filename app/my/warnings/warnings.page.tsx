import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { listWarnings, type Warning } from '#domain/messages/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/warnings.page.ts'
import { WarningWords } from './warning-words.tsx'
import { warningsIntents } from './act-on-warnings.ts'

export const loader = reading(
  memberOnly(async ({ db, actor, viewer, clock }) => {
    if (viewer.viewedBy) throw new NotFound('There is no page at this address')
    const warnings = await listWarnings(db, actor.id)
    return {
      warnings: warnings.map((one) => ({ ...one, appeal: appealOf(one) })),
      now: clock.now(),
    }
  }),
)

/** Where a notice is explained; one that came of an appeal is not appealed against again. */
function appealOf({ caseNumber, flagId }: Warning): string | null {
  if (caseNumber !== null) return `/my/support/cases/${caseNumber}`
  return flagId === null ? null : `/my/support/appeals/message/${flagId}`
}

export const action = warningsIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Notices of the moderators')

/** Every notice that the moderators wrote to the member: they are kept. */
export default function WarningsPage({ loaderData: { warnings, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Notices of the moderators"
        lede="What they wrote to you about messages and things of yours."
      />
      {warnings.length === 0 ? (
        <EmptyState title="There are none">Nobody had to write to you.</EmptyState>
      ) : (
        warnings.map(({ id, words, at, appeal }) => (
          <Note key={id} tone="warn" icon="flag">
            <WarningWords words={words} />
            <small className="soft">
              <Time at={at} now={now} />
              {appeal ? (
                <>
                  {' '}
                  <Link to={appeal}>Why, and how to appeal</Link>
                </>
              ) : null}
            </small>
          </Note>
        ))
      )}
    </>
  )
}
