import type { ReactNode } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { BriefView, Fields } from '../brief-view.ts'
import type { NeedData } from '../load-need.server.ts'
import { DaysRuler } from './days-ruler.tsx'
import { PriceChart } from './price-chart.tsx'
import { Change, Row } from './row.tsx'
import type { NeedIntent } from '../act-on-need.server.ts'

type PaperProps = {
  view: BriefView
  isComing: boolean
  data: Pick<NeedData, 'categories' | 'currency' | 'languages'>
  errors: Record<string, string[]>
}

/** The brief as it grows: what is not known yet keeps its place, so that nothing moves when it comes. */
export function Paper({ view, isComing, data, errors }: PaperProps) {
  const { reading, figures, fields } = view
  return (
    <section className="paper" aria-label="The brief" aria-busy={isComing}>
      <div className="paper-h">
        <h2>The brief</h2>
        <small>{isComing ? 'being written' : 'every line can be changed'}</small>
      </div>
      {reading ? <MadeBy reading={reading} /> : null}
      <dl className="brief">
        <Row name="Title">
          <TitleRow view={view} error={errors['title']?.[0]} />
        </Row>
        <Row name="Category">
          {reading ? (
            <CategoryRow reading={reading} fields={fields} categories={data.categories} />
          ) : (
            <Bone width="half" />
          )}
        </Row>
        <Row name="What is included">
          <ScopeRow view={view} error={errors['scope']?.[0]} />
        </Row>
        {fields ? (
          <Row name="Skills">
            <p>{fields.skills || <span className="soft">None named</span>}</p>
            <Change label="change" isWrong={errors['skills'] !== undefined}>
              <Field
                label="Skills"
                name="skills"
                hint="With commas between"
                error={errors['skills']?.[0] ?? ''}
              >
                <TextInput key={fields.skills} defaultValue={fields.skills} />
              </Field>
              <Update />
            </Change>
          </Row>
        ) : null}
        <Row name="Budget">
          {figures && fields ? (
            <BudgetRow budget={figures.budget} fields={fields} currency={data.currency} errors={errors}>
              {figures.allTo ? <KnownLink to={figures.allTo.to}>{figures.allTo.label}</KnownLink> : null}
            </BudgetRow>
          ) : (
            <div className="keeps-chart">
              <Bone width="half" />
            </div>
          )}
        </Row>
        <Row name="Days">
          {figures && fields ? (
            <DaysRow days={figures.days} fields={fields} error={errors['days']?.[0]} />
          ) : (
            <div className="keeps-ruler">
              <Bone width="half" />
            </div>
          )}
        </Row>
        {reading && fields ? (
          <Row name="Language">
            <p>{reading.languageName}</p>
            <Change label="change">
              <Field label="Language" name="language">
                <Select key={fields.language} defaultValue={fields.language} options={data.languages} />
              </Field>
              <Update />
            </Change>
          </Row>
        ) : null}
      </dl>
    </section>
  )
}

function MadeBy({ reading: { engine, failure } }: { reading: NonNullable<BriefView['reading']> }) {
  if (engine === 'endpoint') return null
  return (
    <div className="engine-n">
      <Note tone="info" icon="cpu">
        <b>Made by the hall’s own engine.</b> It reads words and figures and writes no prose: the lines below
        are yours. {failure ? `${failure}.` : 'Nothing left this server.'}
      </Note>
    </div>
  )
}

function TitleRow({ view: { heard, fields }, error }: { view: BriefView; error: string | undefined }) {
  if (!fields) return heard?.title ? <p className="brief-title">{heard.title}</p> : <Bone width="long" />
  return (
    <>
      <p className="brief-title">{fields.title}</p>
      <Change label="change" isWrong={error !== undefined}>
        <Field label="Title" name="title" error={error ?? ''}>
          <TextInput key={fields.title} defaultValue={fields.title} maxLength={100} />
        </Field>
        <Update />
      </Change>
    </>
  )
}

type CategoryRowProps = {
  reading: NonNullable<BriefView['reading']>
  fields: Fields | undefined
  categories: NeedData['categories']
}

