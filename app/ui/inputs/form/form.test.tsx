import { getFormProps } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { checkProps, fieldProps, FormErrors, useZodForm } from './form.tsx'

const offer = z.object({
  title: z.string({ error: 'Title is empty.' }).min(15, 'Title is too short.'),
  about: z.string().max(40, 'About is too long.').optional(),
  promptly: z.boolean().optional(),
})

function OfferForm({ posted }: { posted?: URLSearchParams }) {
  const lastResult = posted && parseWithZod(posted, { schema: offer }).reply()
  const [form, fields] = useZodForm(offer, lastResult, { id: 'offer' })
  return (
    <form {...getFormProps(form)} method="post">
      <FormErrors form={form} labels={{ about: 'About' }} />
      <Field label="Title" {...fieldProps(fields.title)}>
        <TextInput />
      </Field>
      <Field label="About" {...fieldProps(fields.about)}>
        <TextArea />
      </Field>
      <Check {...checkProps(fields.promptly)}>I answer within a day</Check>
    </form>
  )
}

describe('a form sent without JavaScript', () => {
  const posted = new URLSearchParams({ title: 'Logo', about: 'x'.repeat(41), promptly: 'on' })
  const html = renderToStaticMarkup(<OfferForm posted={posted} />)

  it('comes back with all that was typed', () => {
    expect(html).toMatch(/<input[^>]*value="Logo"/)
    expect(html).toContain(`${'x'.repeat(41)}</textarea>`)
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked/)
  })

  it('opens at a summary that leads to each refused field', () => {
    expect(html).toContain('Two answers need another look.')
    expect(html).toMatch(/<section[^>]*autofocus/)
    expect(html).toContain('<a href="#offer-title">Title is too short.</a>')
    expect(html).toContain('<a href="#offer-about">About: About is too long.</a>')
    expect(html).toMatch(/<input[^>]*id="offer-title"/)
  })
})

describe('a form that was not sent yet', () => {
  const html = renderToStaticMarkup(<OfferForm />)

  it('accuses nobody and marks what may stay empty', () => {
    expect(html).not.toContain('another look')
    expect(html).not.toContain('aria-invalid')
    expect(html.match(/optional/g)).toHaveLength(1)
  })
})
