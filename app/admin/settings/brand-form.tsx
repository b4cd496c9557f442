import type { SubmissionResult } from '@conform-to/react'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { Brand } from '#domain/settings/index.ts'
import { BrandPreview } from './brand-preview.tsx'
import { markAddress } from './mark-address.ts'
import { MarkField } from './mark-field.tsx'
import { useChosenMark } from './use-chosen-mark.ts'
import { ReasonField } from './section-form.tsx'
import type { SettingsIntent } from './act-on-settings.ts'

export type BrandFormProps = {
  brand: Brand | undefined
  basedOn: number
  lastResult: SubmissionResult<string[]> | undefined
}

type FieldName = 'slug' | 'name' | 'accentLight' | 'accentDark' | 'logoUrl' | 'mailFrom'

const START: Record<FieldName, string> = {
  slug: '',
  name: '',
  accentLight: '#0e6b4e',
  accentDark: '#4fc79b',
  logoUrl: '',
  mailFrom: '',
}

const PREVIEWED = ['name', 'accentLight', 'accentDark'] as const

/** Adds a brand or changes one; the preview follows what is typed where there is script. */
export function BrandForm({ brand, basedOn, lastResult }: BrandFormProps) {
  const { form, field } = serverForm({ id: 'brand', lastResult })
  const typed = lastResult?.initialValue
  const start = (name: FieldName) => (typed ? String(typed[name] ?? '') : (brand ?? START)[name])
  const [shown, setShown] = useState(() => ({
    name: start('name'),
    accentLight: start('accentLight'),
    accentDark: start('accentDark'),
  }))
  const mark = useChosenMark('logoUrl', markAddress(start('logoUrl')))
  const isSaving = useSent()?.get('intent') === 'save-brand'
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget)
    const [name = '', accentLight = '', accentDark = ''] = PREVIEWED.map((one) => String(now.get(one) ?? ''))
    setShown({ name, accentLight, accentDark })
    mark.follow(now)
  }
  const fieldOf = (name: FieldName) => ({ ...field(name), defaultValue: start(name) })
  return (
    <Form
      id="brand"
      method="post"
      action={`/admin/settings?brand=${brand?.slug ?? 'new'}#brands`}
      className="form"
      noValidate
      preventScrollReset
      onInput={follow}
      encType="multipart/form-data"
    >
      <FormErrors form={form} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <input type="hidden" name="oldSlug" value={brand?.slug ?? ''} />
      <div className="form-row">
        <Field label="Name" {...fieldOf('name')}>
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Address" {...fieldOf('slug')} hint="harbour-street opens /@harbour-street/login">
          <TextInput autoComplete="off" autoCapitalize="none" />
        </Field>
      </div>
      <div className="form-row">
        <Field label="Colour on light" {...fieldOf('accentLight')} hint="Dark enough to read on paper">
          <TextInput type="color" className="brand-colour" />
        </Field>
        <Field label="Colour on dark" {...fieldOf('accentDark')} hint="Light enough to read at night">
          <TextInput type="color" className="brand-colour" />
        </Field>
      </div>
      <figure className="settings-preview">
        <figcaption>The sign-in screen in these colours</figcaption>
        <BrandPreview {...shown} markUrl={mark.url} />
      </figure>
      <div className="form-row">
        <MarkField
          name="logoUrl"
          label="Logo"
          hint="PNG, JPEG, WebP or AVIF, at most 2 MB; no SVG"
          field={fieldOf('logoUrl')}
        />
        <Field
          label="Mail sender"
          {...fieldOf('mailFrom')}
          required={false}
          optional
          hint="Your mail server must allow it"
        >
          <TextInput type="email" autoComplete="off" placeholder="post@example.org" />
        </Field>
      </div>
      <ReasonField {...field('reason')} />
      <div className="form-acts">
        <Button look="main" name="intent" value={'save-brand' satisfies SettingsIntent} busy={isSaving}>
          {brand ? 'Save the brand' : 'Add the brand'}
        </Button>
        <ButtonLink look="bare" to="/admin/settings#brands" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}

export function RemoveBrandForm({ brand, basedOn, lastResult }: BrandFormProps & { brand: Brand }) {
  const { form, field } = serverForm({ id: 'remove-brand', lastResult })
  return (
    <details className="settings-remove" open={lastResult !== undefined}>
      <summary>Remove {brand.name}</summary>
      <Form
        id="remove-brand"
        method="post"
        action={`/admin/settings?brand=${brand.slug}#brands`}
        className="form"
        noValidate
        preventScrollReset
      >
        <FormErrors form={form} />
        <p className="soft">
          /@{brand.slug}/login will be not found. Accounts that came by it stay and use the marketplace’s own.
        </p>
        <input type="hidden" name="basedOn" value={basedOn} />
        <input type="hidden" name="slug" value={brand.slug} />
        <ReasonField {...field('reason')} />
        <div className="form-acts">
          <Button look="danger" name="intent" value={'remove-brand' satisfies SettingsIntent}>
            Remove the brand
          </Button>
        </div>
      </Form>
    </details>
  )
}
