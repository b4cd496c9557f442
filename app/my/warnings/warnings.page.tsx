import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { listWarnings } from '#domain/messages/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/warnings.page.ts'
import { WarningWords } from './warning-words.tsx'
import { warningsIntents } from './act-on-warnings.ts'

export const loader = reading(
  memberOnly(async ({ db, actor, viewer, clock }) => {
    if (viewer.viewedBy) throw new NotFound('There is no page at this address')
    return { warnings: await listWarnings(db, actor.id), now: clock.now() }
  }),
)

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
        warnings.map(({ id, words, at, caseNumber }) => (
          <Note key={id} tone="warn" icon="flag">
            <WarningWords words={words} />
            <small className="soft">
              <Time at={at} now={now} />
              {caseNumber === null ? null : (
                <>
                  {' '}
                  <Link to={`/my/support/cases/${caseNumber}`}>Why, and how to appeal</Link>
                </>
              )}
            </small>
          </Note>
        ))
      )}
    </>
  )
}
