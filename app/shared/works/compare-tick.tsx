import { Button } from '#app/ui/inputs/button/button.tsx'

const COMPARE = 'compare'

/** Marks a service of a list to be compared; a plain GET form gathers the marks, so it needs no script. */
export function CompareTick({
  to,
  name,
}: {
  /** Its address: `/services/a-logo`. */ to: string
  name: string
}) {
  return (
    <label className="compare-tick">
      <input
        type="checkbox"
        form={COMPARE}
        name="s"
        value={to.slice('/services/'.length)}
        autoComplete="off"
      />
      Compare<span className="sr"> {name}</span>
    </label>
  )
}

/** Comes into sight with the first mark. */
export function CompareBar() {
  return (
    <form id={COMPARE} className="compare-bar" action="/compare">
      <span>Up to four side by side</span>
      <Button look="main" size="s">
        Compare
      </Button>
    </form>
  )
}