function CategoryRow({ reading, fields, categories }: CategoryRowProps) {
  const chosen = fields?.categoryId ?? reading.categories[0]?.id
  return (
    <fieldset className="plain-set">
      <legend className="sr">Category</legend>
      {reading.categories.length === 0 ? <p className="soft">None found in these words</p> : null}
      {reading.categories.map(({ id, name }) => (
        <Radio key={`${id}${id === chosen}`} name="categoryId" value={id} defaultChecked={id === chosen}>
          {name}
        </Radio>
      ))}
      <Change label="another">
        <Field label="Another category" name="categoryOther">
          <Select options={categories} placeholder="Choose one" />
        </Field>
        <Update />
      </Change>
    </fieldset>
  )
}

function ScopeRow({
  view: { reading, heard, fields },
  error,
}: {
  view: BriefView
  error: string | undefined
}) {
  const lines = reading?.scope ?? heard?.scope.map((text) => ({ text, isFromAnswer: false }))
  if (!lines || (lines.length === 0 && !fields))
    return (
      <>
        <Bone width="long" />
        <Bone width="half" />
      </>
    )
  return (
    <>
      <ul className="scope">
        {lines.map(({ text, isFromAnswer }, at) => (
          <li key={`${at} ${text}`} className={isFromAnswer ? 'is-answer' : undefined}>
            {text} {isFromAnswer ? <span className="small soft">from your answer</span> : null}
          </li>
        ))}
      </ul>
      {fields ? (
        <Change label={lines.length === 0 ? 'write it' : 'change'} isWrong={error !== undefined}>
          <Field label="What is included" name="scope" hint="One thing a line, up to 8" error={error ?? ''}>
            <TextArea key={fields.scope} rows={6} defaultValue={fields.scope} />
          </Field>
          <Update />
        </Change>
      ) : null}
    </>
  )
}

type BudgetRowProps = {
  budget: NonNullable<BriefView['figures']>['budget']
  fields: Fields
  currency: string
  errors: Record<string, string[]>
  children: ReactNode
}

function BudgetRow({ budget, fields, currency, errors, children }: BudgetRowProps) {
  return (
    <>
      <p className="dist-h">
        <b>{budget.words}</b>
        <small className="soft">{budget.note}</small>
      </p>
      {budget.drawn ? <PriceChart drawn={budget.drawn} /> : null}
      <p className="small soft dist-note">
        {budget.sentence} {children}
      </p>
      <Change label="change" isWrong={errors['budgetMin'] !== undefined || errors['budgetMax'] !== undefined}>
        <div className="form-row">
          <Field label="From" name="budgetMin" error={errors['budgetMin']?.[0] ?? ''}>
            <AmountInput
              key={fields.budgetMin}
              currency={currency}
              defaultValue={fields.budgetMin}
              maxLength={15}
            />
          </Field>
          <Field label="To" name="budgetMax" error={errors['budgetMax']?.[0] ?? ''}>
            <AmountInput
              key={fields.budgetMax}
              currency={currency}
              defaultValue={fields.budgetMax}
              maxLength={15}
            />
          </Field>
        </div>
        <Update />
      </Change>
    </>
  )
}

type DaysRowProps = {
  days: NonNullable<BriefView['figures']>['days']
  fields: Fields
  error: string | undefined
}

function DaysRow({ days, fields, error }: DaysRowProps) {
  return (
    <>
      <p className="dist-h">
        <b>{days.words}</b>
        <small className="soft">{days.note}</small>
      </p>
      {days.drawn ? <DaysRuler drawn={days.drawn} /> : null}
      <Change label="change" isWrong={error !== undefined}>
        <Field label="In how many days" name="days" error={error ?? ''}>
          <NumberInput key={fields.days} defaultValue={fields.days} maxLength={3} />
        </Field>
        <Update />
      </Change>
    </>
  )
}

const Update = () => (
  <Button size="s" name="intent" value={'make' satisfies NeedIntent}>
    Change it
  </Button>
)

const Bone = ({ width }: { width: 'short' | 'half' | 'long' }) => <span className={`skel skel-${width}`} />
