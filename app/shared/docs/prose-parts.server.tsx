import type { Parts } from '#app/ui/markdown/draw-tree.tsx'

/** What scrolls on a phone must be reachable by keys, and be named. */
export function tablesOf(title: string): Pick<Parts, 'table'> {
  let count = 0
  return {
    table({ children }) {
      count += 1
      const name = count === 1 ? `Table: ${title}` : `Table ${count}: ${title}`
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="prose-table" aria-label={name} tabIndex={0}>
          <table>{children}</table>
        </section>
      )
    },
  } satisfies Parts
}

/** A heading as the end of an address. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
