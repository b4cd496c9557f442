import { Link } from 'react-router'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldError } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { packageTiers, type PackageTier, type ServicePackage } from '#domain/catalogue/service-content.ts'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { Receives } from '../receives.tsx'
import { useEditor, useStepField } from './editor-context.ts'
import { ExtrasList } from './extras-list.tsx'
import { fieldId } from './steps.ts'
import { tierNames } from './tier-names.ts'

const revisionOptions = [
  ...Array.from({ length: serviceLimits.revisions.max + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'None' : String(count),
  })),
  { value: 'unlimited', label: 'As many as it takes' },
]

const emptyPackage = (tier: PackageTier): ServicePackage => ({
  tier,
  title: tierNames[tier],
  includes: [],
  priceMinor: 0,
  deliveryDays: 0,
  revisions: 1,
})

/** Packages side by side, as a buyer will compare them. */
export function PackagesStep() {
  const { content, errors, data } = useEditor()
  return (
    <>
      <div className="packs" id={fieldId('packages')} tabIndex={-1}>
        {packageTiers.map((tier, index) => (
          <PackageColumn
            key={tier}
            index={index}
            offered={content.packages.find((one) => one.tier === tier)}
            tier={tier}
          />
        ))}
      </div>
      {errors['packages']?.map((words) => (
        <FieldError key={words}>{words}</FieldError>
      ))}
      {data.service?.isLive ? (
        <p className="small soft">
          When you submit, new prices and days take effect at once. Deals that exist keep theirs.{' '}
          <Link to={`/my/services?prices=${data.service.id}#prices`}>Change prices alone</Link>
        </p>
      ) : null}
      <ExtrasList />
    </>
  )
}

type ColumnProps = { tier: PackageTier; index: number; offered: ServicePackage | undefined }

function PackageColumn({ tier, index, offered }: ColumnProps) {
  const { data, typed, errors } = useEditor()
  const field = useStepField()
  const shown = offered ?? emptyPackage(tier)
  const at = `packages.${index}`
  const amount = shown.priceMinor ? decimalText(minor(shown.priceMinor), data.currency) : ''
  const isOffered = typed ? `${at}.offered` in typed : Boolean(offered)
  const takesAsOne = typed ? `${at}.takesAsOne` in typed : Boolean(shown.takesAsOne)
  const name = tierNames[tier]
  return (
    <fieldset className="pack" id={fieldId(at)} tabIndex={-1}>
      <legend>{name}</legend>
      {index > 0 ? (
        <Check name={`${at}.offered`} defaultChecked={isOffered} className="pack-offered">
          Offer {name}
        </Check>
      ) : (
        <p className="pack-offered soft">Every service has it</p>
      )}
      {errors[at]?.map((words) => (
        <FieldError key={words}>{words}</FieldError>
      ))}
      <Field label="Name" {...field(`${at}.title`, shown.title)}>
        <TextInput />
      </Field>
      <Field
        label="What is included"
        hint="A line each"
        {...field(`${at}.includes`, shown.includes.join('\n'))}
      >
        <TextArea rows={4} />
      </Field>
      <Field label="Delivery, days" {...field(`${at}.deliveryDays`, String(shown.deliveryDays || ''))}>
        <NumberInput />
      </Field>
      <Check name={`${at}.takesAsOne`} defaultChecked={takesAsOne}>
        Several pieces take as long as one
      </Check>
      <Field label="Revisions" {...field(`${at}.revisions`, String(shown.revisions ?? 'unlimited'))}>
        <Select options={revisionOptions} />
      </Field>
      <Field label="Price" {...field(`${at}.priceMinor`, amount)}>
        <AmountInput currency={data.currency} />
      </Field>
      <Receives priceMinor={shown.priceMinor} currency={data.currency} feeTerms={data.feeTerms} />
    </fieldset>
  )
}
