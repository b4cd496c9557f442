import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Field } from '#app/ui/inputs/field/field.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { CATEGORY_DEPTH_MOST } from '#domain/categories/category-input.ts'
import type { CategoryIcon } from '#domain/categories/icon-choices.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { type FieldOf, ReasonForm } from '../../users/reason-form.tsx'
import { PlaceField } from './add-form.tsx'
import { CategoryFields } from './category-fields.tsx'
import type { PlaceOption } from './tree-rows.ts'
import type { CategoriesIntent } from './act-on-categories.ts'

type Own = {
  id: string
  parentId: string | null
  title: string
  slug: string
  description: string
  icon: CategoryIcon
  path: string
  depth: number
  isHidden: boolean
  count: number
}

type ChosenProps = {
  own: Own
  parents: readonly PlaceOption[]
  targets: readonly PlaceOption[]
  limits: Record<string, TextLimits>
  refused: RefusedForm | undefined
}

/** One category and all that can be done to it. */
export function ChosenCategory({ own, parents, targets, limits, refused }: ChosenProps) {
  const act = (
    intent: CategoriesIntent,
    title: string,
    label: string,
    fields?: (field: FieldOf) => ReactNode,
  ) => {
    const lastResult = refusalFor(intent, refused)
    return (
      <details className="tree-act" name="act" open={lastResult ? true : undefined}>
        <summary>{title}</summary>
        <ReasonForm
          intent={intent}
          limits={limits}
          lastResult={lastResult}
          label={label}
          danger={intent === 'merge'}
          isTold={false}
        >
          {(field) => (
            <>
              <input type="hidden" name="categoryId" value={own.id} />
              {fields?.(field)}
            </>
          )}
        </ReasonForm>
      </details>
    )
  }
  return (
    <>
      <h2>
        <Icon name={own.icon} size={22} /> {own.title}
      </h2>
      <p className="small soft tree-facts">
        <Link to={`/categories/${own.path}`}>/categories/{own.path}</Link>,{' '}
        {own.count === 1 ? '1 service' : `${formatCount(own.count)} services`}
      </p>
      {own.depth < CATEGORY_DEPTH_MOST ? (
        <p className="small tree-facts">
          <Link to={`?add=${own.id}#chosen`}>Add a category below it</Link>
        </p>
      ) : null}
      {act('edit', 'Rename and describe', 'Save', (field) => (
        <CategoryFields field={field} looks={own} />
      ))}
      {act('move', 'Move', 'Move it', (field) => (
        <PlaceField field={field} places={parents} chosenId={own.parentId} />
      ))}
      {act('merge', 'Merge into another', 'Merge for good', (field) => (
        <>
          <p className="small soft">
            Services and what stands below it go there. This can’t be undone; the old addresses lead there.
          </p>
          <Field label="Into" {...field('intoId')}>
            <Select placeholder="Choose a category" options={targets} />
          </Field>
        </>
      ))}
      {own.isHidden ? act('show', 'Show it again', 'Show it') : act('hide', 'Hide', 'Hide it')}
    </>
  )
}
