import { Button } from '#app/ui/inputs/button/button.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { minor } from '#platform/money/money.ts'
import { readPreviewed, type StepPreview, type StepSums, sumPreview } from './step-sums.ts'

type Props = { preview: StepPreview; typed: string }

/** The arithmetic of what is typed; until then, what it comes to at both ends. Without script a button works it out. */
export function StepPreviewSums({ preview, typed }: Props) {
  const { value, error } = readPreviewed(preview, typed)
  return (
    <div className="step-sum" aria-live="polite">
      {value === undefined ? (
        <>
          {typed.trim() ? <p className="soft">{error}</p> : null}
          {preview.kind === 'split' ? <Ends preview={preview} /> : null}
        </>
      ) : (
        <Sum {...sumPreview(preview, value)} />
      )}
      <noscript>
        <Button size="s" name="preview" value="yes">
          Calculate
        </Button>
      </noscript>
    </div>
  )
}

/** What each side gets when nothing, half or all of the price was earned. */
function Ends({ preview }: { preview: Extract<StepPreview, { priceMinor: bigint }> }) {
  const { priceMinor, currency } = preview
  const ends = [0n, priceMinor / 2n, priceMinor].map((earned) => ({
    earned: formatMoney(earned, currency),
    ...sumPreview(preview, minor(earned)),
  }))
  const [first] = ends
  if (!first) return null
  const whole = ({ rows, total }: StepSums) =>
    [...rows, ...(preview.hadMinor === null ? [] : [total])].filter(({ isPart }) => !isPart)
  const columns = whole(first)
  return (
    <Scroller label="What it comes to">
      <table className="table table-tight">
        <caption className="sr">What it comes to</caption>
        <thead>
          <tr>
            <th scope="col">Earned</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="n">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ends.map(({ earned, ...sums }) => (
            <tr key={earned}>
              <th scope="row">{earned}</th>
              {whole(sums).map(({ name, amount }) => (
                <td key={name} className="n">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
