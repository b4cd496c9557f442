import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { INTERESTS_MOST } from '#domain/recommendations/recommendation-rules.ts'
import type { RecommendationsIntent } from './act-on-recommendations.ts'
import type { RecommendationsData } from './load-recommendations.ts'

type InterestsProps = Pick<RecommendationsData, 'categories' | 'interests'> & {
  refused: RefusedForm | undefined
}

/** Nothing is known of a newcomer: they can say what interests them. */
export function InterestsForm({ categories, interests, refused }: InterestsProps) {
  const { form } = serverForm({ id: 'interests', lastResult: refusalFor('interests', refused), limits: {} })
  const typed = refused?.result.initialValue?.['interests']
  const chosen = new Set(typed === undefined ? interests : [typed].flat())
  return (
    <Form id={form.id} method="post" className="rec-interests" noValidate>
      <FormErrors form={form} />
      <fieldset>
        <legend>What interests you? Choose up to {INTERESTS_MOST}.</legend>
        <div className="rec-choices">
          {categories.map(({ id, title }) => (
            <Check key={id} name="interests" value={id} defaultChecked={chosen.has(id)}>
              {title}
            </Check>
          ))}
        </div>
      </fieldset>
      <Button name="intent" value={'interests' satisfies RecommendationsIntent}>
        Show me these
      </Button>
    </Form>
  )
}
