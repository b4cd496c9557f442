import { Form, useLocation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { WarningToReadData } from './find-warning-to-read.ts'
import { WarningWords } from './warning-words.tsx'
import type { WarningsIntent } from './act-on-warnings.ts'

/** Stands in the place of every page of the area until it was read. */
export function WarningToRead({ warning }: { warning: WarningToReadData }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <PageHead title="Read this first" lede={`The moderators wrote to you about ${warning.about}.`} />
      <div className="stack">
        <Note tone="warn" icon="flag" role="alert">
          <WarningWords words={warning.words} />
        </Note>
        <Form method="post" action="/my/warnings" className="form-acts">
          <input type="hidden" name="warningId" value={warning.id} />
          <input type="hidden" name="next" value={pathname + search} />
          <Button look="main" name="intent" value={'read' satisfies WarningsIntent}>
            I have read this
          </Button>
        </Form>
      </div>
    </>
  )
}
