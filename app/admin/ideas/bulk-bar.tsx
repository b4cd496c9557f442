import type { KindView, StateView } from '#app/shared/ideas/dictionary-view.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { EnterPressesNothing } from '#app/ui/inputs/form/enter-presses-nothing.tsx'
import { NumberInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { DeskIntent } from './desk-intents.ts'

/** The fields of a form as they were sent. */
export type Typed = Record<string, unknown>

type BulkBarProps = {
  states: readonly StateView[]
  kinds: readonly KindView[]
  /** The idea that is open: most are merged into it. */
  into: number | undefined
  typed: Typed | undefined
}

/** What is done to all that are chosen. It appears by style alone when one is, so it works before script does. */
export function BulkBar({ states, kinds, into, typed }: BulkBarProps) {
  const given = (name: string) => (typed?.[name] ? String(typed[name]) : undefined)
  return (
    <div className="ideas-bulk" role="group" aria-label="Do to all chosen">
      <EnterPressesNothing />
      <div className="row">
        <Select
          small
          name="stateId"
          aria-label="State"
          defaultValue={given('stateId')}
          options={states
            .filter(({ isFirst, isRetired }) => !isFirst && !isRetired)
            .map(({ id, label }) => ({ value: id, label }))}
        />
        <TextInput
          name="words"
          aria-label="Words to the state"
          defaultValue={given('words')}
          placeholder="Words to it, for all"
          maxLength={200}
        />
        <Button size="s" name="intent" value={'many:state' satisfies DeskIntent}>
          Set state
        </Button>
      </div>
      <div className="row">
        <Select
          small
          name="kindId"
          aria-label="Kind"
          defaultValue={given('kindId')}
          options={kinds.filter(({ isRetired }) => !isRetired).map(({ id, label }) => ({ value: id, label }))}
        />
        <Button size="s" name="intent" value={'many:kind' satisfies DeskIntent}>
          Set kind
        </Button>
      </div>
      <div className="row">
        <NumberInput
          key={into}
          name="into"
          aria-label="Number of the idea to merge into"
          placeholder="Number"
          defaultValue={given('into') ?? (into === undefined ? '' : String(into))}
        />
        <Button size="s" name="intent" value={'many:merge' satisfies DeskIntent}>
          Merge into it
        </Button>
      </div>
    </div>
  )
}
