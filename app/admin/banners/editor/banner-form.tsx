import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import {
  type Audience,
  audiences,
  bannerLimits,
  placements,
  TIMES_MOST,
  WEIGHT_MOST,
} from '#domain/banners/banner-rules.ts'
import { audienceWords, placementWords } from '#domain/banners/banner-words.ts'
import type { BannerIntent } from './banner-intents.ts'
import type { BannerData } from './load-banner.ts'
import type { Choices } from './load-editor.ts'
import { PictureField } from './picture-field.tsx'

type BannerFormProps = {
  choices: Choices
  typed: Record<string, string>
  refused: RefusedForm | undefined
  pictures: BannerData['pictures'] | null
  /** The audience that is chosen now. */
  audience: Audience | undefined
  /** Told of what is typed, for the look beside the form. */
  onWords(name: string, value: string): void
}

const optionsOf = <Key extends string>(keys: readonly Key[], words: Record<Key, string>) =>
  keys.map((value) => ({ value, label: words[value] }))

export function BannerForm({ choices, typed, refused, pictures, audience, onWords }: BannerFormProps) {
  const result = refusalFor('save', refused)
  const { form, field: bare } = serverForm({ id: 'save', lastResult: result, limits: bannerLimits })
  const field = (name: string) => {
    const asked = bare(name)
    return { ...asked, defaultValue: asked.defaultValue ?? typed[name] }
  }
  const isClosable = result ? result.initialValue?.['isClosable'] === 'on' : typed['isClosable'] === 'on'
  return (
    <Form
      id={form.id}
      method="post"
      encType="multipart/form-data"
      className="form bn-form"
      noValidate
      preventScrollReset
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement
        if (['title', 'text', 'linkLabel', 'placement', 'audience'].includes(name)) onWords(name, value)
      }}
    >
      <FormErrors form={form} />
      <input type="hidden" name="basedOn" value={typed['basedOn'] ?? ''} />
      <Field label="Place" {...field('placement')}>
        <Select options={optionsOf(placements, placementWords)} />
      </Field>
      <Field label="Title" {...field('title')}>
        <TextInput autoComplete="off" />
      </Field>
      <Field label="Text" {...field('text')} required={false} optional>
        <TextArea rows={3} />
      </Field>
      <Field
        label="Link"
        {...field('link')}
        hint="A path here, as /pricing, or an address outside, as https://example.org. Outside is marked."
      >
        <TextInput autoComplete="off" inputMode="url" spellCheck={false} />
      </Field>
      <Field label="Words of the button" {...field('linkLabel')}>
        <TextInput autoComplete="off" />
      </Field>
      <PictureField
        which="light"
        label="Picture on light"
        field={field('lightPicture')}
        state={pictures?.light ?? null}
      />
      <PictureField
        which="dark"
        label="Picture on dark"
        field={field('darkPicture')}
        state={pictures?.dark ?? null}
      />
      <Field
        label="What the picture shows"
        {...field('alt')}
        required={false}
        optional
        hint="Needed with a picture, for people who don’t see it."
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="bn-two">
        <Field label="From" {...field('startsAt')} hint={`On your clock, ${choices.timeZone}`}>
          <TextInput type="datetime-local" />
        </Field>
        <Field label="Until" {...field('endsAt')} required={false} optional>
          <TextInput type="datetime-local" />
        </Field>
      </div>
      <Field label="Who sees it" {...field('audience')} hint={audience && choices.reach[audience]}>
        <Select options={optionsOf(audiences, audienceWords)} />
      </Field>
      <Field
        label="Category"
        {...field('categoryId')}
        required={false}
        optional
        hint="Beside this category and those below it."
      >
        <Select placeholder="All categories" options={choices.categories} />
      </Field>
      <Field label="Brand" {...field('brand')} required={false} optional>
        <Select placeholder="People of all brands" options={choices.brands} />
      </Field>
      <div className="bn-two">
        <Field label="Weight" {...field('weight')} hint={`1 to ${WEIGHT_MOST}: its share of turns`}>
          <NumberInput />
        </Field>
        <Field
          label="Most times a day"
          {...field('mostADay')}
          required={false}
          optional
          hint={`1 to ${TIMES_MOST} for one person`}
        >
          <NumberInput />
        </Field>
      </div>
      <Check name="isClosable" defaultChecked={isClosable} hint="Who closes it never sees it again.">
        Can be closed
      </Check>
      <div className="form-acts">
        <Button look="main" name="intent" value={'save' satisfies BannerIntent}>
          Save the banner
        </Button>
      </div>
    </Form>
  )
}
