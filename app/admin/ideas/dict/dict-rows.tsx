import type { SubmissionResult } from '@conform-to/react'
import type { KeyboardEvent } from 'react'
import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import type { StateView } from '#app/shared/ideas/dictionary-view.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { colourWords, type IdeaColour, ideaColours, ideaLimits } from '#domain/ideas/idea-rules.ts'
import { printOfRow } from '#domain/ideas/dictionary/row-rules.ts'
import type { DictIntent } from './dict-intents.ts'

/** The buttons beside rows send this form: what is typed into the rows stays out of it. */
export const ROW_FORM = 'row'

export type DictRow = {
  id: string
  label: string
  colour: IdeaColour
  description: string
  isRetired: boolean
  inUse: number
  isUsed: boolean
  /** Where it is a state. */
  state?: StateView | undefined
}

type DictRowsProps = {
  list: 'state' | 'kind'
  rows: readonly DictRow[]
  result: SubmissionResult<string[]> | undefined
}

const colours = ideaColours.map((value) => ({ value, label: colourWords[value] }))

/** One row each: its mark, words and colour, and what can be done to it. Alt and an arrow move it. */
export function DictRows({ list, rows, result }: DictRowsProps) {
  const name = list === 'state' ? 'states' : 'kinds'
  const typedRows = result?.initialValue?.[name] as Record<string, string>[] | undefined
  return (
    <ul>
      {rows.map((row, place) => {
        const at = `${name}[${place}]`
        // By its id: a colleague may have moved the rows since they were sent.
        const sentAt = typedRows?.findIndex(({ id }) => id === row.id) ?? -1
        const typed = touched(typedRows?.[sentAt])
        const value = (field: 'label' | 'colour' | 'description') => (typed ?? row)[field] ?? ''
        const isTicked = (field: 'isFinal' | 'isRefusal') =>
          typed ? typed[field] === 'on' : (row.state?.[field] ?? false)
        const errorOf = (field: string) => result?.error?.[`${name}[${sentAt}].${field}`]?.[0]
        const error = errorOf('label') ?? errorOf('description')
        return (
          <li
            key={row.id}
            id={`row-${row.id}`}
            className={row.isRetired ? 'dict-row is-retired' : 'dict-row'}
          >
            <span className="dict-mark">
              {row.state ? (
                <IdeaState state={{ ...row.state, label: '' }} />
              ) : (
                <span className="dict-swatch" data-colour={row.colour} />
              )}
              <small className="soft" title="In use">
                {formatCount(row.inUse)}
              </small>
            </span>
            <input type="hidden" name={`${at}.id`} value={row.id} />
            <input type="hidden" name={`${at}.was`} value={printOfRow({ ...row, ...endsOf(row) })} />
            <TextInput
              name={`${at}.label`}
              aria-label={`Label of ${row.label}`}
              defaultValue={value('label')}
              onKeyDown={moveByKeys}
              maxLength={ideaLimits.label.max}
              aria-invalid={error ? true : undefined}
              autoComplete="off"
            />
            <Select
              small
              name={`${at}.colour`}
              aria-label={`Colour of ${row.label}`}
              defaultValue={value('colour')}
              options={colours}
            />
            <TextInput
              name={`${at}.description`}
              aria-label={`Description of ${row.label}`}
              placeholder="What it means"
              defaultValue={value('description')}
              onKeyDown={moveByKeys}
              maxLength={ideaLimits.description.max}
              autoComplete="off"
            />
            <Acts list={list} row={row} isFirst={place === 0} isLast={place === rows.length - 1} />
            {row.state && !row.state.isFirst ? (
              <span className="dict-ends">
                <Check name={`${at}.isFinal`} defaultChecked={isTicked('isFinal')}>
                  Final: voting ends
                </Check>
                <Check name={`${at}.isRefusal`} defaultChecked={isTicked('isRefusal')}>
                  Says no: needs an answer
                </Check>
              </span>
            ) : null}
            {error ? <small className="bad dict-ends">{error}</small> : null}
          </li>
        )
      })}
    </ul>
  )
}

const endsOf = ({ state }: DictRow) => (state ? { isFinal: state.isFinal, isRefusal: state.isRefusal } : {})

type TypedRow = Record<string, string> | undefined

/** A row as it was typed; what was sent as it had been read shows what it says now. */
function touched(typed: TypedRow): TypedRow {
  const { label = '', colour = '', description = '', isFinal, isRefusal, was } = typed ?? {}
  const ends = { isFinal: isFinal === 'on', isRefusal: isRefusal === 'on' }
  return printOfRow({ label, colour, description, ...ends }) === was ? undefined : typed
}

type ActsProps = { list: 'state' | 'kind'; row: DictRow; isFirst: boolean; isLast: boolean }

function Acts({ list, row, isFirst, isLast }: ActsProps) {
  const press = (deed: 'up' | 'down' | 'retire' | 'bring-back' | 'delete') => ({
    form: ROW_FORM,
    name: 'intent',
    value: `${deed}:${list}:${row.id}` satisfies DictIntent,
  })
  const isGiven = row.state?.isFirst === true
  return (
    <span className="dict-acts">
      <IconButton label={`Move ${row.label} up`} data-move="up" disabled={isFirst} {...press('up')}>
        <Icon name="arrow-up" size={16} />
      </IconButton>
      <IconButton label={`Move ${row.label} down`} data-move="down" disabled={isLast} {...press('down')}>
        <Icon name="arrow-down" size={16} />
      </IconButton>
      {isGiven ? null : row.isRetired ? (
        <Button look="bare" size="s" aria-label={`Bring back ${row.label}`} {...press('bring-back')}>
          Bring back
        </Button>
      ) : row.isUsed ? (
        <Button look="bare" size="s" aria-label={`Retire ${row.label}`} {...press('retire')}>
          Retire
        </Button>
      ) : (
        <Button look="bare" size="s" aria-label={`Delete ${row.label}`} {...press('delete')}>
          Delete
        </Button>
      )}
    </span>
  )
}

function moveByKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const to = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
  if (!to || !event.altKey) return
  event.preventDefault()
  event.currentTarget.closest('li')?.querySelector<HTMLButtonElement>(`[data-move=${to}]`)?.click()
}
