import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Changes } from '#app/ui/changes/changes.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { PublicProjectIntent } from './act-on-project.server.ts'
import type { ProjectData } from './load-project.server.ts'

type ChangedAfterProps = Pick<ProjectData, 'kept' | 'project' | 'changes'> & {
  mine: NonNullable<ProjectData['mine']>
}

/** What became different since the proposal was written, and the three things that its seller can do about it. */
export function ChangedAfter({ kept, project, mine, changes }: ChangedAfterProps) {
  return (
    <Note tone="warn">
      <div className="stack">
        <p>
          <b>The project was changed after you wrote.</b>{' '}
          {mine.mayConfirm
            ? 'Your proposal answers what you read then, and nobody holds you to more. Say what becomes of it.'
            : 'This is what is different from what you answered.'}
        </p>
        <Changes changes={changes} was="What you answered" is="Now" />
        {mine.mayConfirm ? (
          <div>
            <Form method="post" action={kept.at} className="proposal-acts">
              <input type="hidden" name="proposalId" value={mine.id} />
              <input type="hidden" name="version" value={project.version} />
              <Button size="s" look="main" name="intent" value={'confirm' satisfies PublicProjectIntent}>
                My proposal stands
              </Button>
              <ButtonLink size="s" to={`${kept.writeAt}#mine`}>
                Change my proposal
              </ButtonLink>
              <Button look="bare" size="s" name="intent" value={'withdraw' satisfies PublicProjectIntent}>
                Withdraw it
              </Button>
            </Form>
          </div>
        ) : null}
      </div>
    </Note>
  )
}
