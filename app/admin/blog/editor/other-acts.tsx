import { Form } from 'react-router'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { EditIntent } from '../edit-intents.ts'
import type { EditedPost } from '../load-edit.ts'

/** What is done with a post beside writing it: shown to some before it goes out, and taken out of sight. */
export function OtherActs({ post }: { post: EditedPost }) {
  const { state, preview } = post
  return (
    <div className="ed-m">
      {state === 'published' ? null : (
        <section aria-labelledby="preview-title">
          <h2 id="preview-title">Preview for others</h2>
          {preview ? (
            <>
              <p className="ed-link">
                <input className="input" readOnly value={preview.href} aria-label="Signed preview link" />
                <CopyButton text={preview.href} label="Copy" what="Preview link" />
              </p>
              <p className="soft">
                Signed and never indexed. It ends on {preview.until} UTC, or when the post goes out.
              </p>
            </>
          ) : (
            <p className="soft">A signed link opens the newest version for whoever has it, for seven days.</p>
          )}
          <Form method="post" className="row">
            <Button size="s" name="intent" value={'open-preview' satisfies EditIntent}>
              {preview ? 'Make a new link' : 'Make a link'}
            </Button>
            {preview ? (
              <Button size="s" look="bare" name="intent" value={'end-preview' satisfies EditIntent}>
                End it now
              </Button>
            ) : null}
          </Form>
        </section>
      )}
      {state === 'archived' ? null : (
        <section aria-labelledby="archive-title">
          <h2 id="archive-title">Archive</h2>
          <p className="soft">
            {state === 'published'
              ? 'Nobody finds it any more. Words and address are kept, and it can go out again.'
              : 'It leaves the list of what is being written. Nothing is lost.'}
          </p>
          <Form method="post">
            <Button size="s" look="danger" name="intent" value={'archive' satisfies EditIntent}>
              Archive the post
            </Button>
          </Form>
        </section>
      )}
    </div>
  )
}
