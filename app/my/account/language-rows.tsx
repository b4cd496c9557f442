import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Select, type SelectOption } from '#app/ui/inputs/select/select.tsx'
import { useAccountPage } from './account-page.ts'

type Row = { code: string; level: string }

type LanguageRowsProps = {
  saved: readonly Row[]
  languages: readonly SelectOption[]
  levels: readonly SelectOption[]
}

const INTENT = 'change-profile'
const EMPTY_ROWS = 2
const ROWS_MOST = 10

/** The languages one speaks, and two empty rows for more: it needs no script, and saving makes new ones. */
export function LanguageRows({ saved, languages, levels }: LanguageRowsProps) {
  const { answer } = useAccountPage()
  const result = answer?.intent === INTENT ? answer.result : undefined
  const rows = result ? typedRows(result.initialValue?.['languages']) : saved
  const shown = [...rows, ...Array.from({ length: EMPTY_ROWS }, () => ({ code: '', level: '' }))]
  const error = Object.entries(result?.error ?? {}).find(([name]) => name.startsWith('languages'))?.[1]?.[0]
  return (
    <FieldSet
      id={`${INTENT}-languages`}
      label="Languages"
      optional
      error={error}
      hint="Leave a row empty to take it out"
    >
      <div className="language-rows">
        {shown.slice(0, ROWS_MOST).map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and their order never changes.
          <div className="language-row" key={`${at} ${row.code}`}>
            <Select
              id={`${INTENT}-language-${at}`}
              name={`languages[${at}].code`}
              aria-label={`Language ${at + 1}`}
              options={languages}
              placeholder="Language"
              defaultValue={row.code}
              required={false}
            />
            <Select
              id={`${INTENT}-level-${at}`}
              name={`languages[${at}].level`}
              aria-label={`How well, language ${at + 1}`}
              options={levels}
              placeholder="How well"
              defaultValue={row.level}
              required={false}
            />
          </div>
        ))}
      </div>
    </FieldSet>
  )
}

/** What came back with a refused form: rows of which some may be empty. */
function typedRows(typed: unknown): Row[] {
  if (!Array.isArray(typed)) return []
  return typed
    .map((row: unknown) => {
      const { code, level } = (typeof row === 'object' && row !== null ? row : {}) as Partial<Row>
      return { code: typeof code === 'string' ? code : '', level: typeof level === 'string' ? level : '' }
    })
    .filter(({ code, level }) => code !== '' || level !== '')
}
