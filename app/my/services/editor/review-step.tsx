import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { PictureView } from '#domain/pictures/index.ts'
import { useEditor } from './editor-context.ts'
import { PagePreview } from './preview.tsx'
import { editorSteps, stepAddress, stepOfField } from './steps.ts'
import type { EditorIntent } from './act-on-editor.ts'

const labelOf = (field: string) => editorSteps.find(({ name }) => name === stepOfField(field))?.label

type ReviewProps = {
  slug: string
  problems: Record<string, string[]>
  pictures: ReadonlyMap<string, PictureView>
  /** Waits for what is still being saved. */
  flush: () => Promise<boolean>
}

/** The whole of it once more, what is still missing, and the button. */
export function ReviewStep({ slug, problems, pictures, flush }: ReviewProps) {
  const { data, isLocked } = useEditor()
  const missing = Object.entries(problems)
  return (
    <div className="stack review">
      {missing.length > 0 ? (
        <Note tone="warn">
          <p>
            <b>{missing.length === 1 ? 'One thing is' : `${missing.length} things are`} still missing:</b>
          </p>
          <ul className="review-missing">
            {missing.map(([field, [words]]) => (
              <li key={field}>
                {labelOf(field)}:{' '}
                <Link to={stepAddress(slug, stepOfField(field), { check: true, field })}>{words}</Link>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      <PagePreview pictures={pictures} />
      <OfferedBy />
      {isLocked ? null : (
        <Form method="post" className="stack">
          <p className="small soft">
            {data.service?.isLive
              ? 'What is shown now stays until the new words are approved. New prices and days take effect at once.'
              : 'A moderator reviews the first services of a seller. You get an e-mail, and then everyone can see it.'}
          </p>
          <SubmitButton flush={flush} />
        </Form>
      )}
    </div>
  )
}

/** In whose name: a team's services are sold by its owner, and what they earn is split by its shares. */
function OfferedBy() {
  const { service, teams } = useEditor().data
  if (!service?.isWriter || (teams.length === 0 && !service.teamId)) return null
  return (
    <Form method="post" className="stack" preventScrollReset>
      <Field
        label="Offered by"
        id="offered-by"
        name="team"
        defaultValue={service.teamId ?? ''}
        hint="What a team earns is split by its shares on the day of the order"
      >
        <Select
          options={[{ value: '', label: 'Me' }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Field>
      <p>
        <Button size="s" name="intent" value={'offer-for' satisfies EditorIntent}>
          Save who offers it
        </Button>
      </p>
    </Form>
  )
}

function SubmitButton({ flush }: Pick<ReviewProps, 'flush'>) {
  return (
    <Button
      look="main"
      name="intent"
      value={'submit' satisfies EditorIntent}
      onClick={(event) => {
        const button = event.currentTarget
        if (button.dataset['flushed']) return
        event.preventDefault()
        void flush().then(() => {
          button.dataset['flushed'] = 'yes'
          button.click()
          delete button.dataset['flushed']
        })
      }}
    >
      Submit
    </Button>
  )
}
