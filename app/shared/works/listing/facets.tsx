import { lazy, Suspense, useEffect, useRef, type FormEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check, Radio } from '#app/ui/inputs/field/choice.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { keptInside } from '#app/ui/kept/kept-inside.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { AmountRange } from './amount-range.tsx'
import type { FacetGroup, FacetOption } from './facet-groups.ts'
import type { ListingView, PriceFacet } from './listing-view.ts'

/** Only a browser remembers, so it comes after the page; below the filters, where it moves nothing. */
const RememberedFilters = lazy(() => import('./remembered-filters.tsx'))

/** A GET form. With script a choice applies at once; without, or in a phone's sheet, there is a button. */
export function Facets({ id, view }: { id: string; view: ListingView }) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const isAlive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<string>(undefined)
  const apply = () => void submit(form.current, { preventScrollReset: true })

  useEffect(() => {
    // What was chosen before the script came counts; later the address decides, and a chip may have changed it.
    if (shown.current !== undefined) form.current?.reset()
    shown.current = search
  }, [search])

  const formId = `${id}-form`
  return (
    <Sheet
      id={id}
      title="Filters"
      inlineOnWide
      footer={
        <Button look="main" form={formId}>
          Show {view.count}
        </Button>
      }
    >
      <Form
        ref={form}
        id={formId}
        className="facets"
        action={pathname}
        autoComplete="off"
        onSubmit={closeSheet}
        onChange={(event: FormEvent) => {
          if (isChoice(event.target) || isLeft(event.target)) apply()
        }}
        onBlur={(event) => {
          if (isChangedText(event.target)) apply()
        }}
        {...keptInside(Choices, chosenOf(view))}
      />
      {isAlive ? (
        <Suspense>
          <RememberedFilters chosen={view.chips.map(({ label }) => label)} />
        </Suspense>
      ) : null}
    </Sheet>
  )
}

type Chosen = Pick<ListingView, 'otherParams' | 'prices' | 'groups'>

const chosenOf = ({ otherParams, prices, groups }: ListingView): Chosen => ({ otherParams, prices, groups })

/** All that can be chosen, which many who look around see alike. */
function Choices({ otherParams, prices, groups: all }: Chosen) {
  return (
    <>
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Prices prices={prices} />
      {sections(all).map(({ title, groups }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {groups.map((group) =>
            group.options.map((option) => (
              <Option key={group.name + option.value} {...option} group={group} />
            )),
          )}
        </fieldset>
      ))}
    </>
  )
}

/** Groups of one title stand together. */
function sections(groups: readonly FacetGroup[]): { title: string; groups: FacetGroup[] }[] {
  return [...Map.groupBy(groups, ({ title }) => title)].map(([title, together]) => ({
    title,
    groups: together,
  }))
}

function Option({ group, value, label, count, isOn }: FacetOption & { group: FacetGroup }) {
  const Choice = group.kind === 'radio' ? Radio : Check
  return (
    <Choice
      name={group.name}
      value={value}
      defaultChecked={isOn}
      disabled={count === 0 && !isOn}
      note={count === undefined ? undefined : formatCount(count)}
    >
      {label}
    </Choice>
  )
}

function Prices({ prices: { currency, from, to, bars } }: { prices: PriceFacet }) {
  return (
    <fieldset>
      <legend>Price, {currency}</legend>
      <svg
        className="histo"
        viewBox={`0 0 ${bars.length * 12 - 2} 36`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ share, isOn }, at) => {
          const height = share === 0 ? 1 : Math.max(3, Math.round(share * 36))
          return (
            <rect
              key={at}
              className={isOn && share > 0 ? 'is-on' : undefined}
              x={at * 12}
              y={36 - height}
              width="10"
              height={height}
            />
          )
        })}
      </svg>
      <AmountRange name="price" label="Price" from={from} to={to} />
    </fieldset>
  )
}

const isChoice = (target: EventTarget) =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

const isChangedText = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'text' && target.value !== target.defaultValue

/** Typed into and left before the script came. */
const isLeft = (target: EventTarget) => target !== document.activeElement

/** What was asked for is behind it; without script the page comes anew. */
function closeSheet(event: FormEvent<HTMLFormElement>) {
  const sheet = event.currentTarget.closest<HTMLElement>(':popover-open')
  sheet?.hidePopover()
}
