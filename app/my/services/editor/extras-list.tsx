import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { useEditor, useStepField } from './editor-context.ts'
import { AddRow, MoveRow, RemoveRow } from './row-buttons.tsx'

export function ExtrasList() {
  const { content, data } = useEditor()
  const field = useStepField()
  const { extras } = content
  return (
    <section className="rows" aria-labelledby="extras-title">
      <h2 id="extras-title">Extras</h2>
      <p className="small soft">What a buyer may add to any package for a price of its own.</p>
      <ul>
        {extras.map((extra, index) => (
          <li key={extra.id} className="row-card row-card-extra">
            <input type="hidden" name={`extras.${index}.id`} value={extra.id} />
            <Field label={`Extra ${index + 1}`} {...field(`extras.${index}.title`, extra.title)}>
              <TextInput />
            </Field>
            <Field
              label="Price"
              {...field(
                `extras.${index}.priceMinor`,
                extra.priceMinor ? decimalText(minor(extra.priceMinor), data.currency) : '',
              )}
            >
              <AmountInput currency={data.currency} />
            </Field>
            <Field label="Added days" {...field(`extras.${index}.addedDays`, String(extra.addedDays))}>
              <NumberInput />
            </Field>
            <div className="row-card-acts">
              <MoveRow list="extras" index={index} name={`extra ${index + 1}`} count={extras.length} />
              <RemoveRow list="extras" index={index} name={`extra ${index + 1}`} />
            </div>
          </li>
        ))}
      </ul>
      <AddRow list="extras" most={serviceLimits.extras.most}>
        Add an extra
      </AddRow>
    </section>
  )
}
