import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Check, Radio } from './choice.tsx'
import { Field, FieldSet } from './field.tsx'
import { TextInput } from './text-input.tsx'

describe('a field', () => {
  it('ties its label, hint and error to the control inside it', () => {
    const html = renderToStaticMarkup(
      <Field id="iban" label="IBAN" hint="As on your card" error="IBAN is too short." name="iban" required>
        <TextInput />
      </Field>,
    )
    expect(html).toContain('<label class="label" for="iban">')
    expect(html).toMatch(/<input[^>]*aria-describedby="iban-error iban-hint"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(html).toMatch(/<p class="err" id="iban-error">/)
  })

  it('says its limits before any script has run, and cuts nothing off', () => {
    const html = renderToStaticMarkup(
      <Field label="Title" limits={{ min: 15, max: 80 }}>
        <TextInput />
      </Field>,
    )
    expect(html.match(/15 to 80 characters/g)).toHaveLength(1)
    expect(html).not.toContain('maxlength')
  })

  it('puts back what was typed and chosen', () => {
    const html = renderToStaticMarkup(
      <>
        <Field label="Title" name="title" defaultValue="Logo design">
          <TextInput />
        </Field>
        <FieldSet label="Delivery" name="days" defaultValue="3">
          <Radio value="7">Seven days</Radio>
          <Radio value="3">Three days</Radio>
        </FieldSet>
        <FieldSet label="Extras" name="extras" defaultOptions={['source']}>
          <Check value="source">Source files</Check>
          <Check value="second">Second language</Check>
        </FieldSet>
      </>,
    )
    const inputs = html.match(/<input[^>]*>/g) ?? []
    expect(inputs[0]).toContain('value="Logo design"')
    expect(
      inputs.filter((input) => input.includes('checked')).map((input) => /value="(\w+)"/.exec(input)?.[1]),
    ).toEqual(['3', 'source'])
  })
})
