import { use } from 'react'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { FieldContext } from '#app/ui/inputs/field/field-context.ts'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { categoryIcons, type CategoryIcon } from '#domain/categories/icon-choices.ts'
import type { FieldOf } from '../../users/reason-form.tsx'

type Looks = { title: string; slug: string; description: string; icon: CategoryIcon }

/** What a category is called, where it is found, and how it is drawn. */
export function CategoryFields({ field, looks }: { field: FieldOf; looks?: Looks | undefined }) {
  const given = (name: keyof Looks) => {
    const one = field(name)
    return { ...one, defaultValue: one.defaultValue ?? looks?.[name] }
  }
  return (
    <>
      <Field label="Title" {...given('title')}>
        <TextInput autoComplete="off" />
      </Field>
      <Field label="Address" {...given('slug')} hint="Its part of the path: web-design">
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Description" {...given('description')} required={false} optional>
        <TextArea rows={2} />
      </Field>
      <FieldSet label="Icon" {...given('icon')} defaultValue={given('icon').defaultValue ?? 'folder'}>
        <IconPick />
      </FieldSet>
    </>
  )
}

function IconPick() {
  const field = use(FieldContext)
  return (
    <div className="icon-pick">
      {categoryIcons.map((name) => (
        <label key={name} title={name.replaceAll('-', ' ')}>
          <input
            type="radio"
            className="sr"
            name={field?.name}
            value={name}
            aria-label={name.replaceAll('-', ' ')}
            defaultChecked={field?.defaultValue === name}
          />
          <Icon name={name} />
        </label>
      ))}
    </div>
  )
}
