import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check, Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { Company } from '#domain/companies/index.ts'

type CompanyFormProps = {
  company: Company | undefined
  countries: readonly { value: string; label: string }[]
  lastResult: SubmissionResult<string[]> | undefined
}

type StoredName = Exclude<keyof Company, 'changedAt' | 'taxBasisPoints'>

export function CompanyForm({ company, countries, lastResult }: CompanyFormProps) {
  const { form, field } = serverForm({ id: 'company', lastResult })
  const isBusy = useNavigation().state === 'submitting'
  /** What was typed wins over what is kept, until it is accepted. */
  const storedField = (name: StoredName, { optional = false } = {}) => {
    const { defaultValue: typed, ...rest } = field(name)
    const defaultValue = lastResult ? (typed ?? '') : company?.[name]
    return { ...rest, required: !optional, optional, ...(defaultValue === undefined ? {} : { defaultValue }) }
  }
  const isRegistered = lastResult
    ? lastResult.initialValue?.['taxRegistered'] !== undefined
    : company?.taxBasisPoints != null
  const taxField = { ...field('taxRegistered'), defaultOptions: isRegistered ? ['on'] : [] }
  const { defaultValue: typedRate, ...rate } = field('taxRate')
  const rateField = {
    ...rate,
    required: false,
    defaultValue: lastResult ? (typedRate ?? '') : rateText(company?.taxBasisPoints),
  }
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <FieldSet label="You are" {...storedField('kind')}>
        <Radio value="individual">A private person</Radio>
        <Radio value="self_employed" hint="With a tax or VAT number">
          Self-employed
        </Radio>
        <Radio value="company" hint="With a registration number">
          A company
        </Radio>
      </FieldSet>
      <Field label="Legal name" {...storedField('legalName')} hint="As it stands in documents">
        <TextInput autoComplete="organization" />
      </Field>
      <Field label="Country" {...storedField('country')}>
        <Select options={countries} placeholder="Choose" autoComplete="country" />
      </Field>
      <Field label="Street and number" {...storedField('street')}>
        <TextInput autoComplete="street-address" />
      </Field>
      <div className="form-row">
        <Field label="Postal code" {...storedField('postalCode', { optional: true })}>
          <TextInput autoComplete="postal-code" />
        </Field>
        <Field label="City" {...storedField('city')}>
          <TextInput autoComplete="address-level2" />
        </Field>
      </div>
      <Field
        label="Registration number"
        {...storedField('registrationNumber', { optional: true })}
        hint="Of a company"
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-row">
        <Field label="Tax number" {...storedField('taxNumber', { optional: true })}>
          <TextInput autoComplete="off" />
        </Field>
        <Field
          label="VAT number"
          {...storedField('vatNumber', { optional: true })}
          hint="With or without the letters of the country"
        >
          <TextInput autoComplete="off" />
        </Field>
      </div>
      <FieldSet label="Tax" {...taxField} required={false}>
        <Check name="taxRegistered" hint="Needs the number above; without it invoices say that you are not">
          I am registered for VAT or sales tax
        </Check>
      </FieldSet>
      <Field label="Tax rate, %" {...rateField} optional hint="Your prices include it: invoices say how much">
        <TextInput inputMode="decimal" autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button look="main" busy={isBusy}>
          Save
        </Button>
      </div>
    </Form>
  )
}

const rateText = (basisPoints: number | null | undefined) =>
  basisPoints == null ? '' : String(basisPoints / 100)
