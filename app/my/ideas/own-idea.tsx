import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { ideaLimits } from '#domain/ideas/idea-rules.ts'
import type { IdeaIntent } from './act-on-idea.ts'
import { IdeaFields } from './idea-fields.tsx'
import type { IdeaData } from './load-idea.server.ts'

/** What its author may still do: change it until others vote for it or it is answered, withdraw it while it is new. */
export function OwnIdea({ data, refused }: { data: IdeaData; refused: RefusedForm | undefined }) {
  const { idea, kinds, canEdit, canWithdraw } = data
  const result = refusalFor('edit', refused)
  const { form, field } = serverForm({ id: 'edit', lastResult: result, limits: ideaLimits })
  if (!canEdit && !canWithdraw) return null
  return (
    <div className="own-idea">
      {canEdit ? (
        <details open={result ? true : undefined}>
          <summary>Change it</summary>
          <Form id={form.id} method="post" className="form" noValidate>
            <FormErrors form={form} />
            <IdeaFields field={field} kinds={kinds} start={idea} />
            <div className="row">
              <Button look="main" name="intent" value={'edit' satisfies IdeaIntent}>
                Save the idea
              </Button>
              <small className="soft">
                Possible until somebody else votes for it, or it is answered or moved
              </small>
            </div>
          </Form>
        </details>
      ) : null}
      {canWithdraw ? (
        <details>
          <summary>Withdraw it</summary>
          <Form method="post" className="row">
            <p className="small soft">It leaves the board with its votes. You can propose it again.</p>
            <Button look="danger" size="s" name="intent" value={'withdraw' satisfies IdeaIntent}>
              Withdraw the idea
            </Button>
          </Form>
        </details>
      ) : null}
    </div>
  )
}
